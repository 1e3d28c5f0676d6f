/// A wall inside a target: files on one side do not name the types of the other.
///
/// The compiler sees one module there, so the names are compared as words. A type that both sides
/// declare counts for neither, and a member after a dot is not looked at.
struct VocabularyWall: Sendable {
  let inside: [String]
  let hidden: [String]

  static let core = [
    VocabularyWall(["Bus", "Runtime", "Values"], mayNotName: ["Pager", "Host"]),
    VocabularyWall(["Pager"], mayNotName: ["Host"]),
  ]

  /// A wall between folders of the core.
  init(_ inside: [String], mayNotName hidden: [String]) {
    self.init(
      inside: inside.map { "Sources/PagerBus/Core/" + $0 },
      hidden: hidden.map { "Sources/PagerBus/Core/" + $0 })
  }

  /// A wall between folders anywhere.
  init(inside: [String], hidden: [String]) {
    self.inside = inside
    self.hidden = hidden
  }

  func findings(in files: [SourceFile]) -> [Finding] {
    let insiders = files.filter { file in inside.contains(where: file.isIn) }
    let known = Set(insiders.flatMap(\.outerTypeNames))
    var places: [String: String] = [:]
    for file in files where hidden.contains(where: file.isIn) {
      for name in file.outerTypeNames where !known.contains(name) { places[name] = file.path }
    }
    return insiders.flatMap { findings(in: $0, places) }
  }

  private func findings(in file: SourceFile, _ places: [String: String]) -> [Finding] {
    guard !file.vocabulary.isDisjoint(with: places.keys) else { return [] }
    let own = Set(file.types.map(\.name))
    var reported: Set<String> = []
    return file.tokens.indices.compactMap { index in
      let token = file.tokens[index]
      guard token.kind == .word, let place = places[token.text], !own.contains(token.text),
        file.text(at: index - 1) != ".", reported.insert(token.text).inserted
      else { return nil }
      return Finding(file, token, "names \(token.text) of \(place); speak through events instead")
    }
  }
}
