import PagerSession
import Testing

struct CheckerTests {
  @Test(arguments: ExampleSessions.all)
  func `an example is clean`(text: String) {
    let types = ["page.settled", "selection.changed"]
    #expect(check(text, CheckVocabulary(eventTypes: types, plugins: ["button-nav"])) == "")
  }

  @Test func `a file without a case is one case named after it`() {
    let text = "session 1\npages 5\nset seed 3\ntap tab 1\nset bounce off\nwait idle\n"
    let source = SourceText(name: "dir/tour.session", text: text)
    let plan = SessionPlan(Parser.parse(source).file)

    #expect(check(text) == "")
    #expect(plan.cases.map(\.name) == ["tour"])
    #expect(plan.setup.map(\.headText) == ["pages 5", "set seed 3"])
    #expect(plan.cases[0].block.statements.map(\.verb) == ["tap", "set", "wait"])
    #expect(plan.seed == 3)
  }

  @Test func `a plan sorts the statements of a file with cases`() {
    let text = """
      session 1
      gesture g a { wait $a }
      before-each { mark m }
      view 1x2
      case "a" { }
      pages 4
      case "b" seed 5 { wait 1s }
      """
    let plan = SessionPlan(Parser.parse(SourceText(name: "a.session", text: text)).file)

    #expect(check(text) == "")
    #expect(plan.setup.map(\.headText) == ["view 1x2", "pages 4"])
    #expect(plan.beforeEach.flatMap { $0.block.statements.map(\.verb) } == ["mark"])
    #expect(plan.gestures["g"]?.parameters == ["a"])
    #expect(plan.cases.map(\.name) == ["a", "b"])
    #expect(plan.cases.map(\.seed) == [nil, 5])
  }

  @Test func `titles compare after normalization`() {
    let text = "session 1\npages \"caf\u{E9}\"\ncase \"a\" { tap tab \"cafe\u{301}\" }\n"

    #expect(check(text) == "")
  }

  @Test func `titles that an edit brings are known`() {
    let edit = "session 1\ncase \"a\" { pages insert 0 \"New\"; tap tab \"New\" }\n"
    let drawn = "session 1\ncase \"a\" { pages replace $any(\"a\",\"b\"); tap tab \"c\" }\n"

    #expect(check(edit) == "")
    #expect(check(drawn) == "")
  }

  @Test func `every alternative of a draw is looked at`() {
    let text = "session 1\ncase \"a\" { wait $any(1s,2ms,3px) }\n"

    #expect(check(text).contains("`px` is no unit of time"))
    #expect(check(text).contains("--> a.session:2:29"))
  }

  @Test func `marks of gestures, loops and before-each are known`() {
    let text = """
      session 1
      gesture g { mark a }
      before-each { mark b }
      case "x" {
        do g
        repeat 2 { expect none page.settled since c; mark c }
        expect none page.settled since a
        expect none page.settled since b
        expect none page.settled since begin
        expect page = value(c,page)
      }
      """

    #expect(check(text) == "")
  }

  @Test func `somebody else's rules judge values`() {
    struct Rules: SettingRules {
      func fault(ofSetting key: String, value: String) -> String? {
        key == "slop" && value == "5000px" ? "a slop is at most 1000px" : nil
      }
    }
    let text = "session 1\nset slop 5000px\nset gap 1s\n"

    #expect(
      check(text, CheckVocabulary(rules: Rules()))
        == """
        error: a slop is at most 1000px
          --> a.session:2:10
           |
         2 | set slop 5000px
           |          ^^^^^^

        """)
  }

  @Test(arguments: SettingDescription.all)
  func `the standard value of a setting is a legal one`(setting: SettingDescription) {
    let text = "session 1\nset \(setting.key) \(setting.standard)\n"

    #expect(check(text) == "")
  }

  @Test func `only a row of pages may go from the last one to the first`() {
    let asks = { (subject: String) in
      check("session 1\ncase \"a\" { expect \(subject) = 4..0 }\n")
    }

    #expect(asks("pages.visible") == "")
    #expect(asks("selected").contains("a range goes from the smaller to the larger"))
  }

  @Test func `gestures that call each other a thousandfold are bounded`() {
    var text = "session 1\ngesture g0 { wait 1s }\n"
    for level in 1...12 {
      let calls = String(repeating: "do g\(level - 1); ", count: 4)
      text += "gesture g\(level) { \(calls) }\n"
    }
    text += "case \"a\" { do g12 }\n"

    #expect(check(text) == "")
  }

  private func check(
    _ text: String, _ vocabulary: CheckVocabulary = CheckVocabulary()
  ) -> String {
    let source = SourceText(name: "a.session", text: text)
    return Checker.read(source, vocabulary: vocabulary).diagnostics.render(color: false)
  }
}
