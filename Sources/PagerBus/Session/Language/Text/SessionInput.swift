/// Reads a session in either of its forms.
package enum SessionInput {
  /// Whether a text is the JSON form: its first visible byte opens an object.
  package static func isJSON(_ source: SourceText) -> Bool {
    let bytes = source.bytes[source.startOfText...]
    let spaces: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    return bytes.first { !spaces.contains($0) } == UInt8(ascii: "{")
  }

  /// Reads without judging.
  package static func parse(_ source: SourceText) -> (file: SessionFile, diagnostics: Diagnostics) {
    guard isJSON(source) else { return Parser.parse(source) }
    do throws(DiagnosticsError) {
      return (try SessionJSONReader.read(source), Diagnostics())
    } catch {
      return (SessionFile(source: source), error.diagnostics)
    }
  }
}
