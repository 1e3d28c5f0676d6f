import FoundationEssentials
import PagerHostCommand
import Testing

/// `snapshot` and `export --to svg`: moments of a case as one picture.
struct SnapshotCommandTests {
  private static let files = ["tour.session": SampleFiles.tour, "one.session": SampleFiles.failing]

  private static func snapshot(_ words: String...) -> CommandRun {
    CommandRun.of(["snapshot"] + words, on: MemoryConsole(files: files))
  }

  private static func pictures(_ run: CommandRun) -> Int {
    run.output.split(separator: "\n").count { $0.hasPrefix("<g transform") }
  }

  @Test func `a session is run and drawn, with its titles as text`() {
    let run = Self.snapshot("tour.session", "--case", "tap*", "--filmstrip", "3")

    #expect(run.exit == 0)
    #expect(run.error.isEmpty)
    #expect(Self.pictures(run) == 3)
    #expect(run.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" "))
    #expect(run.output.hasSuffix("</svg>\n"))
    #expect(run.output.contains(">뉴스</text>"))
    #expect(run.output.contains(">0.000000 s</text>"))
    #expect(run.output.contains("6:3  wait idle</text>"))
  }

  @Test func `a trace is drawn as the run that wrote it`() throws {
    let console = MemoryConsole(files: Self.files)
    _ = CommandRun.of(
      "run", "tour.session", "--case", "tap*", "-o", "t.trace", on: console)
    let trace = try #require(console.text(of: "t.trace"))
    let ofTrace = CommandRun.of("snapshot", "t", on: MemoryConsole(files: ["t": trace]))
    let exported = CommandRun.of(
      "export", "t", "--to", "svg", on: MemoryConsole(files: ["t": trace]))

    #expect(ofTrace == Self.snapshot("tour.session", "--case", "tap*"))
    #expect(exported == ofTrace)
    #expect(Self.pictures(ofTrace) == 8)
  }

  @Test func `an instant is one picture, a distance one for each of its multiples`() {
    let one = Self.snapshot("one.session", "--at", "1s", "--scale", "1")
    let every = Self.snapshot("tour.session", "--case", "a short*", "--every", "200ms")

    #expect(one.exit == 0)
    #expect(Self.pictures(one) == 1)
    #expect(one.output.contains("<g transform=\"scale(1)\">"))
    #expect(Self.pictures(every) > 3)
    #expect(every.output.contains(">0.200000 s</text>"))
    #expect(every.output.contains(">0.400000 s</text>"))
    // The finger of the drag is down.
    #expect(every.output.contains("r=\"22\""))
    #expect(!one.output.contains("r=\"22\""))
  }

  @Test func `the picture of the handbook is drawn again to the byte`() throws {
    let page = "Sources/PagerBus/Core/PagerBus.docc/looking/filmstrip.svg"
    let kept = try FencedBlock.text(of: page)

    let drawn = try HostProcess.run([
      "-C", ExampleSessionTests.root.path(), "snapshot", "Sessions/tour.session", "--case",
      "strip*", "--filmstrip", "6", "--scale", "0.5",
    ])

    #expect(drawn.exit == 0, "\(drawn.error)")
    #expect(drawn.output == kept)
  }

  @Test func `too many pictures and too many cases are refused`() {
    let pictures = Self.snapshot("tour.session", "--case", "a short*", "--every", "1us")
    let cases = Self.snapshot("tour.session")

    #expect(pictures.exit == 2)
    #expect(pictures.error.contains("; one file takes 240\n"))
    #expect(cases.exit == 2)
    #expect(cases.error.hasPrefix("error: a picture is of one case, but 2 are to run\n"))
  }
}
