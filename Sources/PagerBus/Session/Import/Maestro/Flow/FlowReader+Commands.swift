extension FlowReader {
  /// The most characters of a command that the report quotes.
  private static let wordsMaximum = 200

  /// Reads one command; an unknown one is refused by its name.
  mutating func command(_ name: String, at place: YAMLPlace, _ node: YAMLNode) -> [FlowCommand] {
    guard let (what, action) = action(name, at: place, node) else { return [] }
    let short = what.count <= Self.wordsMaximum ? what : what.prefix(Self.wordsMaximum) + "…"
    let column = columns.column(of: place, in: source)
    return [
      FlowCommand(
        file: file, line: place.row + 1, column: column, what: short, action: action)
    ]
  }

  private mutating func action(
    _ name: String, at place: YAMLPlace, _ node: YAMLNode
  ) -> (what: String, action: FlowCommand.Action)? {
    if let reason = Self.unsupported[name] { return (name, .unsupported(reason)) }
    if Self.restarts.contains(name) { return (name, .restart) }
    switch name {
    case "tapOn", "doubleTapOn": return tap(name, at: place, node)
    case "swipe": return swipe(at: place, node).map { (name, .swipe($0)) }
    case "assertVisible", "assertNotVisible":
      return selector(node, of: name, at: place).map { selector in
        let isSeen = name == "assertVisible"
        return (
          "\(name) \(selector.description)",
          isSeen ? .see(selector, limit: nil) : .gone(selector, limit: nil)
        )
      }
    case "extendedWaitUntil": return extendedWait(at: place, node)
    case "assertTrue":
      let condition = scalar(node) ?? field("condition", node) ?? ""
      return ("\(name) \(condition)", .note("a condition of the flow's own script"))
    case "waitForAnimationToEnd": return (name, .waitForRest)
    case "back": return (name, .back)
    case "pressKey": return pressKey(node)
    case "takeScreenshot":
      let picture = scalar(node) ?? field("path", node) ?? ""
      return ("\(name) \(picture)", .note("a picture; the trace shows every moment"))
    case "repeat": return loop(at: place, node)
    case "retry": return retry(at: place, node)
    case "runFlow": return runFlow(at: place, node)
    default:
      refuse(
        "unknown command \"\(name)\"", at: place,
        help: Suggestion.help(for: name, among: Self.knownCommands.sorted()))
      return nil
    }
  }

  // MARK: - Taps and waits

  private mutating func tap(
    _ name: String, at place: YAMLPlace, _ node: YAMLNode
  ) -> (String, FlowCommand.Action)? {
    guard let selector = selector(node, of: name, at: place) else { return nil }
    let once = name == "doubleTapOn" ? 2 : 1
    let times = field("repeat", node).flatMap { Int($0) } ?? once
    return (
      "\(name) \(selector.description)",
      .tap(selector, times: min(max(times, 1), Self.loopMaximum))
    )
  }

  private mutating func pressKey(_ node: YAMLNode) -> (String, FlowCommand.Action) {
    let key = scalar(node) ?? field("key", node) ?? ""
    let isBack = key.lowercased() == "back"
    return (
      "pressKey \(key)", isBack ? .back : .unsupported("a key of the device, not of the pager")
    )
  }

  private mutating func extendedWait(
    at place: YAMLPlace, _ node: YAMLNode
  ) -> (String, FlowCommand.Action)? {
    guard let entries = entries(node, of: "extendedWaitUntil", at: place) else { return nil }
    var found: (String, FlowCommand.Action)?
    let limit = number("timeout", entries, maximum: FlowSwipe.durationMaximum)
    for entry in entries {
      switch entry.key {
      case "visible", "notVisible":
        guard let selector = selector(entry.value, of: entry.key, at: entry.place) else { continue }
        let isSeen = entry.key == "visible"
        found = (
          "extendedWaitUntil \(entry.key) \(selector.description)",
          isSeen ? .see(selector, limit: limit) : .gone(selector, limit: limit)
        )
      case "timeout", "label", "optional": continue
      default: refuseOption(entry, of: "extendedWaitUntil")
      }
    }
    if found == nil {
      refuse("extendedWaitUntil needs `visible` or `notVisible`", at: place)
    }
    return found
  }

  // MARK: - Commands with commands in them

  private mutating func loop(
    at place: YAMLPlace, _ node: YAMLNode
  ) -> (String, FlowCommand.Action)? {
    guard let entries = entries(node, of: "repeat", at: place) else { return nil }
    var body: [FlowCommand] = []
    var isConditional = false
    for entry in entries {
      switch entry.key {
      case "commands": body = commands(entry.value)
      case "while": isConditional = true
      case "times", "label", "optional": continue
      default: refuseOption(entry, of: "repeat")
      }
    }
    guard let times = number("times", entries, maximum: Self.loopMaximum), !isConditional else {
      return ("repeat", .unsupported("how often it repeats depends on the app's screen"))
    }
    return ("repeat \(times) times", .loop(times: times, body))
  }

  private mutating func retry(
    at place: YAMLPlace, _ node: YAMLNode
  ) -> (String, FlowCommand.Action)? {
    guard let entries = entries(node, of: "retry", at: place) else { return nil }
    let note = "written once: in virtual time nothing needs another try"
    for entry in entries {
      switch entry.key {
      case "commands": return ("retry", .steps(commands(entry.value), note: note))
      case "file": return scalar(entry.value).map { ("retry", .include($0)) }
      case "maxRetries", "label", "optional", "env": continue
      default: refuseOption(entry, of: "retry")
      }
    }
    refuse("retry needs `commands`", at: place)
    return nil
  }

  private mutating func runFlow(
    at place: YAMLPlace, _ node: YAMLNode
  ) -> (String, FlowCommand.Action)? {
    if let path = scalar(node) { return ("runFlow \(RelativePath.lastPart(path))", .include(path)) }
    guard let entries = entries(node, of: "runFlow", at: place) else { return nil }
    var path: String?
    var body: [FlowCommand]?
    var isConditional = false
    for entry in entries {
      switch entry.key {
      case "file": path = scalar(entry.value)
      case "commands": body = commands(entry.value)
      case "when": isConditional = true
      case "env", "label", "optional": continue
      default: refuseOption(entry, of: "runFlow")
      }
    }
    let what = path.map { "runFlow \(RelativePath.lastPart($0))" } ?? "runFlow"
    if isConditional {
      return (what, .unsupported("runs only under a condition of the app (when)"))
    }
    if let path { return (what, .include(path)) }
    if let body { return (what, .steps(body, note: "")) }
    refuse("runFlow needs `file` or `commands`", at: place)
    return nil
  }

  // MARK: - Tables

  /// Commands after which the app begins again.
  private static let restarts: Set<String> = [
    "launchApp", "stopApp", "killApp", "clearState", "clearKeychain",
  ]

  /// Commands that are known and do nothing to a pager, with the reason.
  private static let unsupported: [String: String] = {
    let byReason = [
      "a text field is not part of a pager": [
        "inputText", "eraseText", "pasteText", "copyTextFrom", "hideKeyboard", "setClipboard",
        "inputRandomEmail", "inputRandomNumber", "inputRandomPersonName", "inputRandomText",
        "inputRandomCityName", "inputRandomCountryName", "inputRandomColorName",
      ],
      "scrolls the content of a page, which has none here": ["scroll", "scrollUntilVisible"],
      "scripts are not run": ["runScript", "evalScript"],
      "opens something outside of the pager": ["openLink", "addMedia"],
      "changes the device, not the pager": [
        "setLocation", "travel", "setAirplaneMode", "toggleAirplaneMode", "setOrientation",
        "setPermissions",
      ],
      "records the screen; run with a trace instead": ["startRecording", "stopRecording"],
      "asks a model about the screen": [
        "assertWithAI", "assertNoDefectsWithAI", "extractTextWithAI", "assertScreenshot",
      ],
      "a long press does nothing to a pager": ["longPressOn"],
    ]
    var table: [String: String] = [:]
    for (reason, names) in byReason {
      for name in names { table[name] = reason }
    }
    return table
  }()

  /// Every command that is understood.
  static let knownCommands: Set<String> = restarts.union(unsupported.keys).union([
    "tapOn", "doubleTapOn", "swipe", "assertVisible", "assertNotVisible", "assertTrue",
    "extendedWaitUntil", "waitForAnimationToEnd", "back", "pressKey", "takeScreenshot", "repeat",
    "retry", "runFlow",
  ])
}
