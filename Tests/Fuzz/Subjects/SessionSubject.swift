import PagerSession

/// Sessions in both forms: what can be read says the same in the other form and when it is read
/// again.
enum SessionSubject {
  private static let vocabulary = CheckVocabulary()

  /// Bytes of output for one of input: the deepest block is indented that far.
  private static let growthMaximum = 3 * Parser.depthMaximum

  /// Bytes of the output of an empty session.
  private static let emptyMaximum = 1_024

  /// Reads whichever form it is.
  static func examine(_ source: SourceText) {
    let (file, diagnostics) = SessionInput.parse(source)
    Law.tell(diagnostics)
    if diagnostics.isUsable || !file.statements.isEmpty {
      Law.tell(Checker.check(file, vocabulary: vocabulary))
    }
    if diagnostics.isUsable { examine(file) }
  }

  /// Reads the JSON form, whatever it looks like.
  static func examine(json source: SourceText) {
    do throws(DiagnosticsError) {
      let file = try SessionJSONReader.read(source)
      Law.tell(Checker.check(file, vocabulary: vocabulary))
      examine(file)
    } catch {
      Law.tell(error.diagnostics)
    }
  }

  private static func examine(_ file: SessionFile) {
    let text = SessionFormatter.text(of: file)
    let json = SessionJSONWriter.text(of: file)
    let limit = emptyMaximum + growthMaximum * file.source.bytes.count
    Law.isBounded(text.utf8.count, by: limit, "the canonical text")
    Law.isBounded(json.utf8.count, by: limit, "the JSON form")
    expect(text, toSay: text, json)
    expect(json, toSay: text, json)
  }

  /// A form that was written is read without an error, and written the same again.
  private static func expect(_ form: String, toSay text: String, _ json: String) {
    let (file, diagnostics) = SessionInput.parse(SourceText(name: "written", text: form))
    Law.holds(
      diagnostics.isUsable,
      "a form that was written cannot be read\n\(diagnostics.render(color: false))\n\(form)")
    Law.areSame(SessionFormatter.text(of: file), text, "the canonical text changes")
    Law.areSame(SessionJSONWriter.text(of: file), json, "the tree changes")
  }
}
