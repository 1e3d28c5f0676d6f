import PagerBus
import PagerSession

/// The frames of a trace, one after every event, each told by what changed.
struct FrameTrail: Sendable {
  private var fold = TraceFold()
  private var writer = JSONWriter()

  /// What could be seen after the last event.
  var frame: PagerFrame { fold.frame }

  /// Its canonical JSON.
  private(set) var json: [UInt8] = []

  /// The first event that could not be read; nil if all could.
  private(set) var fault: Diagnostic?

  /// Makes a trail that has read nothing.
  init() { rewrite() }

  /// Begins with the settings that a header says.
  mutating func begin(_ header: TraceFileHeader) {
    fold.begin(header)
    rewrite()
  }

  /// Takes in the next event.
  ///
  /// An event that makes no sense changes nothing; it is kept as ``fault``.
  ///
  /// - Returns: what it changed; nil for nothing.
  mutating func take(_ event: TraceEvent) -> [UInt8]? {
    do throws(Diagnostic) {
      guard let taken = try fold.take(event), taken.isPartOfFrame else { return nil }
    } catch {
      fault = fault ?? error
      return nil
    }
    let old = json
    rewrite()
    return FrameDelta.change(from: old, to: json)
  }

  private mutating func rewrite() {
    writer.clear()
    fold.frame.write(into: &writer)
    json = writer.bytes
  }
}
