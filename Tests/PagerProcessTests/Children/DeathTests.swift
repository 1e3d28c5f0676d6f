import Glibc
import PagerProcess
import Testing

/// However a plugin ends, its host hears of it once, and nothing of it is left.
struct DeathTests {
  @Test(arguments: [
    ("exit 0", PluginExit.exited(0)), ("exit 76", .exited(76)), ("kill -9 $$", .signalled(SIGKILL)),
    ("kill -SEGV $$", .signalled(SIGSEGV)), ("exec true", .exited(0)),
  ])
  func `a plugin that ends at once is reported with its status`(
    script: String, exit: PluginExit
  ) throws {
    try withGuard { plugins in
      let child = try plugins.shell(script)

      #expect(try child.signals() == [.outputClosed, .ended(exit)])
      #expect(throws: PluginLineError.closed) { try child.send([0x61]) }
      #expect(child.stop(.standard) == exit)
    }
  }

  @Test(arguments: [
    "kill -9 $$", "echo begin; kill -9 $$", "printf half; kill -9 $$",
    "read -r a; kill -9 $$", "read -r a; printf '{\"x\":'; kill -9 $$",
    "read -r a; read -r b; kill -9 $$", "exec 1>&-; kill -9 $$", "exec 0<&-; kill -9 $$",
  ])
  func `G40: SIGKILL of a plugin at any point disturbs no other`(script: String) throws {
    try withGuard { plugins in
      let other = try plugins.shell("while read -r line; do echo $line; done")
      let victim = try plugins.shell(script)

      // Whether a line still arrives depends on how far the victim came; both are right.
      for line in ["one", "two", "three"] { try? victim.send(Array(line.utf8)) }
      let signals = try victim.signals()

      #expect(signals.suffix(2) == [.outputClosed, .ended(.signalled(SIGKILL))])
      try other.send(Array("well".utf8))
      #expect(try other.text() == "well")
      #expect(other.stop(.standard) == .exited(0))
    }
  }

  @Test func `what a plugin wrote before it ended arrives before its end`() throws {
    try withGuard { plugins in
      let child = try plugins.shell("seq 2000; echo sorry >&2; printf half; exit 70")

      let signals = try child.signals()

      let lines = (1...2_000).map { PluginSignal.line(Array("\($0)".utf8)) }
      #expect(
        signals.filter { $0 != .errorLine("sorry") }
          == lines + [.cutShort(count: 4), .outputClosed, .ended(.exited(70))])
      #expect(signals.contains(.errorLine("sorry")))
    }
  }

  @Test func `what is in the pipe at the end is read, though nobody made room before`() throws {
    var limits = ChildLimits()
    limits.signalMaximum = 0

    try withGuard { plugins in
      let child = try plugins.shell("seq 2000; exit 0", limits: limits)

      let lines = (1...2_000).map { PluginSignal.line(Array("\($0)".utf8)) }
      #expect(try child.signals() == lines + [.outputClosed, .ended(.exited(0))])
    }
  }

  @Test func `a plugin that closes its output lives on until it is stopped`() throws {
    try withGuard { plugins in
      let child = try plugins.shell("exec 1>&-; read -r line; echo $line >&2; read -r line; exit 4")

      #expect(try child.signal() == .outputClosed)
      try child.send(Array("still here".utf8))
      #expect(try child.signal() == .errorLine("still here"))
      #expect(child.stop(.standard) == .exited(4))
    }
  }

  @Test func `a descendant that holds the pipes does not delay the end`() throws {
    try withGuard { plugins in
      let child = try plugins.shell("setsid sleep 1000 & echo $!; exit 5")

      let descendant = try #require(Int32(try child.text()))

      #expect(try child.signals() == [.outputClosed, .ended(.exited(5))])
      #expect(descendant > 0)
    }
  }

  @Test func `what a plugin leaves in its group ends with it`() throws {
    let watch = try LifeWatch()
    defer { watch.remove() }

    try withGuard { plugins in
      let other = try plugins.shell("read -r line; exit 0")
      let child = try plugins.shell(
        "exec 3>\(watch.path); for i in 1 2 3; do sleep 1000 & done; exec 3>&-; echo; exit 0")

      #expect(try child.signals() == [.line([]), .outputClosed, .ended(.exited(0))])

      #expect(watch.seesTheEnd())
      #expect(other.stop(.standard) == .exited(0))
    }
  }

  @Test func `G57: 200 plugins in a row leave no descriptor, thread or process`() throws {
    try withGuard { plugins in
      let descriptors = ProcessCount.entries(of: "/proc/self/fd").count
      var counts: Set<Int> = []

      for round in 0..<200 {
        let child = try plugins.start(round % 2 == 0 ? ["true"] : ["cat"])
        try? child.send([0x61])
        let exit = child.stop(.standard)
        #expect(exit == .exited(0) || exit == .signalled(SIGPIPE))
        counts.insert(ProcessCount.entries(of: "/proc/self/fd").count - descriptors)
      }

      // Other tests of this process have descriptors too, and fewer than 200 plugins would.
      #expect((counts.max() ?? 0) < 100)
      #expect(ProcessCount.below(plugins.plugins.process) == [])
      #expect(ProcessCount.entries(of: "/proc/\(plugins.plugins.process)/fd").count < 10)
    }
  }
}
