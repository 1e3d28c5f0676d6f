/// The paths in includes, joined and shortened as texts; no file system is asked.
enum RelativePath {
  /// A path as it is meant in a file.
  static func joined(_ path: String, toFolderOf file: String) -> String {
    guard !isAbsolute(path) else { return path }
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var parts: [Substring] = []
    for part in folder + path.split(separator: "/", omittingEmptySubsequences: false) {
      switch part {
      case ".": continue
      case "" where !parts.isEmpty: continue
      case ".." where !parts.isEmpty && parts.last != ".." && parts.last != "": parts.removeLast()
      default: parts.append(part)
      }
    }
    // The folder itself has a name, too, so that it can be told that it is no file.
    return parts.isEmpty && !path.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Whether a path belongs to one machine only.
  static func isAbsolute(_ path: String) -> Bool {
    path.hasPrefix("/") || path.hasPrefix("~") || path.dropFirst().hasPrefix(":")
  }

  /// The name behind the last slash.
  static func lastPart(_ path: String) -> String {
    let name = path.split { $0 == "/" || $0 == "\\" }.last ?? ""
    return String(name.map { $0.isNewline || $0 == "\0" ? " " : $0 })
  }

  /// The last part without the ending of a recording.
  static func stem(_ path: String) -> String {
    let name = lastPart(path)
    for ending in [".yaml", ".yml", ".json", ".sh"]
    where name.hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
