import PagerBus
import PagerSession

/// Patterns of a command line: several in one argument have commas between them.
enum Globs {
  /// The patterns of several arguments.
  static func patterns(_ arguments: [String]) -> [NamePattern] {
    words(arguments).map { NamePattern($0) }
  }

  /// The patterns of an option, each of which must fit one of the names.
  static func patterns(
    _ arguments: [String], of option: OptionName, among names: [String]
  ) throws(CommandFailure) -> [NamePattern] {
    for word in words(arguments) where !names.contains(where: { NamePattern(word).matches($0) }) {
      throw .usage(
        UsageError(
          message: "`\(option.text)`: no type of events fits \"\(word)\"",
          help: Suggestion.help(for: word, among: names) ?? "such as page.* or selection.changed"))
    }
    return patterns(arguments)
  }

  /// The patterns of several arguments, as they are written.
  static func words(_ arguments: [String]) -> [String] {
    arguments.flatMap { $0.split(separator: ",") }.map { String($0) }
  }
}
