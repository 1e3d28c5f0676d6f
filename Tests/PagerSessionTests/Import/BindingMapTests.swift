import PagerSession
import Testing

struct BindingMapTests {
  @Test func `the built-in map has no problem`() {
    let empty = MaestroImporter(map: BindingMap()).import(name: "a.yaml", text: "- tapOn: Next")
    let built = MaestroImporter().import(name: "a.yaml", text: "- tapOn: Next")

    #expect(empty.droppedAny)
    #expect(!built.droppedAny)
    #expect(BindingMap.builtInProblems == [])
  }

  @Test func `a map of one's own says what an app's words mean`() {
    let text = """
      # the whole app
      see "Photo {n} of {m}" -> expect page = {n-1}; expect pages.count = {m}
      see text "Photo *" -> drop "a caption"
      tap id "more;\\"x\\"" -> pages insert {count} "new {count+1}; last {last}"

      section "Gallery" "Album *"   # two names
      file "open_gallery*" at 2
      pages 4
      set initial 1 # the second
      tap "arrow" -> fling next at 3pg/s
      from "photo" -> pages
      tap "close" -> leave
      """
    let flow = """
      - tapOn: album OF cats
      - assertVisible: 'Photo 2 of 4'
      - assertVisible: 'Photo by me'
      - tapOn:
          id: 'more;"x"'
      - tapOn: arrow
      - tapOn: close
      - tapOn: arrow
      """

    let (map, problems) = BindingMap.read(text, file: "app.map")
    let session = MaestroImporter(map: map).import(name: "a.yaml", text: flow).session

    #expect(problems == [])
    #expect(
      session == """
        session 1
        # imported from a.yaml
        view 390x844
        pages 4
        set initial 1
        case "a" {
          note "opens Gallery"  # flow line 1
          expect page = 1  # flow line 2
          expect pages.count = 4
          pages insert 4 "new 5; last 3"  # flow line 4
          wait idle
          fling next at 3pg/s  # flow line 6
          wait idle
        }

        """)
  }

  @Test(arguments: [
    ("press next", "1:1 unknown word \"press\""),
    ("  tap Next -> press next", "1:7 expected a text in quotes"),
    ("tap \"Next", "1:5 expected a text in quotes"),
    ("tap \"{}\" -> press next", "1:5 a brace holds the name of a number"),
    ("tap \"Next\" press next", "1:12 expected `->`"),
    ("tap \"Next\" ->", "1:14 expected a statement behind `->`"),
    ("tap \"é\" -> pess next", "1:12 `pess next`: unknown statement `pess`"),
    (
      "tap \"a\" -> expect page = {n*2}",
      "1:12 a brace holds a name, and at most + or - and a number"
    ),
    ("tap \"a\" -> press", "1:12 `press`: `press` needs a button"),
    ("tap \"a\" -> drop why", "1:17 expected the reason in quotes"),
    ("from \"a\" -> press next", "1:13 a swipe from an element becomes `pages` or `drop`"),
    ("pages 3", "1:1 this line belongs into a section"),
    ("section", "1:8 a section needs a name in quotes"),
    ("section \"A\"\nfile \"b\" at x", "2:13 expected a page behind `at`"),
    ("section \"A\"\nfile \"b\" c", "2:10 unexpected text"),
  ])
  func `a line that is no rule is refused at its place`(text: String, problem: String) {
    #expect(BindingMap.read(text, file: "m").problems.map(YAMLOutline.problem) == [problem])
  }

  @Test(arguments: [
    ("a*c", "abbc", true), ("a*c", "ac", true), ("a*c", "abd", false), ("*", "", true),
    ("*b*", "aab", true), ("{n} of {m}", "12 of 3", true), ("{n} of {m}", "of 3", false),
    ("page {n}", "page 99999999999999999999", false), ("Page  {n} ", " page 4", true),
    ("*a*a*a*a*a*a*b", String(repeating: "a", count: 900), false),
    ("a.b", "axb", false), ("a.b", #"^a\.b\s*.*$"#, true),
  ])
  func `a pattern matches a whole text, whatever its case`(
    pattern: String, text: String, isMatch: Bool
  ) {
    let map = BindingMap.read("tap \"\(pattern)\" -> press next", file: "m").map
    let flow = "- tapOn: \"\(text.replacing("\\", with: "\\\\"))\""

    let result = MaestroImporter(map: map).import(name: "a.yaml", text: flow)

    #expect(result.problems == [])
    #expect(result.droppedAny == !isMatch)
  }
}
