import Testing

/// The HTML player, as a browser shows it; each look fails on anything that the page says.
@Suite(.serialized, .enabled(if: BrowserLook.isPossible, BrowserLook.absence))
struct PlayerInBrowserTests {
  /// A page of the first case of a session.
  private static func page(of session: String) throws -> BrowserLook {
    let look = try BrowserLook(run: "Sessions/\(session).session -o \"$F/traces/\"")
    try look.shell("set -- traces/*/*; mv \"$1\" one.trace")
    try look.export("one")
    return look
  }

  @Test func `nothing overflows and nothing complains at three sizes, light and dark`() throws {
    let look = try BrowserLook(run: "Sessions/interrupt.session --html \"$F/all.html\"")
    defer { look.remove() }

    try look.look("pictures", "all.html")
  }

  @Test func `the stage shows the frame that the trace has, wherever one jumps`() throws {
    let walk = """
      session 1
      view 320x568
      pages 12
      case "walk" seed 7 {
        repeat 40 {
          choose {
            option 4 { fling $any(next,prev) at $any(1pg/s..6pg/s) }
            option 2 { select $any(0..11) animated }
            option 1 { resize $any(320x568,568x320) }
            option 1 { set direction $any(rtl,ltr) }
          }
          wait $any(0ms..400ms)
        }
      }

      """
    let look = try BrowserLook(["a.session": walk], run: "\"$F/a.session\" -o \"$F/one.trace\"")
    defer { look.remove() }
    try look.export("one")
    try look.shell("\"$H\" log one.trace --frames --json >frames.jsonl")

    try look.look("fold", "one.html frames.jsonl")
  }

  @Test func `every key does what the help says`() throws {
    let session = """
      session 1
      pages 4
      case "a step fails" {
        mark m
        select 2 animated
        wait idle
        expect page = 3
        expect page = 2
      }

      """
    let look = try BrowserLook(
      ["a.session": session], run: "\"$F/a.session\" -o \"$F/one.trace\"")
    defer { look.remove() }
    try look.export("one")

    try look.look("keys", "one.html")
  }

  @Test func `the timeline goes where one clicks and looks at what one drags over`() throws {
    let look = try Self.page(of: "interrupt")
    defer { look.remove() }

    try look.look("pointing", "one.html")
  }

  @Test func `a page without its script, and on paper, shows results and pictures`() throws {
    let look = try Self.page(of: "interrupt")
    defer { look.remove() }

    try look.look("bare", "one.html interrupt.session,passed,2/2")
  }

  @Test func `ten times the events open in at most twice the time, with few rows`() throws {
    let look = try Self.page(of: "interrupt")
    defer { look.remove() }

    try look.look("speed", "one.html .")
  }

  @Test func `a second trace doubles the lanes and shows where the traces part`() throws {
    let look = try BrowserLook(run: "Sessions/interrupt.session -o \"$F/traces/\"")
    defer { look.remove() }
    try look.shell("\"$H\" export traces/*/*.trace --to html >all.html")
    try look.shell("set -- traces/*/*; cp \"$1\" first.trace")

    try look.look("compare", "all.html first.trace")
  }

  @Test func `titles that look like markup stay text`() throws {
    let titles = [
      #""</script><img src=x onerror='window.broken=1'>""#, #""]]>&lt;""#, #""👩‍👩‍👧‍👦""#,
      #""\u0000\u001b""#, #""\u202eאבג\u200f""#, #""\u2028\u2029""#, #""<!--<script>""#,
      #""LONG""#,
    ]
    let session = """
      session 1
      pages \(titles.joined(separator: " "))
      case "</title><script>window.broken=2</script>" {
        select 7 animated
        wait idle
        note "</script><script>window.broken=3</script>"
      }

      """
    let look = try BrowserLook(
      ["a.session": session, "titles.json": "[\(titles.joined(separator: ","))]"],
      run: "\"$F/a.session\" -o \"$F/one.trace\"")
    defer { look.remove() }
    // A session takes no title of ten thousand characters, but a trace may have one.
    let long = "L=$(printf '가%.0s' $(seq 10000)); sed -i \"s/LONG/$L/g\" titles.json one.trace"
    try look.shell(long)
    try look.export("one")

    try look.shell("\"$H\" snapshot one.trace --every 10ms >one.svg")

    try look.look("hostile", "one.html titles.json one.svg")
  }

  @Test func `a trace that somebody else wrote opens, whatever its events hold`() throws {
    let types = [
      "step.began", "step.ended", "pointer.down", "pointer.up", "transition.began",
      "transition.ended", "phase.changed", "scroll.moved", "expect.checked", "mark.set",
      "plugin.failed", "case.ended", "pages.changed", "layout.changed", "of.later",
    ]
    let data = ["null", "5", "[]", "{}", #"{"lane":{"index":"x"},"position":"y","__proto__":1}"#]
    let lines = types.flatMap { type in data.map { (type, $0) } }.enumerated().map { number, row in
      """
      {"seq":\(number),"t":\(number),"source":"plugin:__proto__","type":"\(row.0)","cause":null,\
      "step":7,"data":\(row.1)}
      """
    }
    let trace = ([SampleFiles.header] + lines).map { $0 + "\n" }.joined()
    let look = try BrowserLook(["odd.trace": trace], run: "--list Sessions/tour.session")
    defer { look.remove() }
    try look.export("odd")

    try look.look("many", "odd.html")
  }

  @Test func `a torn trace opens and says so`() throws {
    let look = try Self.page(of: "interrupt")
    defer { look.remove() }
    try look.shell("head -c 40000 one.trace >torn.trace")
    try look.export("torn")

    try look.look("bare", "torn.html torn,died")
    try look.look("many", "torn.html")
  }
}
