import PagerSession
import Testing

/// The parts of a map that say when a rule holds.
struct BindingRuleTests {
  private static func session(_ map: String, _ flow: String) -> ImportResult {
    let (map, problems) = BindingMap.read(map, file: "m")
    #expect(problems == [])
    return MaestroImporter(options: ImportOptions(pages: 2), map: map)
      .import(name: "a.yaml", text: flow)
  }

  @Test func `a rule outside holds only where no screen is open`() {
    let map = """
      tap "back" -> leave
      see "RTL" -> expect page = 0
      outside see "RTL" -> set direction rtl
      outside tap "menu" -> drop "the first screen"
      section "Photos"
      """
    let flow = """
      - tapOn: menu
      - assertVisible: RTL
      - tapOn: Photos
      - assertVisible: RTL
      - tapOn: back
      - tapOn: Next
      """

    let result = Self.session(map, flow)

    #expect(
      result.session.hasSuffix(
        """
        case "a" {
          set direction rtl  # flow line 2
          note "opens Photos"  # flow line 3
          expect page = 0  # flow line 4
        }

        """))
    #expect(
      result.report.map(\.why) == [
        "the first screen", "", "", "", "leaves the screen of the pager",
        "outside of the screen of the pager",
      ])
  }

  @Test func `a condition says when a rule's statements are said`() {
    let flow = "- tapOn: Remove\n- tapOn: Remove\n- assertVisible: 'one of 1'"
    let map = """
      tap "Remove" -> pages remove {last} when {last} > 0   # one stays
      see "one of {n}" -> expect pages.count = {n} when {n} = 1
      """

    let result = Self.session(map, flow)

    #expect(
      result.session.hasSuffix(
        """
        case "a" {
          pages remove 1  # flow line 1
          wait idle
          expect pages.count = 1  # flow line 3
        }

        """))
    #expect(result.report.map(\.why) == ["", "does nothing here: {last} > 0 is not so", ""])
  }

  @Test(arguments: [("{n} < 3", 2, true), ("{n} < 3", 3, false), ("{n-1} = 2", 3, true)])
  func `a condition compares a number of the step`(condition: String, number: Int, holds: Bool) {
    let result = Self.session(
      "see \"at {n}\" -> expect page = {n} when \(condition)", "- assertVisible: at \(number)")

    #expect(result.session.contains("expect page = \(number)") == holds)
  }

  @Test func `the word when between quotes is a word`() {
    let result = Self.session(
      "see \"at {n}\" -> note \"stop when {n} > 9\"", "- assertVisible: at 3")

    #expect(result.session.contains("note \"stop when 3 > 9\""))
  }
}
