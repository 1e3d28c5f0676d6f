import FoundationEssentials
import PagerHostCommand
import PagerSession
import Testing

/// The handbook is true: each of its sessions runs, each of its commands is one.
struct HandbookTests {
  @Test(arguments: blocks.filter { $0.kind == "session" })
  func `a session of the handbook passes`(block: FencedBlock) {
    let run = Self.run(block.text)

    #expect(run.exit == 0, "\(run.output)\(run.error)")
  }

  @Test(arguments: blocks.filter { $0.kind == "setup" })
  func `a setup of the handbook is accepted`(block: FencedBlock) {
    let run = Self.run("session 1\n\(block.text)wait idle\n")

    #expect(run.exit == 0, "\(run.output)\(run.error)")
  }

  @Test(arguments: blocks.filter { $0.kind == "statements" })
  func `statements of the handbook pass in a case of three pages`(block: FencedBlock) {
    let run = Self.run(
      "session 1\npages \"Home\" \"News\" \"Sports\"\ncase \"a block\" {\n\(block.text)}\n")

    #expect(run.exit == 0, "\(run.output)\(run.error)")
  }

  @Test(arguments: zip(blocks, blocks.dropFirst()).filter { $0.0.kind == "session fails" })
  func `a session that fails says what the handbook says`(session: FencedBlock, output: FencedBlock)
  {
    let name = output.text.split(separator: "\n").lazy.compactMap { line in
      line.split(separator: "--> ").dropFirst().first?.split(separator: ":").first
    }.first

    let file = String(name ?? "")
    let run = CommandRun.of("run", file, on: MemoryConsole(files: [file: session.text]))

    #expect(output.kind == "output")
    #expect(run.exit == 1)
    #expect(run.output == output.text)
  }

  @Test(arguments: blocks.filter { $0.kind == "sh" })
  func `a command line of the handbook is one`(block: FencedBlock) {
    for line in block.text.split(separator: "\n") {
      let words = Self.words(of: line)
      #expect(words.first == "pager-host", "\(line)")
      let checkout = [Self.checkout: ""]
      let run = CommandRun.of(words.dropFirst() + ["--help"], on: MemoryConsole())
      let bare = CommandRun.of(Array(words.dropFirst()), on: MemoryConsole(files: checkout))

      #expect(run.exit == 0, "\(line): \(run.error)")
      #expect(bare.exit != 2, "\(line): \(bare.error)")
    }
  }

  @Test(arguments: blocks.filter { $0.kind == "flow" })
  func `a flow of the handbook becomes a session that passes in an empty folder`(
    block: FencedBlock
  ) {
    let flow = MemoryConsole(files: ["flow.yaml": block.text])
    let session = CommandRun.of("import", "flow.yaml", "--from", "maestro", on: flow).output
    let run = CommandRun.of("run", "a.session", on: MemoryConsole(files: ["a.session": session]))

    #expect(session.contains("expect page = 1"))
    #expect(run.exit == 0, "\(run.output)\(run.error)")
  }

  @Test(arguments: blocks.filter { $0.kind == "map" })
  func `a map of the handbook has no problems`(block: FencedBlock) {
    let (_, problems) = BindingMap.read(block.text, file: block.page)

    #expect(problems.map(\.message) == [])
  }

  /// The package is built, tested and run by `.ci/kit`.
  @Test(arguments: blocks.filter { $0.kind == "package" })
  func `what the handbook shows of a new package stands in it`(block: FencedBlock) throws {
    let console = MemoryConsole(files: [Self.checkout: ""])

    let run = CommandRun.of("plugin", "new", "first-plugin", "--lang", "swift", on: console)

    let written = run.output.split(separator: "\n").compactMap { line in
      line.split(separator: " ").last.flatMap { console.text(of: String($0)) }
    }
    #expect(written.contains { $0.contains(block.text) })
  }

  @Test(arguments: blocks.filter { $0.kind == "autoplay" })
  func `what the handbook shows of autoplay stands in its source`(block: FencedBlock) throws {
    let url = ExampleSessionTests.root.appending(path: "Sources/Plugins/Autoplay/Autoplay.swift")

    #expect(try String(contentsOf: url, encoding: .utf8).contains(block.text))
  }

