import PagerSession
import Testing

struct MaestroImporterTests {
  @Test func `a flow becomes a session`() {
    let files = FlowTexts(texts: ["flows/setup/open.yaml": ExampleFlows.open])
    let importer = MaestroImporter(files: files)

    let result = importer.import(name: "flows/tests/album.yaml", text: ExampleFlows.album)

    #expect(result.problems == [])
    #expect(
      result.session == """
        session 1
        # imported from album.yaml
        view 390x844
        pages 8
        set bounce off
        place pages at 0px,0px size 100%,100%
        case "album" {
          note "launchApp"  # open.yaml line 1
          note "opens Basic Example"  # open.yaml line 3
          set swipe off  # flow line 6
          wait idle
          swipe from 85%,50% to 15%,50% over 120ms  # flow line 7
          wait idle
          expect page = 0  # flow line 13
          set swipe on  # flow line 15
          wait idle
          swipe from 90%,50% to 10%,50% over 400ms  # flow line 16
          wait idle
          wait until page = 1 within 4000ms  # flow line 18
          expect page = 1  # flow line 18
          press last  # flow line 22
          wait idle
          expect page = 7  # flow line 24
          pages remove 7  # flow line 25
          wait idle
          pages insert 7 "7"  # flow line 27
          wait idle
          note "assertTrue ${\\"always\\"}"  # flow line 29
        }

        """)
  }

  @Test func `the report says what became of each step`() {
    let files = FlowTexts(texts: ["flows/setup/open.yaml": ExampleFlows.open])
    let importer = MaestroImporter(files: files)

    let report = importer.import(name: "flows/tests/album.yaml", text: ExampleFlows.album).report

    let lines = report.map { "\($0.file):\($0.line) \($0.outcome.rawValue) \($0.what): \($0.why)" }
    #expect(
      lines == [
        "open.yaml:1 note launchApp: ",
        "open.yaml:2 dropped assertVisible \"Examples\": outside of the screen of the pager",
        "open.yaml:3 note tapOn \"Basic Example\": ",
        "album.yaml:6 kept tapOn \"Scroll Enabled\": ",
        "album.yaml:7 kept swipe: ",
        "album.yaml:13 kept assertVisible \"page number 0\": ",
        "album.yaml:15 kept tapOn \"Scroll Disabled\": ",
        "album.yaml:16 kept swipe: ",
        "album.yaml:18 kept extendedWaitUntil visible id \"pageNumber1\": ",
        "album.yaml:22 kept tapOn id \"last-page-button\": ",
        "album.yaml:24 kept assertVisible \"page number 7\\s*\": ",
        "album.yaml:25 kept tapOn id \"remove-page-button\": ",
        "album.yaml:27 kept tapOn id \"add-page-button\": ",
        "album.yaml:29 note assertTrue ${\"always\"}: a condition of the flow's own script",
        "album.yaml:30 dropped assertVisible \"3 likes\": "
          + "a counter of the app, no page has one here",
      ])
  }

  @Test(arguments: [
    ("- swipe:\n    direction: RIGHT", "swipe from 10%,50% to 90%,50% over 400ms"),
    ("- swipe:\n    direction: up\n    duration: 90", "swipe from 50%,50% to 50%,10% over 90ms"),
    ("- swipe:\n    direction: DOWN", "swipe from 50%,20% to 50%,90% over 400ms"),
    (
      "- swipe:\n    start: 10, 20\n    end: 30.50, 4",
      "swipe from 10px,20px to 30.5px,4px over 400ms"
    ),
    ("- tapOn: Next", "press next"),
    ("- doubleTapOn: Next", "press next"),
    ("- tapOn:\n    text: next\n    optional: true", "press next"),
    ("- assertNotVisible: page number 2", "expect page != 2"),
    ("- assertVisible: 'Page 3 / 10'", "expect page = 2"),
    ("- assertVisible: 'Page 1 / 0 '", "expect pages.count = 0"),
    ("- assertVisible: Scroll Disabled", "expect setting(swipe) = off"),
    ("- waitForAnimationToEnd", "wait idle"),
    ("- waitForAnimationToEnd:\n    timeout: 5", "wait idle"),
    ("- retry:\n    maxRetries: 3\n    commands:\n      - tapOn: Prev", "press prev"),
    ("- runFlow:\n    commands:\n      - tapOn: Last", "press last"),
    ("- takeScreenshot: Home", "note \"takeScreenshot Home\""),
    (
      "- extendedWaitUntil:\n    visible: page number 0\n    timeout: 10",
      "wait until page = 0 within 10ms"
    ),
  ])
  func `a step becomes a statement`(flow: String, statement: String) {
    #expect(statements(flow).first == statement)
  }

  @Test(arguments: [
    "- scroll", "- inputText: x", "- openLink: https://example.org", "- runScript: a.js",
    "- tapOn:\n    point: 10%,20%", "- assertVisible: Something", "- tapOn: Something",
    "- runFlow:\n    when:\n      visible: x\n    commands:\n      - tapOn: Next",
    "- repeat:\n    while:\n      visible: x\n    commands:\n      - tapOn: Next",
    "- repeat:\n    times: 0\n    commands:\n      - tapOn: Next",
    "- assertVisible: You are on 0 page",
  ])
  func `a step that means nothing here is dropped with a reason`(flow: String) {
    let result = MaestroImporter().import(name: "a.yaml", text: flow)

    #expect(result.problems == [])
    #expect(statements(flow) == [])
    #expect(result.report.count == 1)
    #expect(result.droppedAny)
    #expect(result.report.allSatisfy { !$0.why.isEmpty })
  }

  @Test func `a repetition stays a repetition unless the number of pages changes`() {
    let swipes = "- repeat:\n    times: 3\n    commands:\n      - tapOn: Next"
    let edits = "- repeat:\n    times: 2\n    commands:\n      - tapOn: Remove last page"

    #expect(statements(swipes) == ["repeat 3 {", "press next", "wait idle", "}"])
    #expect(statements(edits) == ["pages remove 9", "wait idle", "pages remove 8", "wait idle"])
  }

  @Test func `the last page cannot be removed twice`() {
    let flow = "- repeat:\n    times: 9\n    commands:\n      - tapOn: Remove last page"
    let importer = MaestroImporter(options: ImportOptions(pages: 2))

    let session = importer.import(name: "a.yaml", text: flow).session

    #expect(session.split(separator: "\n").filter { $0.contains("pages remove") }.count == 2)
  }

  @Test(arguments: [
    ("", 10),
    ("- assertVisible: page number 4", 5),
    ("- assertVisible: Page 1 / 7\n- assertVisible: page number 30", 7),
    ("- tapOn: Remove last page\n- assertVisible: Page 1 / 7", 8),
    (
      "- repeat:\n    times: 3\n    commands:\n    - tapOn: Add new page\n"
        + "- assertVisible: Page 1 / 7",
      4
    ),
    ("- tapOn: Pagination Dots Example\n- assertVisible: 'Page Index: 2'", 4),
  ])
  func `the number of pages is what the flow shows first`(flow: String, count: Int) {
    let session = MaestroImporter().import(name: "a.yaml", text: flow).session

    #expect(session.contains("\npages \(count)\n"))
  }

  @Test func `a screen decides what a text means`() {
    let flow = "- tapOn: SCREEN\n- assertVisible: 'Page Index: 3'"

    #expect(
      statements(flow.replacing("SCREEN", with: "Pagination Dots Example")).last
        == "expect page = 2")
    #expect(
      statements(flow.replacing("SCREEN", with: "OnPageScroll Example")).last == "expect page = 3")
  }

  @Test func `the vertical screen has a vertical axis`() {
    let session = MaestroImporter().import(
      name: "a.yaml", text: "- tapOn:\n    text: Vertical Basic Example"
    ).session

    #expect(session.contains("\nset axis vertical\n"))
  }

  @Test func `a screen that is opened again begins a case of its own`() {
    let flow = """
      - tapOn: Basic Example
      - tapOn: Add new page
      - back
      - swipe:
          direction: UP
      - tapOn: Basic Example
      - tapOn: Add new page
      - tapOn: Keyboard Example
      - tapOn: Next
      """

    let result = MaestroImporter().import(name: "two.yml", text: flow)

    #expect(
      result.session.split(separator: "\n").suffix(10).joined(separator: "\n") == """
        case "two" {
          note "opens Basic Example"  # flow line 1
          pages insert 10 "10"  # flow line 2
          wait idle
        }
        case "two 2" {
          note "opens Basic Example"  # flow line 6
          pages insert 10 "10"  # flow line 7
          wait idle
        }
        """)
    #expect(result.report.filter { $0.outcome == .dropped }.map(\.line) == [3, 4, 8, 9])
  }

  @Test func `options are written into the setup, before the map's`() {
    let options = ImportOptions(
      viewWidth: 320, viewHeight: 568, pages: 3,
      settings: [.init(key: "bounce", value: "on"), .init(key: "direction", value: "rtl")])
    let importer = MaestroImporter(options: options)

    let session = importer.import(name: "a.yaml", text: "- tapOn: Basic Example").session

    #expect(
      session.hasPrefix(
        """
        session 1
        # imported from a.yaml
        view 320x568
        pages 3
        set bounce on
        set direction rtl
        case "a" {
        """))
  }

  @Test func `an option that is not a setting is a problem`() {
    let options = ImportOptions(settings: [.init(key: "gap", value: "1s\ncase \"x\" {")])

    let result = MaestroImporter(options: options).import(name: "a.yaml", text: "")

    #expect(result.session == "")
    #expect(result.problems.count == 1)
  }

  @Test(arguments: ["", "\n\n", "# nothing", "appId: x", "appId: x\n---\n", "---\n---\n"])
  func `a flow without commands is a session without steps`(text: String) {
    let result = MaestroImporter().import(name: "empty.yaml", text: text)

    #expect(result.problems == [])
    #expect(result.session.hasSuffix("case \"empty\" { }\n"))
  }

  private func statements(_ flow: String) -> [String] {
    let session = MaestroImporter().import(name: "a.yaml", text: flow).session
    return session.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { line in
      let statement = line.split(separator: "  #").first ?? ""
      return String(statement.drop { $0 == " " })
    }
  }
}
