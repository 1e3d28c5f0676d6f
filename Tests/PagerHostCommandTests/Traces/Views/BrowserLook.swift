import FoundationEssentials
import Testing

/// A page of the player, looked at in a real browser by the programs beside this file.
struct BrowserLook {
  private static let root = ExampleSessionTests.root

  private static let program = root.appending(
    path: "Tests/PagerHostCommandTests/Traces/Views/Browser/look.py"
  ).path()

  /// Whether the browser and what drives it are there; a check that must not skip says so.
  static let isPossible =
    ProcessInfo.processInfo.environment["PAGERBUS_BROWSER"] == "required"
    || ["chromium", "python3"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0)
    }

  static let absence: Comment = "needs chromium and python3 in /usr/bin; .ci/run installs them"

  private let folder: ProcessFolder

  /// Runs a session in the package's folder, `$F` being the one where its traces are kept.
  init(_ files: [String: String] = [:], run words: String) throws {
    folder = try ProcessFolder(files)
    let run = try folder.shell("F=$PWD; cd '\(Self.root.path())' && exec \"$H\" run \(words)")
    try #require(run.exit < 2, "\(run.error)")
  }

  func remove() { folder.remove() }

  /// Runs a line of the shell in the folder, which must succeed.
  func shell(_ line: String) throws {
    let outcome = try folder.shell(line)
    try #require(outcome.exit == 0, "\(outcome.error)")
  }

  /// Makes a page of a trace of this name.
  func export(_ name: String) throws {
    try shell("\"$H\" export \(name).trace --to html >\(name).html")
  }

  /// Looks at a page; what is not as it should be is the failure's text.
  func look(_ what: String, _ words: String) throws {
    let outcome = try folder.shell("exec python3 -B '\(Self.program)' \(what) \(words)")
    #expect(outcome.exit == 0, "\(outcome.error)")
    #expect(!outcome.isLate)
  }
}
