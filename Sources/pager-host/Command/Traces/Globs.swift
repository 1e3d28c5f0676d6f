import PagerBus

/// Patterns of a command line: several in one argument have commas between them.
enum Globs {
  static func patterns(_ arguments: [String]) -> [NamePattern] {
    arguments.flatMap { $0.split(separator: ",") }.map { NamePattern(String($0)) }
  }
}
