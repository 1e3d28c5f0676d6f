/// Completions for bash: a function that looks for the command and offers what it takes.
enum BashCompletion {
  static var script: String {
    """
    _pager_host() {
      local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
      local command="" options="" operands="" index
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        case "${COMP_WORDS[index]}" in
          \(CommandTable.commands.map(\.name.rawValue).joined(separator: "|")))
            command="${COMP_WORDS[index]}"
            break
            ;;
        esac
      done
      case "$command:$previous" in
    \(values)  esac
      case "$command" in
    \(commands)  esac
      if [[ "$word" == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
      else
        COMPREPLY=($(compgen -W "$operands" -- "$word"))
      fi
    }
    complete -o default -F _pager_host pager-host

    """
  }

  /// What may follow an option; the file names that bash offers by itself if nothing is known.
  private static var values: String {
    var text = CommandTable.global.map { row(of: $0, in: "*") }.joined()
    for command in CommandTable.commands {
      for option in command.options where !option.isLater {
        text += row(of: option, in: command.name.rawValue)
      }
    }
    return text
  }

  private static func row(of option: OptionSpec, in command: String) -> String {
    guard let words = option.valueWords else { return "" }
    let pattern = option.spellings.map { "\(command):\($0)" }.joined(separator: "|")
    let offer = "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\")); "
    return "    \(pattern)) \(words.isEmpty ? "" : offer)return ;;\n"
  }

  private static var commands: String {
    let names = CommandTable.commands.map(\.name.rawValue).joined(separator: " ")
    var text = "    \"\") \(lists(CommandTable.global, operands: names))\n"
    for command in CommandTable.commands {
      let operands = command.operandWords.joined(separator: " ")
      text += "    \(command.name.rawValue)) "
      text += lists(command.completedOptions, operands: operands) + "\n"
    }
    return text
  }

  private static func lists(_ options: [OptionSpec], operands: String) -> String {
    let words = options.flatMap(\.spellings).joined(separator: " ")
    return "options=\"\(words)\" operands=\"\(operands)\" ;;"
  }
}
