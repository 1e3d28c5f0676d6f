import Testing

@testable import PagerHostCommand

struct PluginNewTests {
  private func console(_ files: [String: String] = [:]) -> MemoryConsole {
    MemoryConsole(files: files.merging(["lib/Package.swift": ""]) { own, _ in own })
  }

  @Test func `a package has a plugin, options, a test, a host, a manifest and a session`() throws {
    let console = console()

    let run = CommandRun.of(
      "plugin", "new", "page-dots", "--lang", "swift", "--package", "lib", on: console)

    #expect(run.exit == 0, "\(run.error)")
    #expect(run.error.isEmpty)
    let paths = [
      "Package.swift", ".gitignore", "README.md", "Plugins.json", "page-dots.session",
      "Sources/PageDotsKit/PageDotsPlugin.swift",
      "Sources/PageDotsKit/PageDotsPluginOptions.swift",
      "Sources/PageDotsKit/PageDotsPluginMachine.swift", "Sources/page-dots-host/main.swift",
      "Tests/PageDotsKitTests/PageDotsPluginTests.swift",
    ]
    let written = run.output.split(separator: "\n").filter { $0.hasPrefix("wrote ") }
    #expect(written == paths.map { "wrote page-dots/\($0)" })
    let manifest = try #require(console.text(of: "page-dots/Package.swift"))
    #expect(manifest.contains(#".package(name: "PagerBus", path: "../lib")"#))
    let main = try #require(console.text(of: "page-dots/Sources/page-dots-host/main.swift"))
    #expect(main.split(separator: "\n").count == 4)
    #expect(main.hasSuffix("main(plugins: ShippedPlugins.all + [PageDotsPlugin.self])\n"))
  }

  @Test func `nothing that exists is overwritten`() {
    let console = console(["page-dots": "mine"])

    let run = CommandRun.of("plugin", "new", "page-dots", "--package", "lib", on: console)

    #expect(run.exit == 4)
    #expect(
      run.error
        == "error: cannot write `page-dots`: it exists already; nothing was changed\n")
    #expect(run.output.isEmpty)
    #expect(console.text(of: "page-dots") == "mine")
  }

  @Test(arguments: [
    ("PageDots", "page-dots"), ("Page Dots", "page-dots"), ("page_dots", "page-dots"),
    ("page--dots-", "page-dots"), ("Org.Example.Haptics", "org.example.haptics"),
    ("a..b", "a.b"), ("../evil", "evil"), ("한글", nil), ("", nil), (".", nil),
  ])
  func `a name that is no id is refused with one that is`(_ name: String, near: String?) {
    let console = console()

    let run = CommandRun.of("plugin", "new", name, "--package", "lib", on: console)

    #expect(run.exit == 2)
    #expect(run.error.hasPrefix("error: \"\(name)\" is no id of a plugin\n"))
    let rule = "an id is lower-case letters and digits, in parts joined by - or ."
    #expect(run.error.hasSuffix("help: " + (near.map { "\(rule): `\($0)`" } ?? rule) + "\n"))
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    ("a", "AKit", "APlugin", "a-host"), ("3d-view", "P3dViewKit", "P3dViewPlugin", "3d-view-host"),
    (
      "org.example.haptics", "OrgExampleHapticsKit", "OrgExampleHapticsPlugin",
      "org-example-haptics-host"
    ),
    ("pager-bus", "PagerBusKit", "PagerBusPlugin", "pager-bus-host"),
  ])
  func `an id becomes names that Swift takes`(
    _ id: String, module: String, type: String, host: String
  ) throws {
    let names = try PluginName(id)

    #expect(names.module == module)
    #expect(names.type == type)
    #expect(names.host == host)
  }

  @Test(arguments: ["swift", "python", "sh"])
  func `a name that something else has is refused`(_ language: String) {
    let console = MemoryConsole(files: [:])
    let shipped = CommandRun.of(
      "plugin", "new", "page-control", "--lang", language, on: console)
    let word = CommandRun.of("plugin", "new", "class", "--lang", language, on: console)
    let part = CommandRun.of("plugin", "new", "class-room", "--lang", "sh", on: console)

    #expect(shipped.exit == 2)
    #expect(shipped.error.contains("this host has a plugin `page-control` already"))
    #expect(word.exit == 2)
    #expect(word.error.contains("`class` is a word of the language"))
    #expect(part.exit == 0, "\(part.error)")
  }

  @Test(arguments: [
    ("https://example.org/pager/pager-bus.git", "pager-bus"),
    ("git@example.org:PagerBus.git", "PagerBus"), ("ssh://example.org/a/b", "b"),
  ])
  func `a repository is a dependency by its address`(_ address: String, identity: String) throws {
    let console = MemoryConsole()

    let run = CommandRun.of("plugin", "new", "a", "--package", address, "-q", on: console)

    #expect(run == CommandRun(exit: 0, output: "", error: ""))
    let manifest = try #require(console.text(of: "a/Package.swift"))
    #expect(manifest.contains(#".package(url: "\#(address)", from: "0.1.0")"#))
    #expect(manifest.contains(#"package: "\#(identity)")"#))
  }

  @Test func `a folder without a package is refused`() {
    let run = CommandRun.of("plugin", "new", "a", "--package", "nowhere", on: console())

    #expect(run.exit == 2)
    #expect(run.error.hasPrefix("error: there is no package in `nowhere`\n"))
  }

  @Test func `without a place the checkout of this host is meant, or it is said to be gone`() {
    let gone = CommandRun.of("plugin", "new", "a", on: MemoryConsole())
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let console = MemoryConsole(files: ["/\(root)/Package.swift": ""])

    let run = CommandRun.of("plugin", "new", "a", on: console)

    #expect(gone.exit == 2)
    #expect(gone.error.contains("help: name a checkout or a repository: `--package PATH|URL`"))
    #expect(run.exit == 0)
    #expect(console.text(of: "a/Package.swift")?.contains("path: \"/\(root)\")") == true)
  }

  @Test func `a file that cannot be written ends with 4`() {
    let console = MemoryConsole(
      files: ["lib/Package.swift": ""],
      faults: ["write a/README.md": .other("No space left on device")])

    let run = CommandRun.of("plugin", "new", "a", "--package", "lib", on: console)

    #expect(run.exit == 4)
    #expect(run.error == "error: cannot write `a/README.md`: No space left on device\n")
  }
}