  @Test(arguments: blocks.filter { $0.kind == "bench" })
  func `what the handbook shows of the bench stands in its source`(block: FencedBlock) throws {
    let url = ExampleSessionTests.root.appending(
      path: "Benchmarks/pager-bench/Workloads/OrderOfOneTask.swift")

    #expect(try String(contentsOf: url, encoding: .utf8).contains(block.text))
  }

  @Test(arguments: blocks.filter { $0.kind == "nested" })
  func `what the handbook shows of several pagers stands in a test`(block: FencedBlock) throws {
    let source = try FencedBlock.text(
      of: "Tests/PagerBusTests/Host/Nested/NestedExampleTests.swift")
    let shown = block.text.split(separator: "\n").map { "    \($0)" }

    #expect(source.split(separator: "\n").map(String.init).contains(shown))
  }

  @Test(arguments: blocks.filter { $0.kind == "exploration" })
  func `what the handbook shows of the kit stands at its declaration`(block: FencedBlock) throws {
    let source = try FencedBlock.text(of: "Sources/PagerBus/Explore/Kit/Exploration.swift")
    let shown = block.text.split(separator: "\n").map { "///     \($0)\n" }.joined()

    #expect(source.contains(shown))
  }

  /// Which choices are found is for the engine; that they are told like this is promised.
  @Test(arguments: blocks.filter { $0.kind == "explored" })
  func `a table of the handbook has the columns of a report`(block: FencedBlock) throws {
    let session = try #require(
      Self.blocks.last { $0.page == block.page && $0.line < block.line && $0.kind == "session" })
    let run = CommandRun.of(
      "explore", "a.session", "--schedules", "50",
      on: MemoryConsole(files: ["a.session": session.text]))

    #expect(run.exit == 1)
    let head = run.output.split(separator: "\n").first { $0.hasPrefix("  choice  time ") }
    #expect(head != nil && block.text.hasPrefix("  choice  time "))
    #expect(run.output.contains(" may pass while others could run"))
  }

  /// `.ci/run` runs the same with its own sessions.
  @Test(arguments: blocks.filter { $0.kind == "parallel" })
  func `the parts of a campaign in the handbook are commands`(block: FencedBlock) throws {
    for line in block.text.split(separator: "\n") {
      let words = Self.words(of: line.replacing("{}", with: "1"))
      let start = try #require(words.firstIndex(of: "pager-host"))
      let command = Array(words[(start + 1)...].prefix { $0 != ">" && $0 != ":::" })

      #expect(CommandRun.of(command, on: MemoryConsole()).exit == 3)
    }
  }

  @Test func `every block of the handbook is of a kind that is tested`() {
    let kinds: Set = [
      "session", "session fails", "setup", "statements", "output", "sh", "map",
      "package", "autoplay", "protocol", "flow", "bench", "exploration", "explored", "parallel",
      "nested",
    ]

    let others = Self.blocks.filter { !kinds.contains($0.kind) }

    #expect(others.map { "\($0.testDescription) is `\($0.kind)`" } == [])
    #expect(Set(Self.blocks.map(\.kind)) == kinds)
  }

  /// Runs a session as `pager-host run` does in a folder with the manifest that ships.
  private static func run(_ text: String) -> CommandRun {
    let name = "block.session"
    return CommandRun.of(
      "run", name, on: MemoryConsole(files: [name: text, "Plugins.json": manifest]))
  }

  private static let manifest =
    (try? String(
      contentsOf: ExampleSessionTests.root.appending(path: "Plugins.json"), encoding: .utf8)) ?? ""

  /// The words of a command line before the files that a shell opens; quotes hold one together.
  private static func words(of line: Substring) -> [String] {
    let words = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap {
      place, part in
      place % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
    return Array(words.prefix { $0 != ">" })
  }

  /// What says that the checkout that this host was built from is there.
  private static let checkout = ExampleSessionTests.root.appending(path: "Package.swift").path()

  private static let folder = "Sources/PagerBus/Core/PagerBus.docc"

  static let blocks = ["", "/plugins", "/looking", "/exploring", "/sessions"].flatMap {
    blocks(in: folder + $0)
  }

  private static func blocks(in folder: String) -> [FencedBlock] {
    let path = ExampleSessionTests.root.appending(path: folder).path()
    let pages = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return pages.filter { $0.hasSuffix(".md") }.sorted().flatMap { page in
      (try? FencedBlock.blocks(of: "\(folder)/\(page)")) ?? []
    }
  }
}
