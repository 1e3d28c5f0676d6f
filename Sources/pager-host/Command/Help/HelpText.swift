import PagerBus

/// What `help` prints, made of the table of commands.
enum HelpText {
  /// The widest first column of a list.
  private static let columnMaximum = 30

  /// The overview.
  static var overview: String {
    var text = """
      pager-host runs scripted sessions against a headless pager, in virtual time.

      usage: pager-host [OPTION…] COMMAND [ARGUMENT…]

      commands:

      """
    let commands = CommandTable.commands.map { command in
      let operands = command.operands.map(\.usage).joined(separator: " ")
      return (command.name.rawValue + " " + operands, command.summary)
    }
    text += list(commands)
    text += "\noptions of every command:\n" + options(CommandTable.global)
    text += "\nexit codes:\n"
    text += list(ExitCode.allCases.map { (String($0.rawValue), $0.meaning) })
    text += """

      `-` is the standard input. An option's value is written --name=value or --name value, the
      last one counts, and `--` ends options.
      `pager-host help COMMAND` explains a command, `pager-host help set` lists the settings.

      """
    return text
  }

  /// One command.
  static func text(of command: CommandSpec) -> String {
    var text = "usage: \(command.usage)\n\n\(command.summary)\n"
    let own = command.options.filter { !$0.isLater }
    if !own.isEmpty { text += "\noptions:\n" + options(own) }
    text += "\noptions of every command:\n" + options(CommandTable.global)
    if !command.details.isEmpty { text += "\n\(command.details)\n" }
    text += "\nexit codes:\n"
    text += list(command.exits.map { (String($0.code.rawValue), $0.meaning) })
    return text
  }

  /// The table of settings.
  static var settings: String {
    var rows = [("KEY", "DEFAULT", "VALUES", "")]
    rows += Setting.table.map { ($0.key, $0.defaultText, $0.values, $0.summary) }
    let keyWidth = rows.map(\.0.count).max() ?? 0
    let standardWidth = rows.map(\.1.count).filter { $0 <= columnMaximum }.max() ?? 0
    var text = ""
    for (key, standard, values, summary) in rows {
      text += padded(key, keyWidth) + "  " + padded(standard, standardWidth) + "  " + values + "\n"
      if !summary.isEmpty { text += padded("", keyWidth) + "  " + summary + "\n" }
    }
    return text
  }

  private static func options(_ options: [OptionSpec]) -> String {
    list(options.filter { !$0.isLater }.map { ($0.usage, $0.summary) })
  }

  private static func list(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).filter { $0 <= columnMaximum }.max() ?? 0
    return rows.map { head, text in
      head.count <= width
        ? "  " + padded(head, width) + "  " + text + "\n"
        : "  " + head + "\n" + padded("", width + 4) + text + "\n"
    }.joined()
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
