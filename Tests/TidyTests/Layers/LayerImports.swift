/// Which modules each folder may import.
enum LayerImports {
  /// A folder and the modules that it sees, beyond the standard library.
  struct Layer: Sendable {
    let folder: String
    let modules: Set<String>
  }

  private static let product: Set = [
    "PagerBus", "PagerTesting", "PagerSession", "PagerViews", "PagerExplore", "PagerProcess",
    "PagerPlugins",
  ]

  static let layers = [
    Layer(folder: "Sources/PagerBus/Core", modules: ["Synchronization"]),
    Layer(folder: "Sources/PagerBus/Testing", modules: ["PagerBus", "Synchronization"]),
    Layer(
      folder: "Sources/PagerBus/Session",
      modules: ["PagerBus", "PagerTesting", "Synchronization"]),
    Layer(folder: "Sources/PagerBus/Views", modules: ["PagerBus", "PagerSession"]),
    Layer(
      folder: "Sources/PagerBus/Explore",
      modules: ["CSystem", "PagerBus", "PagerSession", "PagerTesting", "Synchronization"]),
    Layer(
      folder: "Sources/PagerBus/Process",
      modules: ["CSystem", "Glibc", "PagerBus", "PagerSession", "Synchronization"]),
    Layer(folder: "Sources/Plugins", modules: ["PagerBus"]),
    Layer(
      folder: "Sources/pager-host/Command",
      modules: product.union(["Glibc", "Synchronization"])),
    Layer(
      folder: "Sources/pager-host/main", modules: ["PagerBus", "PagerHostCommand", "PagerPlugins"]),
  ]

  static func findings(in file: SourceFile) -> [Finding] {
    guard file.isIn("Sources"), file.isSwift else { return [] }
    guard let layer = layers.first(where: { file.isIn($0.folder) }) else {
      return [
        Finding(path: file.path, line: nil, advice: "belongs to no layer; add it to LayerImports")
      ]
    }
    var conditions: [String] = []
    return file.tokens.indices.compactMap { index in
      follow(file, index, &conditions)
      guard isImport(file, at: index) else { return nil }
      let module = importedModule(file, after: index)
      let isLock = module == "Glibc" && conditions.last == "TSAN"
      if module == "Swift" || layer.modules.contains(module) || isLock { return nil }
      let allowed = layer.modules.sorted().joined(separator: ", ")
      return Finding(
        file, file.tokens[index], "imports \(module); \(layer.folder) sees only \(allowed)")
    }
  }

  /// The keyword, and not a name that is spelled like it.
  private static func isImport(_ file: SourceFile, at index: Int) -> Bool {
    let access: Set = ["public", "package", "internal", "fileprivate", "private", "testable"]
    let token = file.tokens[index]
    return token.kind == .word && token.text == "import"
      && (token.isFirstOfLine || access.contains(file.text(at: index - 1)))
      && file.tokens.indices.contains(index + 1) && file.tokens[index + 1].kind == .word
  }

  private static func importedModule(_ file: SourceFile, after index: Int) -> String {
    let kinds: Set = ["struct", "enum", "class", "protocol", "func", "typealias", "var", "let"]
    let next = file.text(at: index + 1)
    return kinds.contains(next) ? file.text(at: index + 2) : next
  }

  /// Keeps the stack of `#if` conditions.
  private static func follow(_ file: SourceFile, _ index: Int, _ conditions: inout [String]) {
    guard file.text(at: index) == "#" else { return }
    switch file.text(at: index + 1) {
    case "if": conditions.append(file.text(at: index + 2))

    case "else", "elseif":
      if !conditions.isEmpty { conditions[conditions.count - 1] = "" }

    case "endif": _ = conditions.popLast()

    default: break
    }
  }
}
