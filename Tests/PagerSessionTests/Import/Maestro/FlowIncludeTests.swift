import PagerSession
import Testing

struct FlowIncludeTests {
  @Test(arguments: [
    ("t/a.yaml", "b.yaml", "t/b.yaml"),
    ("t/a.yaml", "./b.yaml", "t/b.yaml"),
    ("t/a.yaml", "../s/b.yaml", "s/b.yaml"),
    ("a.yaml", "../s/b.yaml", "../s/b.yaml"),
    ("../t/a.yaml", "../s/b.yaml", "../s/b.yaml"),
    ("/x/t/a.yaml", "../../../s/b.yaml", "/../s/b.yaml"),
    ("/x/t/a.yaml", "../s//b.yaml", "/x/s/b.yaml"),
    ("t/a.yaml", "/elsewhere/someone/flows/b.yaml", "t/b.yaml"),
  ])
  func `an include is looked for beside the flow`(name: String, include: String, path: String) {
    let files = FlowTexts(texts: [path: "- tapOn: Next"])

    let result = MaestroImporter(files: files).import(name: name, text: "- runFlow: \(include)")

    #expect(result.session.contains("press next  # b.yaml line 1\n"))
  }

  @Test(arguments: [
    ("b.yaml", "not read: no such file"),
    ("/elsewhere/someone/b.yaml", "not read: its path is of another machine"),
    ("${DIR}/b.yaml", "not read: its name holds a variable"),
    ("a.yaml", "not read: it includes itself: a.yaml → a.yaml"),
    (
      "/x/tc9_pagination_dots_example.yaml",
      "not read: its path is of another machine; by its name it opens Pagination Dots Example"
    ),
  ])
  func `a flow that cannot be read is a line in the report`(path: String, why: String) {
    let result = MaestroImporter().import(name: "a.yaml", text: "- runFlow: \(path)")

    #expect(result.problems == [])
    #expect(result.report.map(\.why) == [why])
  }

  @Test func `a flow that cannot be read and has no known name opens nothing`() {
    let flow = "- runFlow: login.yaml\n- tapOn: Next\n- tapOn: Basic Example\n- tapOn: Prev"

    let result = MaestroImporter().import(name: "a.yaml", text: flow)

    #expect(
      result.session.hasSuffix(
        """
        case "a" {
          note "opens Basic Example"  # flow line 3
          press prev  # flow line 4
          wait idle
        }

        """))
    #expect(result.report.filter { $0.outcome == .dropped }.map(\.line) == [1, 2])
  }

  @Test func `a flow that cannot be read may say on which page it ends`() {
    let flow = "- runFlow: /x/tc65_headphones_carousel.yaml\n- assertVisible: Great quality"

    let session = MaestroImporter().import(name: "a.yaml", text: flow).session

    #expect(
      session.hasSuffix(
        """
          note "opens Headphones Carousel Example"  # flow line 1
          select 2 jump
          wait idle
          expect page = 2  # flow line 2
        }

        """))
  }

  @Test func `a chain and a crowd of includes have a limit`() {
    let chain = Dictionary(
      uniqueKeysWithValues: (0..<40).map { ("\($0).yaml", "- runFlow: \($0 + 1).yaml") })
    let crowd = Dictionary(
      uniqueKeysWithValues: (0..<12).map { index in
        (
          "\(index).yaml",
          String(repeating: "- runFlow: \(index + 1).yaml\n", count: 8) + "- tapOn: Next"
        )
      })

    let long = MaestroImporter(files: FlowTexts(texts: chain)).import(
      name: "a.yaml", text: "- runFlow: 0.yaml")
    let wide = MaestroImporter(files: FlowTexts(texts: crowd)).import(
      name: "a.yaml", text: "- runFlow: 0.yaml")

    #expect(long.report.map(\.why) == ["not read: more than 16 flows include one another"])
    #expect(wide.problems == [])
    #expect(wide.report.contains { $0.why == "not read: too many flows are included already" })
  }

  @Test func `a session has a limit, however often a flow repeats`() {
    var flow = "- tapOn: Add new page"
    for _ in 0..<6 {
      let body = flow.split(separator: "\n").map { "      \($0)\n" }.joined()
      flow = "- repeat:\n    times: 100000\n    commands:\n\(body)"
    }

    let result = MaestroImporter().import(name: "a.yaml", text: flow)

    #expect(result.problems == [])
    #expect(result.session.split(separator: "\n").count < 20_100)
  }
}
