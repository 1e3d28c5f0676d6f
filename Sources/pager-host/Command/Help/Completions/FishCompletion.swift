/// Completions for fish: a line for every command, option and word.
enum FishCompletion {
  static var script: String {
    let names = CommandTable.commands.map(\.name.rawValue)
    let isMissing = "not __fish_seen_subcommand_from \(names.joined(separator: " "))"
    var text = "complete -c pager-host -f\n"
    for command in CommandTable.commands {
      text += line(
        isMissing, "-a \(command.name.rawValue) -d \(Shell.quoted(command.summary))")
    }
    for option in CommandTable.global { text += line(nil, words(of: option)) }
    for command in CommandTable.commands {
      let isSeen = "__fish_seen_subcommand_from \(command.name.rawValue)"
      let words = command.operandWords
      text += line(
        isSeen, words.isEmpty ? "-F" : "-a \(Shell.quoted(words.joined(separator: " ")))")
      for option in command.options where !option.isLater {
        text += line(isSeen, self.words(of: option))
      }
    }
    return text
  }

  private static func line(_ condition: String?, _ words: String) -> String {
    "complete -c pager-host " + (condition.map { "-n \(Shell.quoted($0)) " } ?? "") + words + "\n"
  }

  private static func words(of option: OptionSpec) -> String {
    var text = "-l \(option.name.rawValue)"
    if let short = option.short { text += " -s \(short)" }
    if let words = option.valueWords {
      text += words.isEmpty ? " -r -F" : " -x -a \(Shell.quoted(words.joined(separator: " ")))"
    }
    return text + " -d \(Shell.quoted(option.summary))"
  }
}
