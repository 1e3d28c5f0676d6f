import Testing

@testable import PagerHostCommand

@Suite struct BenchCommandTests {
  private func run(_ arguments: [String], programs: Set<String>) -> (Int32, MemoryConsole) {
    let console = MemoryConsole(programs: programs)
    let exit = PagerHostCommand.run(["bench"] + arguments, plugins: [], console: console)
    return (exit, console)
  }

  @Test func `the program beside this one gets the options`() {
    let (exit, console) = run(
      ["--peers", "--filter", "W2*", "--json"], programs: ["pager-bench"])

    #expect(exit == 0)
    #expect(console.became == ["pager-bench", "--json", "--peers", "--filter", "W2*"])
  }

  @Test func `where it is not built the message says how to build it`() {
    let (exit, console) = run([], programs: [])

    #expect(exit == 4)
    #expect(
      console.error == """
        error: cannot start `pager-bench`: there is no such file
          = help: build it with: swift build -c release --product pager-bench

        """)
  }
}
