import Glibc
import PagerProcess
import Testing

/// However a host ends, no process of its plugins is left.
struct HostDeathTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String

    /// Everything that it starts holds the pipe `$LIFE`; its last line is `ready`.
    let script: String

    init(_ name: String, _ script: String) {
      testDescription = name
      self.script = script
    }
  }

  private static let rows = [
    Row("a plugin", "exec 9>$LIFE; echo ready; exec sleep 1000"),
    Row(
      "a plugin that ignores its input and SIGTERM", "trap '' TERM HUP INT; exec 9>$LIFE\n" + end),
    Row("a child in the same group", "exec 9>$LIFE; sleep 1000 & \n" + end),
    Row("a child in a session of its own", "exec 9>$LIFE; setsid sleep 1000 & \n" + end),
    Row(
      "a grandchild whose parent is gone",
      "exec 9>$LIFE; (setsid sh -c 'sleep 1000 & sleep 1000 & exit' &)\n" + end),
    Row(
      "a stopped grandchild in another session",
      "exec 9>$LIFE; setsid sh -c 'kill -STOP $$' & \n" + end),
    Row(
      "a tree of 120 processes in sessions of their own",
      """
      exec 9>$LIFE
      for i in 1 2 3 4 5 6; do
        setsid sh -c 'for j in 1 2 3 4 5 6 7 8 9; do setsid sh -c "sleep 1000; exit" & done; wait' &
      done
      \(end)
      """),
    Row(
      "forks that go on",
      """
      exec 9>$LIFE
      setsid sh -c 'while :; do setsid sleep 1000 & sleep 0.1; done' &
      \(end)
      """),
  ]

  private static let end = "echo ready; while :; do sleep 1000; done"

  @Test(arguments: rows)
  func `G44: SIGKILL of the host leaves no process of a plugin`(row: Row) throws {
    let watch = try LifeWatch()
    defer { watch.remove() }
    let host = try HostProcess(script: "LIFE=\(watch.path)\n" + row.script)
    #expect(host.line()?.hasPrefix("guard ") == true)
    #expect(host.line() == "ready")

    kill(host.process, SIGKILL)

    #expect(watch.seesTheEnd())
    #expect(host.reap() == SIGKILL)
    #expect(host.line() == nil)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal to the guard does not end it before its host`(number: Int32) throws {
    try withGuard { plugins in
      kill(plugins.plugins.process, number)
      let child = try plugins.shell("read -r line; echo $line; exit 0")

      kill(plugins.plugins.process, number)
      try child.send([0x61])

      #expect(try child.text() == "a")
      #expect(child.stop(.standard) == .exited(0))
    }
  }

  @Test func `SIGKILL of the guard ends its plugins, and the host is told`() throws {
    let watch = try LifeWatch()
    defer { watch.remove() }
    let plugins = try PluginGuard(executable: ProbeHost.path())
    let guarded = GuardedPlugins(plugins: plugins)
    let child = try guarded.shell("exec 9>\(watch.path); echo a; exec sleep 1000")
    #expect(try child.text() == "a")

    kill(plugins.process, SIGKILL)

    #expect(try child.signals() == [.outputClosed, .ended(.unknown)])
    #expect(watch.seesTheEnd())
    #expect(throws: PluginStartError.noGuard) { try guarded.shell("exit 0") }
    plugins.close()
  }

  @Test func `a guard that is stopped does not stop its host`() throws {
    let plugins = try PluginGuard(executable: ProbeHost.path())
    let child = try GuardedPlugins(plugins: plugins).shell("echo a; exec sleep 1000")
    #expect(try child.text() == "a")
    kill(plugins.process, SIGSTOP)

    let exit = child.stop(
      StopPatience(
        close: .milliseconds(1), terminate: .milliseconds(1), kill: .milliseconds(50)))

    #expect(exit == .unknown)
    kill(plugins.process, SIGCONT)
    plugins.close()
    #expect(ProcessCount.below(plugins.process).isEmpty)
  }
}
