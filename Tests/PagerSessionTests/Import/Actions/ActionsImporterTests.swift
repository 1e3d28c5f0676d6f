import PagerSession
import Testing

/// One sentence for each rule of WebDriver's actions.
struct ActionsImporterTests {
  private typealias Text = ActionsText

  @Test func `one finger becomes statements in a row`() {
    let result = Text.result(
      [Text.pointer("finger1", Text.move(350, 400), Text.down, Text.pause(100), Text.up)],
      options: ImportOptions(pages: 4))

    #expect(
      result.session == """
        session 1
        # imported from a.json
        view 390x844
        pages 4
        case "a" {
          down finger1 at 350px,400px  # tick 2
          wait 100ms
          up finger1  # tick 4
          wait idle
        }

        """)
  }

  @Test func `several fingers become lanes, as long as each other`() {
    let lines = Text.lines([
      Text.pointer("a", Text.move(300, 400), Text.down, Text.pause(100), Text.up),
      Text.pointer("b", Text.move(100, 400), Text.pause(50), Text.down, Text.up),
    ])

    #expect(
      lines == [
        "together {", "lane {", "down a at 300px,400px", "wait 150ms", "up a", "}",
        "lane {", "wait 50ms", "down b at 100px,400px", "wait 100ms", "up b", "}", "}",
        "wait idle",
      ])
  }

  @Test func `at one instant ticks go before lanes`() {
    let tap = [Text.down, Text.up]

    #expect(
      Text.lines([Text.pointer("a", tap[0], tap[1]), Text.pointer("b", tap[0], tap[1])]) == [
        "down a at 0px,0px", "down b at 0px,0px", "up a", "up b", "wait idle",
      ])
    #expect(
      Text.lines([
        Text.pointer("a", Text.pause(9), Text.down, Text.up, Text.pause(9)),
        Text.pointer("b", Text.pause(0), Text.down, Text.pause(0), Text.up),
      ]) == [
        "together {", "lane {", "wait 9ms", "down a at 0px,0px", "}", "lane {", "wait 9ms",
        "down b at 0px,0px", "}", "}", "together {", "lane {", "up a", "wait 9ms", "}", "lane {",
        "up b", "wait 9ms", "}", "}", "wait idle",
      ])
  }

  @Test func `a tick is as long as its longest pause, move or scroll`() {
    let wheel =
      #"{"type":"wheel","id":"w","actions":[{"type":"pause"},"#
      + #"{"type":"scroll","x":1,"y":1,"deltaX":0,"deltaY":9,"duration":70}]}"#
    let none = #"{"type":"none","id":"n","actions":[{"type":"pause","duration":30}]}"#

    let lines = Text.lines([
      Text.pointer("a", Text.down, Text.move(1, 1, #","duration":20"#), Text.up), none, wheel,
    ])

    #expect(
      lines == [
        "down a at 0px,0px", "wait 30ms", "move a to 1px,1px over 20ms", "wait 50ms", "up a",
        "wait idle",
      ])
  }

  @Test func `a move without a duration takes the tick's`() {
    let lines = Text.lines([
      Text.pointer("a", Text.down, Text.move(90, 0)),
      Text.pointer("b", Text.pause(0), Text.pause(250)),
    ])

    #expect(lines.contains("move a to 90px,0px over 250ms"))
  }

  @Test func `a move that takes no time jumps`() {
    #expect(
      Text.lines([Text.pointer("a", Text.down, Text.move(90, 0))]).contains("move a to 90px,0px"))
  }

  @Test func `a pointer that does not touch takes its time and leaves no trace`() {
    let lines = Text.lines([
      Text.pointer("a", Text.move(9, 9, #","duration":40"#), Text.down, Text.up)
    ])

    #expect(lines == ["wait 40ms", "down a at 9px,9px", "up a", "wait idle"])
  }

  @Test func `a move counts from the view, from the pointer or from an element's centre`() {
    let element = #","origin":{"element-6066-11e4-a52e-4f735466cecf":"pager-view"}"#
    let sources = [
      Text.pointer(
        "a", Text.move(50, 60, #","origin":"viewport""#), Text.down,
        Text.move(-10, 5, #","origin":"pointer""#), Text.move(7, 0, element))
    ]

    let lines = Text.lines(sources, options: ImportOptions(viewWidth: 391, viewHeight: 844))

    #expect(
      Array(lines.prefix(3)) == [
        "down a at 50px,60px", "move a to 40px,65px", "move a to 202px,422px",
      ])
    #expect(Text.result(sources).session.contains("place pages at 0px,0px size 100%,100%"))
  }

  @Test func `an element is what the map says it is`() throws {
    let element = #","origin":{"element-6066-11e4-a52e-4f735466cecf":"inner"}"#
    let map = BindingMap.read("from id \"inner\" -> drop \"another pager\"\n", file: "m").map
    let sources = [Text.pointer("a", Text.move(5, 5), Text.down, Text.move(1, 0, element), Text.up)]

    #expect(
      Text.report(sources).contains(
        "a pointerMove: kept, element \"inner\" is taken to be the page area"))
    #expect(Text.report(sources, map: map).contains("a pointerMove: dropped, another pager"))
    #expect(Text.lines(sources, map: map) == ["down a at 5px,5px", "up a", "wait idle"])
  }

  @Test func `a touch that is down and one that is up stay so, with a warning`() {
    let sources = [Text.pointer("a", Text.up, Text.down, Text.down, Text.up, Text.up, Text.cancel)]

    #expect(Text.lines(sources) == ["down a at 0px,0px", "up a", "wait idle"])
    #expect(
      Text.report(sources) == [
        "a pointerUp: warning, is up already, so nothing happens",
        "a pointerDown: warning, is down already, so nothing happens",
        "a pointerUp: warning, is up already, so nothing happens",
        "a pointerCancel: warning, is up already, so nothing happens",
      ])
  }

  @Test func `a target outside of the view ends the command, and earlier ticks stay done`() {
    let sources = [
      Text.pointer("a", Text.down, Text.move(390, 844), Text.move(391, 0), Text.up),
      Text.pointer("b", Text.move(9, 9), Text.down, Text.pause(80), Text.up),
    ]

    #expect(Text.lines(sources).contains("move a to 390px,844px"))
    #expect(!Text.lines(sources).contains { $0.contains("391px") || $0.hasPrefix("wait 80") })
    #expect(
      Text.report(sources).filter { $0.contains("dropped") } == [
        "a pointerMove: dropped, "
          + "move target out of bounds: 391,0 is outside of the view of 390x844",
        "b pause: dropped, not done, because tick 3 failed",
        "a pointerUp: dropped, not done, because tick 3 failed",
        "b pointerUp: dropped, not done, because tick 3 failed",
      ])
  }

  @Test func `a pointer that is left down is released with a note`() {
    let sources = [Text.pointer("a", Text.down, Text.pause(10))]

    #expect(
      Text.lines(sources) == [
        "down a at 0px,0px", "wait 10ms", "note \"pointer a is left down; it is released\"",
        "up a", "wait idle",
      ])
    #expect(Text.report(sources) == ["pointer a is left down: warning, it is released at the end"])
  }

  @Test func `a cancelled pointer is cancelled`() {
    #expect(
      Text.lines([Text.pointer("a", Text.down, Text.cancel)])
        == ["down a at 0px,0px", "cancel a", "wait idle"])
  }

  @Test(arguments: ["mouse", "pen", "touch"])
  func `each type of pointer touches`(type: String) {
    let source = Text.pointer("a", Text.down, Text.up)
      .replacing("\"touch\"", with: "\"\(type)\"")

    #expect(Text.lines([source]) == ["down a at 0px,0px", "up a", "wait idle"])
  }

  @Test func `a button that is not the first one does not touch`() {
    let right = #"{"type":"pointerDown","button":2}"#

    #expect(Text.lines([Text.pointer("a", right, Text.down, Text.up)]).first == "down a at 0px,0px")
    #expect(
      Text.report([Text.pointer("a", right)])
        == ["a pointerDown: dropped, button 2 does not touch a pager"])
  }

  @Test func `keys are pressed by their names`() {
    let key =
      #"{"type":"key","id":"k","actions":[{"type":"keyDown","value":"\uE014"},"#
      + #"{"type":"keyUp","value":"\uE014"},{"type":"keyDown","value":"\uE05D"},"#
      + #"{"type":"keyDown","value":"가"}]}"#

    #expect(Text.lines([key]) == ["key ArrowRight", "key Delete", "key \"가\"", "wait idle"])
  }

  @Test func `a wheel is dropped with its reason`() {
    let wheel =
      #"{"type":"wheel","id":"w","actions":["#
      + #"{"type":"scroll","x":1,"y":1,"deltaX":0,"deltaY":9,"duration":70}]}"#

    #expect(
      Text.report([wheel]) == [
        "w scroll: dropped, a wheel does nothing to a pager; its time is kept"
      ])
    #expect(Text.lines([wheel]) == ["wait 70ms", "wait idle"])
  }

  @Test func `an id that is no word is quoted`() {
    #expect(
      Text.lines([Text.pointer("left hand", Text.down, Text.up)])
        == ["down \"left hand\" at 0px,0px", "up \"left hand\"", "wait idle"])
  }

  @Test func `a command longer than a session ends before its limit`() {
    let sources = [Text.pointer("a", Text.pause(600_000), Text.down, Text.pause(1), Text.up)]

    #expect(
      Text.report(sources).first == "a pause: dropped, a session takes at most 10 minutes")
  }

  @Test func `a command without steps is a session without statements`() {
    #expect(Text.lines([]) == [])
    #expect(Text.lines([Text.pointer("a")]) == [])
  }
}
