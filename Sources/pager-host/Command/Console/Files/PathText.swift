/// Paths as texts; no file system is asked.
enum PathText {
  /// A path that a file means from its own folder.
  static func joined(_ path: String, besides file: String) -> String {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
    return String(file[...slash]) + path
  }

  /// The folder of a path, and the name in it.
  static func parts(_ path: String) -> (folder: String, name: String) {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard let slash = path.lastIndex(of: "/") else { return (".", String(path)) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }

  /// A path without what means nothing: points for the same folder, and slashes too many.
  static func plain(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The part behind the last slash.
  static func last(_ path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? path
  }
}
