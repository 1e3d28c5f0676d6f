/// Completions for zsh: a function that looks for the command and offers what it takes.
enum ZshCompletion {
  static var script: String {
    let names = CommandTable.commands.map(\.name.rawValue)
    var text = """
      #compdef pager-host
      _pager_host() {
        local command=""
        local -i index
        for ((index = 2; index < CURRENT; index++)); do
          case "${words[index]}" in
            \(names.joined(separator: "|"))) command="${words[index]}"; break ;;
          esac
        done
        case "$command" in
          "")
            local -a commands
            commands=(

      """
    for command in CommandTable.commands {
      text += "        " + Shell.quoted("\(command.name.rawValue):\(command.summary)") + "\n"
    }
    text += "      )\n      _describe command commands\n"
    text += arguments(CommandTable.global, operand: "*: :") + "      ;;\n"
    for command in CommandTable.commands {
      let words = command.operandWords
      let action = words.isEmpty ? "_files" : "(\(words.joined(separator: " ")))"
      text += "    \(command.name.rawValue))\n"
      text += arguments(command.completedOptions, operand: "*:operand:\(action)") + "      ;;\n"
    }
    return text + "  esac\n}\ncompdef _pager_host pager-host\n"
  }

  private static func arguments(_ options: [OptionSpec], operand: String) -> String {
    let specs = options.flatMap { option in option.spellings.map { spec(of: option, as: $0) } }
    return "      _arguments \\\n"
      + (specs + [operand]).map { "        " + Shell.quoted($0) }.joined(separator: " \\\n") + "\n"
  }

  private static func spec(of option: OptionSpec, as spelling: String) -> String {
    let head = (option.isRepeated ? "*" : "") + spelling
    let summary = "[\(escaped(option.summary))]"
    guard let words = option.valueWords else { return head + summary }
    let action = words.isEmpty ? "_files" : "(\(words.joined(separator: " ")))"
    let sign = spelling.hasPrefix("--") ? "=" : "+"
    return head + sign + summary + ":\(escaped(option.kind.placeholder ?? "")):\(action)"
  }

  /// The signs that have a meaning in a description.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
