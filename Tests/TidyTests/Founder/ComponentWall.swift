/// No component names another: each speaks to the bus alone.
enum ComponentWall {
  private static let pager = "Sources/PagerBus/Core/Pager/"
  private static let plugins = "Sources/Plugins/"

  /// The folders of the components that are there.
  static func components(in files: [SourceFile]) -> [String] {
    let owned = ["PagedView", "TabBar", "Indicator"].map { pager + $0 }
    let parts = files.filter { $0.path.hasPrefix(plugins) }
      .map { $0.path.dropFirst(plugins.count).split(separator: "/") }
    let added = Set(parts.filter { $0.count > 1 }.map { plugins + $0[0] })
    return owned + added.sorted()
  }

  static func findings(in files: [SourceFile]) -> [Finding] {
    let components = components(in: files)
    return components.flatMap { component in
      VocabularyWall(inside: [component], hidden: components.filter { $0 != component })
        .findings(in: files)
    }
  }
}
