/// Paths as texts; no file system is asked.
enum PathText {
  /// A path that a file means from its own folder.
  static func joined(_ path: String, besides file: String) -> String {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
    return String(file[...slash]) + path
  }

  /// The part behind the last slash.
  static func last(_ path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? path
  }
}
