/// How many things a folder may hold.
enum FolderRule {
  /// A folder holds at most this many files and folders.
  static let entryMaximum = 9

  /// Folders that something else decides about: a numbered series, which is read by number and
  /// never browsed, and the tests, of which each layer has a folder.
  private static let exempt: Set = ["Sources/PagerBus/Core/PagerBus.docc/decisions", "Tests"]

  static func findings(in folder: SourceTree.Folder) -> [Finding] {
    let isCode = ["Sources", "Tests"].contains { (folder.path + "/").hasPrefix($0 + "/") }
    guard isCode, !exempt.contains(folder.path), folder.entries.count > entryMaximum else {
      return []
    }
    return [
      Finding(
        path: folder.path, line: nil,
        advice: "holds \(folder.entries.count) things; group them, \(entryMaximum) at most")
    ]
  }
}
