extension ValueReader {
  /// A subject.
  func subject(_ argument: Argument) throws(Diagnostic) -> Subject {
    switch argument.term {
    case .word(let word):
      if let known = Subject.plain.first(where: { $0.name == word }) { return known.subject }
      throw unknownSubject(word, argument)
    case .call(let call):
      return try subject(call, argument)
    case .string, .number, .size, .sign, .variable, .point, .range:
      throw wrong("a subject", argument, help: "such as page, position or tab(1).center")
    }
  }

  private func unknownSubject(_ word: String, _ argument: Argument) -> Diagnostic {
    if Subject.calls.contains(word) {
      return fail("`\(word)` needs values in parentheses", argument)
    }
    let names = Subject.plain.map(\.name) + Subject.calls
    return fail(
      "unknown subject `\(word)`", argument, help: Suggestion.help(for: word, among: names))
  }

  private func subject(_ call: Term.Call, _ argument: Argument) throws(Diagnostic) -> Subject {
    switch call.name {
    case "page":
      let page = try count(try only(call, argument), "a page")
      guard call.member == "state" else {
        throw unknownAspect(call, argument, among: ["state"])
      }
      return .pageState(page)
    case "tab":
      let tab = try page(try only(call, argument), "a tab")
      return .tab(tab, try aspect(call, argument))
    case "frame":
      let name = try frameName(try only(call, argument))
      return .frame(name, try aspect(call, argument))
    case "setting":
      try refuseMember(call, argument)
      return .setting(try word(try only(call, argument), "a setting"))
    case "style":
      try refuseMember(call, argument)
      return .style(try token(try only(call, argument)))
    case "button":
      return .button(try button(try only(call, argument)), try aspect(call, argument))
    case "plugin":
      let id = try identifier(try only(call, argument), "a plugin")
      guard let state = call.member else {
        throw unknownAspect(call, argument, among: ["state"])
      }
      return .plugin(id: id, state: state)
    case "value":
      try refuseMember(call, argument)
      guard call.arguments.count == 2 else {
        throw fail("`value` takes a mark and a subject", argument)
      }
      let mark = try identifier(call.arguments[0], "a mark")
      return .value(mark: mark, try subject(call.arguments[1]))
    default:
      let help = Suggestion.help(for: call.name, among: Subject.calls)
      throw fail("unknown subject `\(call.name)`", argument, help: help)
    }
  }

  private func only(_ call: Term.Call, _ argument: Argument) throws(Diagnostic) -> Argument {
    guard call.arguments.count == 1 else {
      throw fail("`\(call.name)` takes one value in parentheses", argument)
    }
    return call.arguments[0]
  }

  private func refuseMember(_ call: Term.Call, _ argument: Argument) throws(Diagnostic) {
    if let member = call.member {
      throw fail("`\(call.name)` has no `.\(member)`", argument)
    }
  }

  private func aspect<Aspect: RawRepresentable & CaseIterable>(
    _ call: Term.Call, _ argument: Argument
  ) throws(Diagnostic) -> Aspect where Aspect.RawValue == String {
    if let aspect = call.member.flatMap({ Aspect(rawValue: $0) }) { return aspect }
    throw unknownAspect(call, argument, among: Aspect.allCases.map(\.rawValue))
  }

  private func unknownAspect(
    _ call: Term.Call, _ argument: Argument, among words: [String]
  ) -> Diagnostic {
    let all = "one of " + words.map { "." + $0 }.joined(separator: " ")
    guard let member = call.member else {
      return fail("`\(call.name)` says not what of it is meant", argument, help: all)
    }
    let help = Suggestion.help(for: member, among: words) { "`.\($0)`" }
    return fail("`\(call.name)` has no `.\(member)`", argument, help: help ?? all)
  }

  private func button(_ argument: Argument) throws(Diagnostic) -> Subject.ButtonReference {
    if case .number = argument.term { return .index(try count(argument, "a button")) }
    return .name(try identifier(argument, "a button"))
  }

  private func frameName(_ argument: Argument) throws(Diagnostic) -> Subject.FrameName {
    guard case .call(let call) = argument.term else {
      let name = try identifier(argument, "a name")
      guard Subject.frames.contains(name) else {
        throw fail(
          "nothing called `\(name)` has a frame", argument,
          help: Suggestion.help(for: name, among: Subject.frames)
            ?? "one of " + Subject.frames.joined(separator: " ") + ", page(N), tab(N)")
      }
      return .named(name)
    }
    switch (call.name, call.member) {
    case ("page", nil): return .page(try count(try only(call, argument), "a page"))
    case ("tab", nil): return .tab(try count(try only(call, argument), "a tab"))
    case ("tab", "content"): return .tabContent(try count(try only(call, argument), "a tab"))
    default:
      try refuseMember(call, argument)
      throw fail(
        "`\(call.name)` has no frame", argument, help: "page(N), tab(N) or tab(N).content")
    }
  }
}
