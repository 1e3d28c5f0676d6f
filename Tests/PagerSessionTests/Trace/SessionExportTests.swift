import PagerBus
import PagerSession
import TestSupport
import Testing

/// A trace made into a session.
struct SessionExportTests {
  private static func exported(
    _ text: String, settings: [RunOptions.Override] = [], seed: UInt64? = nil
  ) throws -> (session: String, first: TraceText, again: SessionProbe) {
    let probe = try SessionProbe(text, settings: settings, seed: seed)
    let first = try TraceText(probe.traces[0])
    let session = try first.session().text
    return (session, first, try SessionProbe(session))
  }

  private static func checkSame(
    _ text: String, settings: [RunOptions.Override] = [], seed: UInt64? = nil
  ) throws -> String {
    let (session, first, again) = try exported(text, settings: settings, seed: seed)
    #expect(again.failures == [])
    #expect(try TraceText(again.traces[0]).decisions == first.decisions)
    return session
  }

  @Test func `nothing is expected where a gap hides the rest`() throws {
    let session = try Self.checkSame(
      """
      session 1
      pages 5
      set gap 1s
      case "one" {
        drag next 0.7pg over 80ms
        wait 10ms
        drag next 0.7pg over 80ms
        wait idle
      }
      """)

    #expect(session.split(separator: "\n").count { $0.contains("expect page =") } == 1)
  }

  @Test func `a run that failed says so beside its session`() throws {
    let text = "session 1\npages 2\ncase \"one\" { expect page = 1; press \"a\" }"

    let warnings = try TraceText(SessionProbe(text).traces[0]).session().warnings

    #expect(warnings == ["the run failed, and so does the session: expected page = 1"])
  }

  @Test func `a tap is followed by what is at rest`() throws {
    let session = try Self.checkSame(
      "session 1\npages \"A\" \"B\"\ncase \"one\" { tap tab \"B\"; wait idle }")

    let rest = { (index: Int, key: String) in
      """
        expect page = \(index)
        expect selected = \(index)
        expect page.key = "\(key)"
        expect pages.count = 2
        expect position = \(index)pg ± 0.001pg

      """
    }
    let expected =
      "session 1\n# exported from a trace of test.session\npages \"A\" \"B\"\n\ncase \"one\" {\n"
      + rest(0, "A") + "  tap tab \"B\"\n  wait idle\n" + rest(1, "B") + "}\n"
    #expect(session == expected)
  }

  @Test func `lanes in lanes stay side by side`() throws {
    let session = try Self.checkSame(
      """
      session 1
      pages 6
      case "one" {
        together {
          lane { down a at 70%,50%; mark inside; move a to 35%,50% over 120ms; up a }
          lane {
            wait 10ms
            together {
              lane { wait 60ms; down b at 40%,60%; move b to 80%,60% over 200ms ease out; up b }
              lane { repeat 2 { wait 30ms }; note "here"; snapshot "s"; select 3 animated }
              lane { }
            }
          }
        }
        wait until value(inside, page) = 0 within 1s
        wait idle
      }
      """)

    #expect(session.split(separator: "\n").count { $0.contains("together {") } == 2)
    #expect(session.contains("mark inside"))
    #expect(session.contains("note \"here\""))
    #expect(session.contains("snapshot \"s\""))
  }

  @Test func `settings and seed of the command line are said`() throws {
    let text = """
      session 1
      view 320x568
      tabs fixed 90px spacing 4px
      style page(1).background "blue"
      place pager at 0px,safe size 100%,70%
      pages 5
      case "one" { set swipe on; swipe next; wait idle; repeat 3 { select $any(0..4) animated } }
      """
    let (session, first, again) = try Self.exported(
      text, settings: [.init(key: "swipe", value: "off"), .init(key: "view", value: "400x800")],
      seed: 77)

    let isOwn = { (decision: String) in !decision.contains(#""do":"set""#) }
    #expect(again.failures == [])
    #expect(
      try TraceText(again.traces[0]).decisions.filter(isOwn) == first.decisions.filter(isOwn))
    #expect(session.contains("\nview 400x800\n"))
    #expect(session.contains("\nset swipe off\n"))
    #expect(session.contains("\nstyle page(1).background \"blue\"\n"))
    #expect(session.contains("# without effect, because the run fixed it: set swipe on\n"))
    #expect(session.contains("case \"one\" seed 77 {"))
  }

  @Test func `a setting in a case stays`() throws {
    let session = try Self.checkSame(
      "session 1\ncase \"one\" { set swipe off; swipe next; wait idle; set gap 20ms; swipe next }")

    #expect(session.contains("\n  set swipe off\n"))
  }

  @Test func `a wait that ended because another lane failed is a wait as long`() throws {
    let (session, first, again) = try Self.exported(
      """
      session 1
      case "one" {
        together { lane { wait 9s }; lane { down a at 50%,50%; wait idle within 300ms } }
      }
      """)

    #expect(session.contains("wait 300000000ns  # instead of: wait 9s\n"), "\(session)")
    #expect(again.failures.count == 1)
    #expect(first.decisions.last == (try TraceText(again.traces[0])).decisions.last)
  }

  @Test(arguments: [
    "pages 0", "pages \"a\\u0000\\u001b\" \"\\\"\" \"a\"",
    "pages 3; set snap free; set spacing 20px",
    "pages 4; set direction rtl; set axis vertical; set bounce off; set initial 3",
  ])
  func `any world is made again`(setup: String) throws {
    _ = try Self.checkSame(
      """
      session 1
      \(setup)
      case "one #\\u001b" {
        drag next 0.3pg over 100ms hold 0ms
        wait idle
        pages insert 0 "new"
        resize 500x700 over 100ms
        wait idle
        background; wait 10ms; foreground; reload; wait idle
      }
      """)
  }

  @Test func `a manifest is named as the session names it`() throws {
    let header =
      #"{"format":"pager-trace","version":1,"session":"a.session","case":"c","#
      + #""manifest":"p.json","set":{"swipe":"off"}}"#

    let session = try TraceText(header + "\n").session().text

    #expect(session.contains("\nplugins \"p.json\"\nset swipe off\n"))
  }

  @Test func `settings that a trace does not say are missed`() throws {
    let header =
      #"{"format":"pager-trace","version":1,"session":"a.session","case":"c","#
      + #""settings":"sha256:0"}"#

    let warnings = try TraceText(header + "\n").session().warnings

    #expect(
      warnings == [
        "the trace does not say all of its settings; the session may act otherwise"
      ])
  }
}
