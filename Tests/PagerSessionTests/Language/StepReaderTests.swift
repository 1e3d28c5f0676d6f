import PagerSession
import Testing

struct StepReaderTests {
  @Test(arguments: [
    ("tap tab 2", "tap(tab(index(2)),nil,0)"),
    ("tap tab \"A\" at 10%,20px hold 500ms", "tap(tab(title(A)),10%,20px,500000000)"),
    ("tap dot 1", "tap(dot(1),nil,0)"),
    ("tap button next", "tap(button(next),nil,0)"),
    ("tap safe,50%", "tap(point(safe,50%),nil,0)"),
    ("drag next 0.4pg over 300ms", "drag(next,0.4pg,300000000,100000000,0,linear,nil)"),
    (
      "drag up 40% over 0.5s hold 0ms press 1us ease in from 1px,2px",
      "drag(up,40%,500000000,0,1000,in,1px,2px)"
    ),
    ("fling prev at 1200px/s", "fling(prev,0.5pg,1200px/s,nil)"),
    ("fling left 0.3pg at 6pg/s from 5%,5%", "fling(left,0.3pg,6pg/s,5%,5%)"),
    ("select last", "select(last,nil)"),
    ("select \"A\" jump", "select(title(A),false)"),
    ("select 3 animated", "select(index(3),true)"),
    ("move a to 5%,5% over 1min ease inout", "move(a,5%,5%,60000000000,inout)"),
  ])
  func `a gesture is read with its defaults`(text: String, reading: String) throws {
    #expect(Self.describe(try step(text)) == reading)
  }

  @Test func `every other statement has its step`() throws {
    #expect(try step("swipe left") == .swipe(.left))
    #expect(try step("press \"Sports\"") == .press("Sports"))
    #expect(try step("up 1") == .up(finger: "1"))
    #expect(try step("cancel b") == .cancel(finger: "b"))
    #expect(try step("pages insert 0 \"T\"") == .edit([.insert(at: 0, title: "T")]))
    #expect(try step("pages remove 3") == .edit([.remove(at: 3)]))
    #expect(try step("pages move 3 to 0") == .edit([.move(from: 3, to: 0)]))
    #expect(try step("pages title 1 \"T\"") == .edit([.retitle(at: 1, title: "T")]))
    #expect(try step("pages replace \"A\" \"B\"") == .edit([.replace(["A", "B"])]))
    #expect(try step("pages replace") == .edit([.replace([])]))
    #expect(try step("pages 9") == .pageCount(9))
    #expect(try step("pages \"A\" \"A\"") == .pageTitles(["A", "A"]))
    #expect(try step("reload") == .reload)
    #expect(try step("background") == .background)
    #expect(try step("foreground") == .foreground)
    #expect(try step("key ArrowRight") == .key("ArrowRight"))
    #expect(try step("wait 1.5ms") == .wait(1_500_000))
    #expect(try step("wait idle") == .waitIdle(within: nil))
    #expect(try step("wait idle within 3s") == .waitIdle(within: 3_000_000_000))
    #expect(try step("at 2min") == .at(120_000_000_000))
    #expect(try step("mark m") == .mark("m"))
    #expect(try step("note \"n\"") == .note("n"))
    #expect(try step("snapshot \"n-1_.ä\"") == .snapshot("n-1_.ä"))
    #expect(try step("show plugin(\"p\").state") == .show(.plugin(id: "p", state: "state")))
    #expect(try step("do nudge next") != .reload)
    guard case .together(let lanes) = try step("together { lane { } lane { up a } }") else {
      Issue.record("lanes are needed")
      return
    }
    #expect(lanes.map(\.statements.count) == [0, 1])
  }

  @Test(
    arguments: Subject.plainNames + [
      "page(3).state", "tab(0).x", "tab(\"A\").emphasis", "frame(strip).w", "frame(page(1)).z",
      "frame(tab(1)).h", "setting(slop)", "style(tab.color)", "button(0).enabled",
      "button(\"next\").tinted", "plugin(\"x\").whatever", "value(m,tab(1).center)",
    ])
  func `every subject can be shown`(text: String) throws {
    guard case .show = try step("show \(text)") else {
      Issue.record("a subject is needed")
      return
    }
  }

  @Test func `a condition has its kinds`() throws {
    guard
      case .expect(.condition(let condition), let reason) = try step(
        "expect indicator.center != tab(1).center ± 0.5px because \"why\"")
    else {
      Issue.record("a condition is needed")
      return
    }
    #expect(condition.subject == .indicator(.center))
    #expect(condition.comparison == .notEqual)
    #expect(condition.value == .subject(.tab(.index(1), .center)))
    #expect(condition.tolerance?.text == "0.5px")
    #expect(condition.text == "indicator.center != tab(1).center ± 0.5px")
    #expect(reason == "why")
  }

