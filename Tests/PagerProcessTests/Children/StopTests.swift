import Glibc
import PagerProcess
import Testing

/// Stopping a plugin takes no longer than its bound, whatever the plugin does.
struct StopTests {
  /// Long enough to tell the steps apart on a busy machine, short enough to wait for all of them.
  private static let patience = StopPatience(
    close: .milliseconds(200), terminate: .milliseconds(200), kill: .seconds(30))

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let script: String
    let exit: PluginExit

    init(_ name: String, _ script: String, _ exit: PluginExit) {
      testDescription = name
      self.script = script
      self.exit = exit
    }
  }

  private static let rows = [
    Row("ends with its input", "echo; cat >/dev/null; exit 69", .exited(69)),
    Row("reads nothing", "echo; exec sleep 1000", .signalled(SIGTERM)),
    Row(
      "tidies up on SIGTERM", "trap 'exit 7' TERM; echo; while :; do sleep 1000 & wait; done",
      .exited(7)),
    Row(
      "ignores SIGTERM", "trap '' TERM; echo; while :; do sleep 1000; done", .signalled(SIGKILL)),
    Row("is stopped", "trap '' TERM; echo; kill -STOP $$; exec sleep 1000", .signalled(SIGKILL)),
    Row("is stopped and polite", "echo; kill -STOP $$; exec sleep 1000", .signalled(SIGTERM)),
    Row(
      "forks and ignores SIGTERM",
      "trap '' TERM; for i in 1 2 3 4; do sleep 1000 & done; echo; while :; do wait; done",
      .signalled(SIGKILL)),
    Row("floods its output", "trap '' TERM; echo; while :; do echo x; done", .signalled(SIGKILL)),
    Row(
      "floods its error", "trap '' TERM; echo; while :; do echo x >&2; done", .signalled(SIGKILL)),
    Row(
      "closes everything", "trap '' TERM; echo; exec 0<&- 1>&- 2>&-; sleep 1000; sleep 1000",
      .signalled(SIGKILL)),
  ]

  @Test(arguments: rows)
  func `G48: a plugin is stopped within the bound whatever it does`(row: Row) throws {
    try withGuard { plugins in
      let child = try plugins.shell(row.script)
      #expect(try child.text() == "")

      let begun = ContinuousClock.now
      let exit = child.stop(Self.patience)

      #expect(exit == row.exit)
      #expect(ContinuousClock.now - begun < .seconds(30))
      #expect(child.next(within: .zero) != nil)
      #expect(throws: PluginLineError.closed) { try child.send([0x61]) }
    }
  }

  @Test func `lines that wait are written before the input is closed`() throws {
    try withGuard { plugins in
      let child = try plugins.shell("read -r go; wc -c; exit 0")
      let line = [UInt8](repeating: 0x78, count: 100_000)
      try child.send([])
      for _ in 0..<10 { try child.send(line) }

      #expect(child.stop(.standard) == .exited(0))
      #expect(try child.text() == "1000010")
    }
  }

  @Test func `two who stop a plugin are both told, and the less patient one is served`() throws {
    try withGuard { plugins in
      let child = try plugins.shell("trap '' TERM; echo; while :; do sleep 1000; done")
      #expect(try child.text() == "")
      let patient = try Worker {
        child.stop(
          StopPatience(close: .seconds(1_000), terminate: .seconds(1_000), kill: .seconds(1_000)))
      }

      let exit = child.stop(StopPatience(close: .zero, terminate: .zero))

      #expect(exit == .signalled(SIGKILL))
      #expect(patient.result() == .signalled(SIGKILL))
    }
  }

  @Test func `a task stops a plugin without a thread of its own`() async throws {
    let plugins = try PluginGuard(executable: ProbeHost.path())
    let child = try GuardedPlugins(plugins: plugins).shell("echo a; cat >/dev/null; exit 5")

    let first = await child.next()
    let exit = await child.stopped(.standard)
    let rest = [await child.next(), await child.next(), await child.next()]

    plugins.close()
    #expect(first == .line([0x61]))
    #expect(exit == .exited(5))
    #expect(rest == [.outputClosed, .ended(.exited(5)), .ended(.exited(5))])
  }

  @Test func `a task that waits for a signal and is cancelled gets none`() async throws {
    let plugins = try PluginGuard(executable: ProbeHost.path())
    let child = try GuardedPlugins(plugins: plugins).shell("read -r line; echo $line; exit 0")

    let waiting = Task { await child.next() }
    waiting.cancel()
    let cancelled = await waiting.value
    try child.send([0x61])
    let signal = await child.next()

    plugins.close()
    #expect(cancelled == nil)
    #expect(signal == .line([0x61]))
  }

  @Test func `closing the guard kills what was not stopped`() throws {
    let watch = try LifeWatch()
    defer { watch.remove() }
    let plugins = try PluginGuard(executable: ProbeHost.path())
    let child = try GuardedPlugins(plugins: plugins).shell(
      "trap '' TERM; exec 9>\(watch.path); setsid sleep 1000 & echo; while :; do wait; done")
    #expect(try child.text() == "")

    plugins.close()
    plugins.close()

    #expect(try child.signals().last == .ended(.signalled(SIGKILL)))
    #expect(watch.seesTheEnd())
    #expect(throws: PluginStartError.noGuard) {
      try GuardedPlugins(plugins: plugins).shell("exit 0")
    }
  }
}
