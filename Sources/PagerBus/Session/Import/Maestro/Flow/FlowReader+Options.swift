extension FlowReader {
  // MARK: - Selectors

  /// Reads what a command looks for: a text, or a map.
  mutating func selector(
    _ node: YAMLNode, of name: String, at place: YAMLPlace
  ) -> FlowSelector? {
    if let text = scalar(node) { return FlowSelector(text: text) }
    guard let entries = entries(node, of: name, at: place) else { return nil }
    var selector = FlowSelector()
    for entry in entries {
      switch entry.key {
      case "text": selector.text = scalar(entry.value)
      case "id": selector.id = scalar(entry.value)
      case "point": selector.point = point(entry)
      case "optional": selector.isOptional = scalar(entry.value) == "true"
      case _ where Self.selectorKeys.contains(entry.key): continue
      default: refuseOption(entry, of: name)
      }
    }
    return selector
  }

  // MARK: - Swipes

  mutating func swipe(at place: YAMLPlace, _ node: YAMLNode) -> FlowSwipe? {
    guard let entries = entries(node, of: "swipe", at: place) else { return nil }
    var points: (start: FlowPoint, end: FlowPoint)?
    var start: FlowPoint?
    var end: FlowPoint?
    var from: FlowSelector?
    var isRefused = false
    for entry in entries {
      switch entry.key {
      case "direction":
        points = scalar(entry.value).flatMap { FlowSwipe.points(of: $0) }
        guard points == nil else { continue }
        refuse("a direction is LEFT, RIGHT, UP or DOWN", at: entry.value.place)
        isRefused = true
      case "start", "end":
        let read = point(entry)
        isRefused = isRefused || read == nil
        if entry.key == "start" { start = read } else { end = read }
      case "from": from = selector(entry.value, of: "from", at: entry.place)
      case "duration", "label", "optional", "waitToSettleTimeoutMs": continue
      default:
        refuseOption(entry, of: "swipe")
        isRefused = true
      }
    }
    let duration = number("duration", entries, maximum: FlowSwipe.durationMaximum)
    if let start, let end { points = (start, end) }
    guard let points else {
      if !isRefused { refuse("swipe needs a `direction`, or `start` and `end`", at: place) }
      return nil
    }
    return FlowSwipe(
      start: points.start, end: points.end,
      duration: max(duration ?? FlowSwipe.durationDefault, 1), from: from)
  }

  private mutating func point(_ entry: YAMLNode.Entry) -> FlowPoint? {
    let point = scalar(entry.value).flatMap { FlowPoint($0) }
    if point == nil {
      refuse(
        "a point is two percentages up to 100, or two numbers of points", at: entry.value.place,
        help: "write `90%, 50%` or `120, 300`")
    }
    return point
  }

  // MARK: - Values

  func scalar(_ node: YAMLNode) -> String? {
    if case .text(let text) = node.value { return text }
    return nil
  }

  func field(_ key: String, _ node: YAMLNode) -> String? {
    guard case .map(let entries) = node.value else { return nil }
    return entries.first { $0.key == key }.flatMap { scalar($0.value) }
  }

  mutating func entries(
    _ node: YAMLNode, of name: String, at place: YAMLPlace
  ) -> [YAMLNode.Entry]? {
    if case .map(let entries) = node.value { return entries }
    if node.value == .null, hasBrokenText(from: place.row) { return nil }
    refuse("\(name) needs options below it", at: place)
    return nil
  }

  /// A number that is not negative; nil when it is missing or a variable of the flow.
  mutating func number(_ key: String, _ entries: [YAMLNode.Entry], maximum: Int) -> Int? {
    guard let entry = entries.first(where: { $0.key == key }) else { return nil }
    guard let text = scalar(entry.value), !text.contains("${") else { return nil }
    let digits = text.filter { $0 != "_" }
    guard let number = Int(digits), (0...maximum).contains(number) else {
      refuse("\(key) is a whole number from 0 to \(maximum)", at: entry.value.place)
      return nil
    }
    return number
  }

  mutating func refuseOption(_ entry: YAMLNode.Entry, of name: String) {
    refuse("\(name) has no option \"\(entry.key)\"", at: entry.place)
  }

  /// What a selector may say besides; none of it changes what a map compares.
  private static let selectorKeys: Set<String> = [
    "index", "enabled", "checked", "focused", "selected", "width", "height", "tolerance", "below",
    "above", "leftOf", "rightOf", "childOf", "containsChild", "containsDescendants", "traits",
    "label", "repeat", "delay", "retryTapIfNoChange", "waitUntilVisible", "waitToSettleTimeoutMs",
    "css",
  ]
}
