import PagerSession

/// Reads a command line by the table of commands and options.
struct ArgumentParser {
  private var rest: ArraySlice<String>
  private var parsed = ParsedArguments()
  private var spec: CommandSpec?
  private var isOpen = true

  private init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// Reads the arguments behind the program's name.
  ///
  /// Global options may stand before the command, and `--` ends options. `--help` and `--version`
  /// answer whatever else is missing.
  static func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(arguments)
    while let argument = parser.rest.popFirst() { try parser.take(argument) }
    if !parser.parsed.has(.help), !parser.parsed.has(.version) { try parser.checkOperands() }
    return parser.parsed
  }

  private mutating func take(_ argument: String) throws(UsageError) {
    if isOpen, argument == "--" {
      isOpen = false
    } else if isOpen, argument.hasPrefix("--") {
      try takeLong(argument)
    } else if isOpen, argument.hasPrefix("-"), argument != "-" {
      try takeShort(argument)
    } else if spec == nil {
      try takeCommand(argument)
    } else {
      parsed.operands.append(argument)
    }
  }

  private mutating func takeCommand(_ word: String) throws(UsageError) {
    let name = CommandName(rawValue: word)
    guard let name, let found = CommandTable.spec(of: name) else {
      if name != nil { throw Self.later("`\(word)`", help: "`pager-host help` lists the commands") }
      throw Self.unknownCommand(word)
    }
    parsed.command = name
    spec = found
  }

  /// A command that does not exist.
  static func unknownCommand(_ word: String) -> UsageError {
    UsageError(
      message: "unknown command `\(word)`",
      help: Suggestion.help(for: word, among: CommandName.known.map(\.rawValue))
        ?? "`pager-host help` lists the commands")
  }

  /// Something that only a later version has.
  static func later(_ what: String, help: String) -> UsageError {
    UsageError(message: "\(what) is not in this version", help: help)
  }
}

extension ArgumentParser {
  private var options: [OptionSpec] { (spec?.options ?? []) + CommandTable.global }

  private var moreHelp: String {
    spec.map { "`pager-host help \($0.name.rawValue)` lists its options" }
      ?? "`pager-host help` lists commands and options"
  }

  private mutating func takeLong(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let word = String(parts[0])
    guard let option = options.first(where: { $0.name.text == word }) else {
      throw unknownOption(word)
    }
    try note(option, as: word, value: parts.count == 2 ? String(parts[1]) : nil)
  }

  /// Letters may share one dash; the first one with a value takes what is left as its value.
  private mutating func takeShort(_ argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      let word = "-\(letter)"
      guard let option = options.first(where: { $0.short == letter }) else {
        throw unknownOption(word)
      }
      let hasValue = option.kind != .flag && !letters.isEmpty
      try note(option, as: word, value: hasValue ? String(letters) : nil)
      if hasValue { return }
    }
  }

  private func unknownOption(_ word: String) -> UsageError {
    let owners = CommandTable.commands.filter { command in
      command.options.contains { $0.name.text == word && !$0.isLater }
    }
    let known = options.filter { !$0.isLater }.map(\.name.text)
    let place = spec.map { " of `\($0.name.rawValue)`" } ?? ""
    let elsewhere = owners.map { "`\($0.name.rawValue)`" }.joined(separator: " and ")
    let hint = owners.isEmpty ? moreHelp : "it is an option of \(elsewhere)"
    return UsageError(
      message: "unknown option `\(word)`" + place,
      help: Suggestion.help(for: word, among: known) ?? hint)
  }

  private mutating func note(
    _ option: OptionSpec, as word: String, value: String?
  ) throws(UsageError) {
    if option.isLater { throw Self.later("`\(word)`", help: moreHelp) }
    if option.kind == .flag {
      guard value == nil else {
        throw UsageError(message: "`\(word)` takes no value", help: moreHelp)
      }
      return parsed.add(.flag, to: option.name, isRepeated: false)
    }
    let text: String
    if let value { text = value } else { text = try nextValue(of: option, as: word) }
    if case .words(_, let later) = option.kind, later.contains(text) {
      throw Self.later("`\(word) \(text)`", help: moreHelp)
    }
    guard let read = OptionValue(text, kind: option.kind) else {
      throw badValue(text, of: option, as: word)
    }
    parsed.add(read, to: option.name, isRepeated: option.isRepeated)
  }

  private func badValue(_ text: String, of option: OptionSpec, as word: String) -> UsageError {
    var help: String?
    if case .words(let words, _) = option.kind { help = Suggestion.help(for: text, among: words) }
    return UsageError(
      message: "`\(word)` takes \(option.kind.description), not \"\(text)\"",
      help: help ?? moreHelp)
  }

  private mutating func nextValue(
    of option: OptionSpec, as word: String
  ) throws(UsageError) -> String {
    if let next = rest.first, !next.hasPrefix("--") || next.count == 2 {
      rest.removeFirst()
      return next
    }
    throw UsageError(
      message: "`\(word)` needs a value: \(option.kind.placeholder ?? "")", help: moreHelp)
  }

  private func checkOperands() throws(UsageError) {
    guard let spec else {
      throw UsageError(message: "no command", help: "`pager-host help` lists the commands")
    }
    let help = "usage: \(spec.usage)"
    for (index, operand) in spec.operands.enumerated()
    where !operand.isOptional && parsed.operands.count <= index {
      throw UsageError(message: "`\(spec.name.rawValue)` needs a \(operand.name)", help: help)
    }
    let isEndless = spec.operands.last?.isRepeated ?? false
    if !isEndless, parsed.operands.count > spec.operands.count {
      let extra = parsed.operands[spec.operands.count]
      throw UsageError(
        message: "`\(extra)` is one argument too many for `\(spec.name.rawValue)`", help: help)
    }
  }
}
