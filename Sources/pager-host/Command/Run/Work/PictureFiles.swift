import PagerSession
import PagerViews

/// The files of the pictures that a case asked for with `snapshot`, beside its trace.
struct PictureFiles {
  private static let ending = ".trace"

  /// The file of the trace; nil if it is none, and then there are no pictures either.
  let tracePath: String?
  let console: any Console

  /// Writes all pictures of a case.
  ///
  /// - Throws: why one could not be written.
  func write(_ result: CaseResult, session: String) throws(FileFault) {
    guard let tracePath, !Self.isDevice(tracePath) else { return }
    for picture in result.pictures {
      let strip = FilmStrip(of: picture, session: session, testCase: result.name)
      let file = try console.create(Self.path(of: picture.name, beside: tracePath))
      try file.write(Array((strip.svg(scale: SnapshotCommand.standardScale) + "\n").utf8))
      try file.finish()
    }
  }

  /// Whether a trace went where no file can stand beside it.
  private static func isDevice(_ path: String) -> Bool {
    path.hasPrefix("/dev/") && !path.hasSuffix(ending)
  }

  /// The trace's path with the picture's name in place of the ending.
  ///
  /// Cases of one session have their traces in one folder, and may use the same names.
  static func path(of name: String, beside trace: String) -> String {
    let stem = trace.hasSuffix(ending) ? String(trace.dropLast(ending.count)) : trace
    return "\(stem).\(name).svg"
  }
}
