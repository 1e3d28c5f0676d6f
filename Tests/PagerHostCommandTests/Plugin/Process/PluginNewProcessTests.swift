import Testing

@testable import PagerHostCommand

/// What `plugin new` makes for languages other than Swift.
struct PluginNewProcessTests {
  @Test func `the plugin in Python is the example with another name`() throws {
    let example = try FencedBlock.text(of: "Examples/haptics/haptics.py")

    let made = PythonPluginTemplate(id: "org.example.haptics").program

    #expect(made == example.replacing("haptics.py", with: "org.example.haptics.py"))
  }

  @Test(arguments: ShellPluginTemplate(id: "ticks").files.map(\.path))
  func `the example of the shell is what is made of its name`(path: String) throws {
    let made = ShellPluginTemplate(id: "ticks").files.first { $0.path == path }

    #expect(try FencedBlock.text(of: "Examples/ticks/\(path)") == made?.text)
  }

  @Test(arguments: [("python", "py"), ("sh", "sh")])
  func `a folder has a program, a manifest, a session and a page to read`(
    _ language: String, ending: String
  ) throws {
    let console = MemoryConsole()

    let run = CommandRun.of("plugin", "new", "my.ticks", "--lang", language, on: console)

    #expect(run.exit == 0, "\(run.error)")
    let written = run.output.split(separator: "\n").filter { $0.hasPrefix("wrote ") }
    let files = ["my.ticks.\(ending)", "Plugins.json", "my.ticks.session", "README.md"]
    #expect(written == files.map { "wrote my.ticks/\($0)" })
    let readme = try #require(console.text(of: "my.ticks/README.md"))
    #expect(readme.contains("pager-host plugin check .\npager-host run my.ticks.session\n"))
    #expect(run.output.hasSuffix("  pager-host run my.ticks.session\n"))
  }

  @Test(.enabled(if: Author.hasPython, "python3 is not there; install it to run this test"))
  func `the commands of the README lead to a plugin that passes`() throws {
    let text = try FencedBlock.text(of: "README.md")
    let section = try #require(text.split(separator: "## A plugin in Python\n").last)
    let block = try #require(section.split(separator: "```sh\n").dropFirst().first)
    let commands = try #require(block.split(separator: "```").first)
    let folder = try ProcessFolder()
    defer { folder.remove() }

    let typed = try folder.shell(
      "set -e; mkdir bin; ln -s \"$H\" bin/pager-host; PATH=$PWD/bin:$PATH\n" + commands)

    #expect(typed.exit == 0, "\(typed.output)\(typed.error)")
    #expect(typed.output.contains("25 ok, 0 failed, 0 skipped\n"), "\(typed.output)")
    #expect(typed.output.hasSuffix("1 case: 1 passed, 0 failed\n"), "\(typed.output)")
    #expect(commands.split(separator: "\n").count == 4)
  }
}
