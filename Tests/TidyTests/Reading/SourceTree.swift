import FoundationEssentials

/// All text files of the package that rules look at.
struct SourceTree: Sendable {
  /// The files, by path.
  let files: [SourceFile]

  /// The names in each folder under the root, by the folder's path.
  let folders: [Folder]

  /// A folder and what it holds.
  struct Folder: Equatable, Sendable {
    let path: String
    let entries: [String]
  }

  /// The package that this test belongs to, read once.
  static let package = SourceTree(root: packageRoot(of: #filePath))

  var swift: [SourceFile] { files.filter(\.isSwift) }

  /// The Swift files of the product.
  var sources: [SourceFile] { swift.filter { $0.isIn("Sources") } }

  /// The Swift files of the tests.
  var tests: [SourceFile] { swift.filter { $0.isIn("Tests") } }

  func contains(_ path: String) -> Bool {
    files.contains { $0.path == path }
  }

  private static let roots = [
    ".ci", "Benchmarks", "Examples", "Package.swift", "Plugins.json", "README.md", "Sessions",
    "Sources", "Tests",
  ]
  private static let textEndings = [
    ".swift", ".md", ".session", ".json", ".c", ".h", ".py", ".js", ".yaml", ".sh", "/run",
  ]

  private init(root: String) {
    var files: [SourceFile] = []
    var folders: [Folder] = []
    var waiting = Array(Self.roots.reversed())
    let disk = FileManager.default
    while let path = waiting.popLast() {
      let full = root + "/" + path
      if let entries = try? disk.contentsOfDirectory(atPath: full) {
        let names = entries.filter { !$0.hasPrefix(".") }.sorted()
        folders.append(Folder(path: path, entries: names))
        waiting += names.reversed().map { path + "/" + $0 }
      } else if Self.textEndings.contains(where: path.hasSuffix),
        let data = disk.contents(atPath: full)
      {
        files.append(SourceFile(path, String(decoding: data, as: UTF8.self)))
      }
    }
    self.files = files
    self.folders = folders
  }

  private static func packageRoot(of file: String) -> String {
    var parts = file.split(separator: "/")
    while !parts.isEmpty {
      parts.removeLast()
      let folder = "/" + parts.joined(separator: "/")
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return folder }
    }
    return "."
  }
}
