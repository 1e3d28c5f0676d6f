/// `completions`: a script that completes command lines, made of the table of commands.
enum CompletionsCommand {
  static func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let name = context.arguments.operand
    guard let shell = Shell(rawValue: name) else {
      throw .usage(
        UsageError(
          message: "there are no completions for \"\(name)\"",
          help: "they are for \(Shell.allCases.map(\.rawValue).joined(separator: ", "))"))
    }
    try context.write(shell.script)
    return .success
  }
}

/// A shell whose command lines can be completed.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// What completes the command lines of this product.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }

  /// A text that a shell takes as it is.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

extension CommandSpec {
  /// The options that can be completed, those of every command last.
  var completedOptions: [OptionSpec] { options.filter { !$0.isLater } + CommandTable.global }

  /// The words that an operand can be; empty if it is a file or a number.
  var operandWords: [String] {
    switch name {
    case .help: CommandTable.commands.map(\.name.rawValue) + ["set"]
    default: operands.flatMap(\.words)
    }
  }
}

extension CommandSpec.Operand {
  /// The words that it can be: those of `bash|zsh|fish`; capitals stand for names of files.
  var words: [String] {
    name.contains("|") && name == name.lowercased()
      ? name.split(separator: "|").map { String($0) } : []
  }
}

extension OptionSpec {
  /// The option as it is typed: the long form, and the letter if there is one.
  var spellings: [String] { [name.text] + (short.map { ["-\($0)"] } ?? []) }

  /// The words that its value can be; empty if it can be anything, nil if it has none.
  var valueWords: [String]? {
    switch kind {
    case .flag: nil
    case .words(let words, _): words
    case .text, .count, .factor, .seed, .duration, .size, .assignment, .rate: []
    }
  }
}
