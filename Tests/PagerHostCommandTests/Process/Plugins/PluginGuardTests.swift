import PagerProcess
import Testing

/// The executable itself guards its plugins, by a verb that is nobody else's.
struct PluginGuardTests {
  @Test func `the executable is a guard for a host that starts it as one`() throws {
    let plugins = try PluginGuard(executable: HostProcess.path())
    defer { plugins.close() }

    let child = try plugins.start(
      PluginLaunch(
        entry: ["sh", "-c", "read -r line; echo $line; exit 3"], folder: "/",
        environment: PluginEnvironment(from: [:])))
    try child.send([0x61])

    #expect(child.next(within: .seconds(60)) == .line([0x61]))
    #expect(child.stop(.standard) == .exited(3))
  }

  @Test func `a person who types the verb is told that there is none`() throws {
    let run = try HostProcess.run([GuardProcess.verb])

    #expect(run.exit == 2)
    #expect(run.error.hasPrefix("error: unknown command `plugin-guard`"))
  }

  @Test func `neither help nor completions name the verb`() throws {
    for words in [
      ["help"], ["completions", "bash"], ["completions", "zsh"], ["completions", "fish"],
    ] {
      let run = try HostProcess.run(words)
      #expect(run.exit == 0)
      #expect(!run.output.contains(GuardProcess.verb))
    }
  }
}
