/// Where traces go.
enum TraceTarget: Equatable, Sendable {
  /// Nowhere.
  case none
  /// The standard output, for exactly one case.
  case output
  /// This file, for exactly one case.
  case file(String)
  /// Files below this folder.
  case folder(String)

  /// Reads the option's text: `-`, a folder, or a file.
  ///
  /// A folder exists already, ends with `/`, or has no ending in its name.
  init(_ text: String?, _ console: any Console) {
    guard let text else {
      self = .none
      return
    }
    switch console.kind(of: text) {
    case _ where text == "-": self = .output
    case .folder: self = .folder(text)
    case .file: self = .file(text)
    case .missing:
      let hasEnding = PathText.last(text).dropFirst().contains(".")
      self = text.hasSuffix("/") || !hasEnding ? .folder(text) : .file(text)
    }
  }

  /// Whether it takes exactly one case.
  var isSingle: Bool {
    switch self {
    case .none, .folder: false
    case .output, .file: true
    }
  }

  /// The file of a case; nil if the trace goes to none.
  ///
  /// - Parameters:
  ///   - stem: the session's name without folders and ending.
  ///   - slug: the case's.
  /// - Returns: a path that may not exist yet.
  func path(stem: String, slug: String) -> String? {
    switch self {
    case .none, .output: return nil
    case .file(let path): return path
    case .folder(let path):
      let name = [".", "..", "-", ""].contains(stem) ? "session" : stem
      return (path.hasSuffix("/") ? path : path + "/") + "\(name)/\(slug).trace"
    }
  }
}