  @Test(
    arguments: [
      ("expect count page.settled >= 2 where index in 0..3 since m", "m"),
      ("expect order pager.state settling idle since m", "m"),
      ("expect events page.settled drag.began since m", "m"),
      ("expect none page.settled since m", "m"),
      ("expect always selected in 0..8 since m", "m"),
      ("expect none page.settled", nil),
    ] as [(String, String?)])
  func `an expectation knows its mark`(text: String, mark: String?) throws {
    guard case .expect(let expectation, _) = try step(text) else {
      Issue.record("an expectation is needed")
      return
    }
    switch expectation {
    case .count(let type, let comparison, let count, let matching, let since):
      #expect(type == "page.settled" && comparison == .greaterOrEqual && count == 2)
      #expect(matching?.field == "index" && matching?.comparison == .within)
      #expect(since == mark)
    case .order(let subject, let values, let since):
      #expect(subject == .pagerState && values == [.word("settling"), .word("idle")])
      #expect(since == mark)
    case .events(let types, let since):
      #expect(types == ["page.settled", "drag.began"] && since == mark)
    case .none(let type, let since): #expect(type == "page.settled" && since == mark)
    case .always(let condition, let since):
      #expect(condition.comparison == .within && since == mark)
    case .condition, .last, .trace: Issue.record("another form was read")
    }
  }

  @Test(arguments: [
    ("for i in 0..3 { }", ["0", "1", "2", "3"]),
    ("for i in 3..0 step -2 { }", ["3", "1"]),
    ("for i in 0.1pg..0.3pg step 0.1pg { }", ["0.1pg", "0.2pg", "0.3pg"]),
    ("for i in 3..0 { }", []),
    ("for i in list(a,\"b\",3px) { }", ["a", "\"b\"", "3px"]),
  ])
  func `a loop goes through exact values`(text: String, values: [String]) throws {
    guard case .forEach("i", let loop, _) = try step(text) else {
      Issue.record("a loop is needed")
      return
    }
    #expect((0..<loop.count).map { loop[$0].text } == values)
  }

  private func step(_ text: String) throws -> Step {
    let source = SourceText(name: "a", text: "session 1\n\(text)\n")
    let statement = try #require(Parser.parse(source).file.statements.first)
    return try StepReader.read(statement, in: source)
  }

  private static func describe(_ step: Step) -> String {
    func length(_ length: SessionLength) -> String {
      switch length {
      case .pixels(let value): "\(value)px"
      case .percent(let value): "\(Int(value))%"
      case .pages(let value): "\(value)pg"
      }
    }
    func point(_ point: SessionPoint?) -> String {
      guard let point else { return "nil" }
      return [point.x, point.y].map { coordinate in
        switch coordinate {
        case .pixels(let value): "\(Int(value))px"
        case .percent(let value): "\(Int(value))%"
        case .safe: "safe"
        }
      }.joined(separator: ",")
    }
    func page(_ page: PageReference) -> String {
      switch page {
      case .index(let index): "index(\(index))"
      case .title(let title): "title(\(title))"
      }
    }
    switch step {
    case .tap(let tap):
      let target =
        switch tap.target {
        case .tab(let tab): "tab(\(page(tab)))"
        case .dot(let dot): "dot(\(dot))"
        case .button(let name): "button(\(name))"
        case .point(let place): "point(\(point(place)))"
        }
      return "tap(\(target),\(point(tap.at)),\(tap.hold))"
    case .drag(let drag):
      return "drag(\(drag.direction),\(length(drag.distance)),\(drag.over),\(drag.hold),"
        + "\(drag.press),\(drag.ease.rawValue),\(point(drag.from)))"
    case .fling(let fling):
      let speed =
        switch fling.speed {
        case .pixelsPerSecond(let value): "\(Int(value))px/s"
        case .pagesPerSecond(let value): "\(Int(value))pg/s"
        }
      return "fling(\(fling.direction),\(length(fling.distance)),\(speed),\(point(fling.from)))"
    case .select(.page(let target), let animated):
      return "select(\(page(target)),\(animated.map { "\($0)" } ?? "nil"))"
    case .select(let target, let animated):
      return "select(\(target),\(animated.map { "\($0)" } ?? "nil"))"
    case .move(let move):
      return "move(\(move.finger),\(point(move.to)),\(move.over),\(move.ease.rawValue))"
    default: return "\(step)"
    }
  }
}
