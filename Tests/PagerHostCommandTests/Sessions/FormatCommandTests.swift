import PagerHostCommand
import Testing

struct FormatCommandTests {
  private static let loose =
    "session 1\npages   3 # three\ncase \"a\" { wait idle; expect page = 0 }\n"
  private static let canonical = """
    session 1
    pages 3  # three
    case "a" {
      wait idle
      expect page = 0
    }

    """

  @Test func `the canonical text goes to the standard output`() {
    let console = MemoryConsole(files: ["a": Self.loose])

    #expect(
      CommandRun.of("fmt", "a", on: console)
        == CommandRun(exit: 0, output: Self.canonical, error: ""))
    #expect(console.text(of: "a") == Self.loose)
  }

  @Test func `check names the files that are not canonical`() {
    let console = MemoryConsole(files: ["a": Self.loose, "b": Self.canonical])

    #expect(
      CommandRun.of("fmt", "--check", "a", "b", on: console)
        == CommandRun(exit: 1, output: "a\n", error: ""))
    #expect(
      CommandRun.of("fmt", "--check", "b", on: MemoryConsole(files: ["b": Self.canonical])).exit
        == 0)
  }

  @Test func `write replaces the files`() {
    let console = MemoryConsole(files: ["a": Self.loose, "b": Self.canonical])

    let run = CommandRun.of("fmt", "-w", "-v", "a", "b", on: console)

    #expect(run == CommandRun(exit: 0, output: "", error: "wrote a\n"))
    #expect(console.text(of: "a") == Self.canonical)
  }

  @Test func `text becomes JSON and JSON becomes the same text`() {
    let json = CommandRun.of(
      "fmt", "--to", "json", "a", on: MemoryConsole(files: ["a": SampleFiles.tour]))

    let again = CommandRun.of("fmt", "-", on: MemoryConsole(files: ["-": json.output]))
    let text = CommandRun.of("fmt", "--to=text", "-", on: MemoryConsole(files: ["-": json.output]))

    #expect(json.output.hasPrefix(#"{"session":1,"body":["#))
    #expect(again.output == json.output)
    #expect(text.output == SampleFiles.tour)
  }

  @Test func `a file that cannot be written ends with 4 and names it`() {
    let console = MemoryConsole(
      files: ["a": Self.loose], faults: ["write a": .other("No space left on device")])

    #expect(
      CommandRun.of("fmt", "-w", "a", on: console)
        == CommandRun(
          exit: 4, output: "", error: "error: cannot write `a`: No space left on device\n"))
  }

  @Test func `nobody who reads is no fault worth a word`() {
    let console = MemoryConsole(files: ["a": Self.loose], faults: ["stdout": .closed])

    #expect(
      CommandRun.of("fmt", "a", on: console) == CommandRun(exit: 141, output: "", error: ""))
  }

  @Test func `a full disk behind the standard output ends with 4`() {
    let console = MemoryConsole(
      files: ["a": Self.loose], faults: ["stdout": .other("No space left on device")])

    let expected = "error: cannot write the standard output: No space left on device\n"
    #expect(
      CommandRun.of("fmt", "a", on: console) == CommandRun(exit: 4, output: "", error: expected))
  }
}
