/// Every event of the core stands in the catalogue, from which traces are read.
enum CatalogueRule {
  private static let catalogue = "EventCatalogue.swift"

  static func findings(in files: [SourceFile]) -> [Finding] {
    let core = files.filter { $0.isIn("Sources/PagerBus/Core") }
    let lists = core.filter { $0.path.hasSuffix("/" + catalogue) }
    return core.flatMap { file in
      events(in: file).filter { event in !lists.contains { names(event.name, in: $0) } }.map {
        Finding(file, $0.token, "is not in \(catalogue); add the line: \($0.name).self,")
      }
    }
  }

  private static func names(_ name: String, in file: SourceFile) -> Bool {
    file.tokens.indices.contains { file.matches([name, ".", "self"], at: $0) }
  }

  /// The types that say they are events.
  private static func events(in file: SourceFile) -> [Declaration] {
    file.types.filter { type in
      guard ["struct", "enum"].contains(file.text(at: type.index)),
        file.text(at: type.index + 2) == ":"
      else { return false }
      let conformances = file.tokens.dropFirst(type.index + 3).prefix { $0.text != "{" }
      return conformances.contains { $0.kind == .word && $0.text == "Event" }
    }
  }
}
