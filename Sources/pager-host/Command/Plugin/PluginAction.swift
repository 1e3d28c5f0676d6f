import PagerSession

/// What `plugin` can be told to do.
enum PluginAction: String, CaseIterable, Sendable {
  case new
  case list
  case explain
  case schema
  case run
  case check
  case record
  case bench

  /// The options of the command `run` that the action of that name takes, too.
  static let runOptions: [OptionName] = [
    .testCase, .seed, .trace, .format, .log, .virtualMaximum, .wallMaximum, .set,
  ]

  /// What it takes besides its options, in order.
  var operands: [CommandSpec.Operand] {
    switch self {
    case .new: [.init("NAME")]
    case .explain: [.init("ID")]
    case .schema: [.init("TYPE", isOptional: true)]
    case .run: [.init("NAME|PATH"), .init("SESSION", isRepeated: true)]
    case .check, .bench: [.init("PATH")]
    case .record: [.init("PATH"), .init("SESSION", isRepeated: true)]
    case .list: []
    }
  }

  /// The options that it takes besides the global ones.
  var options: [OptionName] {
    switch self {
    case .new: [.lang, .package]
    case .list: [.explain]
    case .run: Self.runOptions + [.watch]
    case .record: Self.runOptions
    case .check: [.full, .testCase]
    case .explain, .schema, .bench: []
    }
  }

  /// How it is written.
  var usage: String {
    (["usage: pager-host plugin \(rawValue)"] + operands.map(\.usage)).joined(separator: " ")
  }

  /// The action that a command line names, once its operands and options are right.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let word = arguments.operands.first ?? ""
    let names = Self.allCases.map(\.rawValue)
    guard let action = PluginAction(rawValue: word) else {
      throw UsageError(
        message: "`plugin` does not know \"\(word)\"",
        help: Suggestion.help(for: word, among: names)
          ?? "it knows \(names.joined(separator: ", "))")
    }
    try action.check(arguments)
    self = action
  }

  private func check(_ arguments: ParsedArguments) throws(UsageError) {
    let given = arguments.operands.dropFirst()
    let needed = operands.filter { !$0.isOptional }
    if given.count < needed.count {
      throw UsageError(
        message: "`plugin \(rawValue)` needs a \(needed[given.count].name)", help: usage)
    }
    let isEndless = operands.last?.isRepeated ?? false
    if !isEndless, given.count > operands.count, let extra = given.dropFirst(operands.count).first {
      throw UsageError(
        message: "`\(extra)` is one argument too many for `plugin \(rawValue)`", help: usage)
    }
    for option in Set(Self.allCases.flatMap(\.options)).sorted(by: { $0.rawValue < $1.rawValue })
    where arguments.has(option) && !options.contains(option) {
      let owners = Self.allCases.filter { $0.options.contains(option) }
      throw UsageError(
        message: "`plugin \(rawValue)` has no option `\(option.text)`",
        help: "it is one of "
          + owners.map { "`plugin \($0.rawValue)`" }.joined(separator: " and "))
    }
  }
}
