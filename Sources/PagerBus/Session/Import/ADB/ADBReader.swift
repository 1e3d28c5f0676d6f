/// Understands the commands of a script: `input`, `sleep`, and `adb` in front of them.
///
/// The forms and defaults of `input` are those of Android's own implementation,
/// `com.android.server.input.InputShellCommand` in the Android Open Source Project: a source and
/// `-d DISPLAY` may stand before the command; a swipe without a duration, or with one below 0,
/// takes 300 ms.
struct ADBReader {
  /// How long a swipe takes that does not say so, in milliseconds (`sendSwipe`).
  static let swipeDuration: Int64 = 300

  let source: SourceText
  private(set) var problems: [Diagnostic] = []

  init(source: SourceText) {
    self.source = source
  }

  /// The steps of a command: one, or those of a script in quotes behind `adb shell`.
  mutating func steps(of command: ShellCommand) -> [ADBStep] {
    do throws(Diagnostic) {
      return try steps(of: command, isOnDevice: false)
    } catch {
      problems.append(error)
      return []
    }
  }

  private mutating func steps(
    of command: ShellCommand, isOnDevice: Bool
  ) throws(Diagnostic) -> [ADBStep] {
    let words = command.words
    if words[0].text == "adb", !isOnDevice { return try remote(command) }
    let action: ADBStep.Action
    switch words[0].text {
    case "input": action = try input(Array(words.dropFirst()), of: words[0])
    case "sleep", "usleep": action = try sleep(words)
    default: action = .unsupported("`\(words[0].text)` is no input to a pager")
    }
    return [ADBStep(place: words[0].range.start, what: command.text, action: action)]
  }

  // MARK: - adb

  /// What `adb` runs on the device.
  private mutating func remote(_ command: ShellCommand) throws(Diagnostic) -> [ADBStep] {
    var rest = command.words.dropFirst()
    while let option = rest.first, option.text.hasPrefix("-") {
      rest = rest.dropFirst(Self.optionsWithValue.contains(option.text) ? 2 : 1)
    }
    guard let verb = rest.popFirst() else {
      throw fail("adb needs a command, such as `shell input tap 100 200`", command.words[0])
    }
    guard verb.text == "shell" || verb.text == "exec-out" else {
      return [unsupported(command, "`adb \(verb.text)` is no input to a pager")]
    }
    while let option = rest.first, option.text.hasPrefix("-") {
      rest = rest.dropFirst(option.text == "-e" ? 2 : 1)
    }
    guard let first = rest.first else {
      return [unsupported(command, "a shell without a command waits for a person")]
    }
    guard rest.count == 1, first.text.contains(where: { " \t\n;&".contains($0) }) else {
      return try steps(of: ShellCommand(words: Array(rest)), isOnDevice: true)
    }
    return try script(first)
  }

  /// Options of `adb` that take the word behind them.
  private static let optionsWithValue: Set<String> = ["-s", "-t", "-H", "-P", "-L"]

  /// The commands of a script in quotes; the device's shell splits it once more.
  private mutating func script(_ word: ShellWord) throws(Diagnostic) -> [ADBStep] {
    guard let inside = word.inside, source.text(from: inside) == word.text else {
      throw fail("a quoted script with escapes in it is not supported", word)
    }
    let quote = word.range.start
    let start = SourcePosition(
      offset: inside.lowerBound, line: quote.line, column: quote.column + 1)
    let (commands, problems) = ShellReader.read(
      SourceCursor(source, from: start, to: inside.upperBound))
    self.problems += problems
    var found: [ADBStep] = []
    for command in commands { found += try steps(of: command, isOnDevice: true) }
    return found
  }

  private func unsupported(_ command: ShellCommand, _ why: String) -> ADBStep {
    ADBStep(place: command.words[0].range.start, what: command.text, action: .unsupported(why))
  }

  func fail(_ message: String, _ word: ShellWord, help: String? = nil) -> Diagnostic {
    .error(message, at: word.range, in: source, help: help)
  }
}

extension SourceText {
  /// The text of a range of bytes.
  fileprivate func text(from range: Range<Int>) -> String {
    text(from: range.lowerBound, to: range.upperBound)
  }
}
