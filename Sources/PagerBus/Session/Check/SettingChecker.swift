/// Judges `set KEY VALUE` by the shape that the setting's value must have.
struct SettingChecker: Sendable {
  let vocabulary: CheckVocabulary
  let values: ValueReader

  init(vocabulary: CheckVocabulary, source: SourceText) {
    self.vocabulary = vocabulary
    values = ValueReader(source: source)
  }

  /// Checks that a setting exists.
  func check(key: String, at range: SourceRange) throws(Diagnostic) -> SettingDescription {
    if let known = vocabulary.settings.first(where: { $0.key == key }) { return known }
    let keys = vocabulary.settings.map(\.key)
    throw .error(
      "unknown setting `\(key)`", at: range, in: values.source,
      help: Suggestion.help(for: key, among: keys) ?? "`help set` lists the settings")
  }

  /// Checks a value of a setting.
  func check(_ step: SetStep, keyRange: SourceRange) throws(Diagnostic) {
    let setting = try check(key: step.key, at: keyRange)
    guard let first = step.values.first else { return }
    if step.values.count > 1, !Self.takesSeveral(setting.shape) {
      throw values.fail("`\(step.key)` takes one value", step.values[1])
    }
    try checkShape(setting, step.values)
    if let fault = vocabulary.rules?.fault(ofSetting: step.key, value: step.text) {
      let range = step.values.reduce(first.range) { $0.joined(with: $1.range) }
      throw .error(fault, at: range, in: values.source)
    }
  }

  private static func takesSeveral(_ shape: SettingDescription.Shape) -> Bool {
    switch shape {
    case .tabs, .unloading, .anything: true
    case .words, .pixels, .percent, .count, .countOr, .duration, .frequency, .size, .box, .page,
      .seed, .form:
      false
    }
  }

  private func checkShape(
    _ setting: SettingDescription, _ list: [Argument]
  ) throws(Diagnostic) {
    let first = list[0]
    let name = "`\(setting.key)`"
    switch setting.shape {
    case .words(let words): try checkWord(words, setting, first)
    case .pixels: _ = try values.pixels(first, name)
    case .percent: _ = try values.length(first, name)
    case .count: _ = try values.count(first, name)
    case .countOr(let words):
      if case .number = first.term {
        _ = try values.count(first, name)
      } else {
        try checkWord(words, setting, first)
      }
    case .duration: _ = try values.duration(first)
    case .frequency: try checkFrequency(first)
    case .size: _ = try values.size(first)
    case .box: _ = try values.box(first)
    case .page: if first.term != .word("none") { _ = try values.page(first, "a page") }
    case .seed: _ = try values.seed(first)
    case .form(let calls, let words): try checkForm(calls, words, setting, first)
    case .tabs: try checkTabs(list)
    case .unloading: try checkUnloading(list, setting)
    case .anything: break
    }
  }

  private func checkWord(
    _ words: [String], _ setting: SettingDescription, _ argument: Argument
  ) throws(Diagnostic) {
    let written = try values.word(argument, "one of " + words.joined(separator: " "))
    guard !words.contains(written) else { return }
    throw values.fail(
      "`\(written)` is no value of `\(setting.key)`", argument,
      help: Suggestion.help(for: written, among: words) ?? "one of " + words.joined(separator: " "))
  }

  private func checkFrequency(_ argument: Argument) throws(Diagnostic) {
    guard case .number(let quantity) = argument.term else {
      throw values.wrong("a rate", argument, help: "such as 120Hz")
    }
    let digits = quantity.number.text
    guard quantity.unit == .hertz else {
      let message = quantity.unit == nil ? "a rate needs a unit" : "a rate is in Hz"
      throw values.fail(message, argument, help: "write \(digits)Hz")
    }
    guard quantity.number.double > 0 else {
      throw values.fail("a rate is greater than 0", argument)
    }
  }

  private func checkForm(
    _ calls: [String], _ words: [String], _ setting: SettingDescription, _ argument: Argument
  ) throws(Diagnostic) {
    guard case .call(let call) = argument.term else {
      if case .word(let word) = argument.term, calls.contains(word) {
        throw values.fail(
          "`\(word)` needs values in parentheses", argument, help: "such as \(setting.standard)")
      }
      return try checkWord(words + calls, setting, argument)
    }
    guard calls.contains(call.name), call.member == nil else {
      throw values.fail(
        "`\(call.name)(…)` is no value of `\(setting.key)`", argument,
        help: Suggestion.help(for: call.name, among: calls)
          ?? "one of " + (calls.map { $0 + "(…)" } + words).joined(separator: " "))
    }
  }

  /// Judges the policy; what stands behind it is for the setting itself to judge.
  private func checkTabs(_ list: [Argument]) throws(Diagnostic) {
    let policies = ["fill", "fixed", "intrinsic", "widths"]
    switch try values.word(list[0], "a policy of tabs") {
    case "fill", "intrinsic": break

    case "fixed", "widths":
      guard list.count > 1 else { throw values.fail("a width is missing", list[0]) }
      _ = try values.pixels(list[1], "a width")

    case let policy:
      throw values.fail(
        "`\(policy)` says nothing about tabs", list[0],
        help: Suggestion.help(for: policy, among: policies)
          ?? "one of " + policies.joined(separator: " "))
    }
  }

  private func checkUnloading(
    _ list: [Argument], _ setting: SettingDescription
  ) throws(Diagnostic) {
    if list[0].term == .word("distance") {
      guard list.count == 2 else { throw values.fail("`distance` needs one number", list[0]) }
      _ = try values.count(list[1], "a distance in pages")
    } else if list.count > 1 {
      throw values.fail("`unload` is `never` or `distance N`", list[1])
    } else {
      try checkWord(["never", "distance"], setting, list[0])
    }
  }
}
