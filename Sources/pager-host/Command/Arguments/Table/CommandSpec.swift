/// One row of the table of commands.
struct CommandSpec: Sendable {
  /// What a command takes besides its options.
  struct Operand: Equatable, Sendable {
    /// What stands for it in the help.
    let name: String

    /// Whether it may be left out.
    let isOptional: Bool

    /// Whether there may be more of it; true at most for the last.
    let isRepeated: Bool

    /// Makes an operand.
    init(_ name: String, isOptional: Bool = false, isRepeated: Bool = false) {
      self.name = name
      self.isOptional = isOptional
      self.isRepeated = isRepeated
    }

    /// How it is written: `SESSION…`.
    var usage: String {
      let text = name + (isRepeated ? "…" : "")
      return isOptional ? "[\(text)]" : text
    }
  }

  /// The command.
  let name: CommandName

  /// What it takes, in order.
  let operands: [Operand]

  /// Its options besides the global ones.
  let options: [OptionSpec]

  /// What it does, in one line.
  let summary: String

  /// What else there is to know, as it is printed.
  let details: String

  /// The exit codes that it can end with besides 2 and those of signals, with their meaning.
  let exits: [(code: ExitCode, meaning: String)]

  /// How it is written.
  var usage: String {
    var text = "pager-host \(name.rawValue)"
    if options.contains(where: { !$0.isLater }) { text += " [OPTION…]" }
    for operand in operands { text += " " + operand.usage }
    return text
  }
}
