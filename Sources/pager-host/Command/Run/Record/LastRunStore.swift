import PagerBus

/// Where the records of last runs are: a file a session, in a folder of the working folder.
///
/// A file a session lets runs of other sessions go on at the same time, and a run of some sessions
/// be followed by one of others.
struct LastRunStore {
  /// The folder; a build server can keep it from one run to the next.
  static let folder = ".pager-host/last-run"

  /// The largest record that is read.
  private static let bytesMaximum = 1 << 20

  /// How many digits of the hash of a path tell files of one name apart.
  private static let digitCount = 12

  /// What there is of a session.
  enum Found: Equatable, Sendable {
    /// Its last run.
    case run(LastRun)
    /// It never ran, or nothing was kept.
    case nothing
    /// Something that cannot be used, with the reason.
    case unusable(String)
  }

  let console: any Console

  /// Looks up the last run of a session.
  func find(_ session: String) -> Found {
    let session = PathText.plain(session)
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try console.read(path(of: session), limit: Self.bytesMaximum)
    } catch {
      return error.cause == .missing ? .nothing : .unusable(error.reason)
    }
    do throws(LastRun.Fault) {
      return .run(try LastRun(bytes, session: session))
    } catch {
      return .unusable(error.reason)
    }
  }

  /// Keeps a run, as a whole or not at all; the same is not written twice.
  func keep(_ run: LastRun) throws(FileFault) {
    guard find(run.session) != .run(run) else { return }
    let path = path(of: run.session)
    let ignored = ".pager-host/.gitignore"
    if console.kind(of: ignored) == .missing {
      let file = try console.create(ignored)
      try file.write(Array("*\n".utf8))
      try file.finish()
    }
    if console.kind(of: path) == .missing { try console.create(path).finish() }
    try console.replace(path, with: Array(run.text.utf8))
  }

  private func path(of session: String) -> String {
    var slugs = CaseSlug()
    let digits = SHA256.label(of: Array(session.utf8)).suffix(Self.digitCount)
    return "\(Self.folder)/\(slugs.slug(of: PathText.last(session)))-\(digits).json"
  }
}
