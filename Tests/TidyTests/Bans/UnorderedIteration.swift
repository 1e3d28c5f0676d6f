/// Loops over dictionaries and sets in the core, where order could reach an event.
///
/// A heuristic. It knows the names that are declared as dictionaries or sets with a written type or
/// initializer, in the files of a type for its own members and in a folder for members of others;
/// it flags loops over them, over their keys and values, and walks such as `map`, unless the result
/// is sorted at once. It does not follow values through functions.
enum UnorderedIteration {
  /// A name whose iteration cannot reach output.
  struct Allowance: Sendable {
    let path: String
    let name: String
    let reason: String
  }

  static let allowed: [Allowance] = []

  private static let walks: Set = [
    "map", "flatMap", "compactMap", "forEach", "reduce", "first", "filter", "enumerated", "keys",
    "values", "prefix", "popFirst", "randomElement",
  ]

  /// Walks whose result does not depend on the order.
  private static let orderless: Set = [
    "sorted", "contains", "count", "isEmpty", "allSatisfy", "min", "max", "subscript",
  ]

  static func findings(in files: [SourceFile]) -> [Finding] {
    let core = files.filter { $0.isIn("Sources/PagerBus/Core") }
    var own: [String: Set<String>] = [:]
    var near: [String: Set<String>] = [:]
    for file in core {
      let names = unorderedNames(in: file)
      own[stem(of: file), default: []].formUnion(names)
      near[file.folder, default: []].formUnion(names)
    }
    return core.flatMap { file in
      let own = own[stem(of: file), default: []]
      let near = near[file.folder, default: []].subtracting(properties(in: file)).union(own)
      return findings(in: file, own: own, near: near)
    }
  }

  /// What the files of one type have in common: the path up to the type's name.
  private static func stem(of file: SourceFile) -> String {
    let name = file.path.split(separator: "/").last ?? ""
    return file.folder + "/" + name.prefix { $0 != "+" && $0 != "." }
  }

  /// The names that a file declares as dictionaries or sets.
  static func unorderedNames(in file: SourceFile) -> [String] {
    file.tokens.indices.compactMap { index in
      guard file.tokens[index].kind == .word else { return nil }
      let name = file.tokens[index].text
      let isTyped =
        file.text(at: index + 1) == ":" && isUnorderedType(file, at: index + 2)
      let isMade =
        ["let", "var"].contains(file.text(at: index - 1)) && file.text(at: index + 1) == "="
        && isUnorderedType(file, at: index + 2)
      return isTyped || isMade ? name : nil
    }
  }

  /// All names that a file declares as constants or variables.
  private static func properties(in file: SourceFile) -> [String] {
    file.tokens.indices.compactMap { index in
      ["let", "var"].contains(file.text(at: index)) ? file.text(at: index + 1) : nil
    }
  }

  private static func isUnorderedType(_ file: SourceFile, at index: Int) -> Bool {
    let word = file.text(at: index)
    if word == "Set" || word == "Dictionary" {
      return ["<", "("].contains(file.text(at: index + 1))
    }
    guard word == "[" else { return false }
    var depth = 0
    for place in file.tokens.indices.dropFirst(index) {
      switch file.text(at: place) {
      case "[", "(", "<", "{": depth += 1

      case "]", ")", ">", "}":
        depth -= 1
        if depth == 0 { return false }

      case ":" where depth == 1: return true

      default: break
      }
    }
    return false
  }

  private static func findings(
    in file: SourceFile, own: Set<String>, near: Set<String>
  ) -> [Finding] {
    file.tokens.indices.compactMap { index in
      let token = file.tokens[index]
      let isMember = file.text(at: index - 1) == "." && file.text(at: index - 2) != "self"
      guard token.kind == .word, (isMember ? near : own).contains(token.text),
        !allowed.contains(where: { $0.path == file.path && $0.name == token.text }),
        isLoop(file, at: index) || isWalk(file, at: index)
      else { return nil }
      return Finding(
        file, token, "iterates over \(token.text), which has no order; sort it or keep an array")
    }
  }

  /// `for … in name {` or `for … in self.name where`.
  private static func isLoop(_ file: SourceFile, at index: Int) -> Bool {
    var start = index
    while file.text(at: start - 1) == "." { start -= 2 }
    guard file.text(at: start - 1) == "in" else { return false }
    let next = file.text(at: index + 1)
    return next == "{" || next == "where"
  }

  private static func isWalk(_ file: SourceFile, at index: Int) -> Bool {
    guard file.text(at: index + 1) == ".", walks.contains(file.text(at: index + 2)) else {
      return false
    }
    let isView = ["keys", "values"].contains(file.text(at: index + 2))
    if isView, file.text(at: index + 3) == "." {
      return !orderless.contains(file.text(at: index + 4))
    }
    return isView || ["(", "{"].contains(file.text(at: index + 3))
  }
}
