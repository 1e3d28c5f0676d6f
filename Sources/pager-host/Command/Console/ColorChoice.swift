/// Whether a stream gets colour.
///
/// `--color` wins over `NO_COLOR`, that over `CLICOLOR_FORCE` and `FORCE_COLOR`, those over
/// `TERM=dumb`, and that over whether the stream is a terminal. An empty variable says nothing;
/// `0` does not force; any other text of `NO_COLOR`, `0` too, switches colour off.
enum ColorChoice {
  /// Decides for one stream.
  static func isOn(option: String?, for stream: StandardStream, of console: any Console) -> Bool {
    switch option {
    case "always": return true
    case "never": return false
    default: break
    }
    if let value = console.variable("NO_COLOR"), !value.isEmpty { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      if let value = console.variable(name), !value.isEmpty, value != "0" { return true }
    }
    if console.variable("TERM") == "dumb" { return false }
    return console.isTerminal(stream)
  }
}
