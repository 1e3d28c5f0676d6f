import Testing

@testable import PagerSession

/// Every statement and every subject has an example in the handbook that is run.
struct HandbookCoverageTests {
  /// All statements of all examples, those inside of blocks included.
  private static let statements: [Statement] = {
    let kinds = ["session", "session fails", "setup", "statements"]
    let texts = HandbookTests.blocks.filter { kinds.contains($0.kind) }.map { block in
      block.text.hasPrefix("session 1") ? block.text : "session 1\n\(block.text)"
    }
    var pending = texts.flatMap { text in
      Parser.parse(SourceText(name: "block", text: text)).0.statements
    }
    var all: [Statement] = []
    while let statement = pending.popLast() {
      all.append(statement)
      pending += statement.block?.statements ?? []
    }
    return all
  }()

  /// A used file is not among the files of an example; its statement stands in the text.
  private static let inText = ["use"]

  @Test(arguments: Verb.all.filter { !$0.isLater }.map(\.name))
  func `a statement has an example`(verb: String) throws {
    let isShown = Self.statements.contains { $0.verb == verb }
    let page = "Sources/PagerBus/Core/PagerBus.docc/ScriptingSessions.md"
    let isNamed = try FencedBlock.text(of: page).contains("`\(verb) ")

    #expect(Self.inText.contains(verb) ? isNamed : isShown)
  }

  @Test(arguments: ["condition", "count", "last", "order", "events", "none", "always", "trace"])
  func `a check has an example or a row`(form: String) throws {
    let page = "Sources/PagerBus/Core/PagerBus.docc/ScriptingSessions.md"
    let text = try FencedBlock.text(of: page)

    #expect(form == "condition" || text.contains("| `expect \(form) "))
  }

  @Test(arguments: Subject.plain.map(\.name))
  func `a subject has an example`(name: String) {
    #expect(Self.words.contains(name))
  }

  static let calls =
    [
      "page.state", "frame.w", "setting", "style", "button.enabled", "button.tinted",
      "plugin.state",
      "value", "frame.h",
    ] + ["x", "width", "center", "selected", "title", "emphasis", "visible"].map { "tab.\($0)" }

  @Test(arguments: calls)
  func `a subject with values has an example`(name: String) {
    #expect(Self.words.contains(name))
  }

  @Test func `every subject with values is among those`() {
    let names = Set(Self.calls.map { String($0.prefix { $0 != "." }) })

    #expect(names == Set(Subject.calls))
  }

  /// The names in what is expected, shown or waited for; a call by its name and its member.
  private static let words: Set<String> = {
    var words: Set<String> = []
    let verbs = ["expect", "show", "wait", "always"]
    for statement in statements where verbs.contains(statement.verb) {
      var pending = statement.allArguments.map(\.term)
      while let term = pending.popLast() {
        switch term {
        case .word(let word): words.insert(word)
        case .call(let call):
          words.insert(call.name + (call.member.map { ".\($0)" } ?? ""))
          pending += call.arguments.map(\.term)
        case .point(let first, let second), .range(let first, let second):
          pending += [first.term, second.term]
        case .string, .number, .size, .sign, .variable: break
        }
      }
    }
    return words
  }()
}
