import Glibc
import PagerProcess
import Testing

/// How a plugin finds itself at its start.
struct StartTests {
  @Test func `a plugin reads lines, writes lines and ends`() throws {
    try withGuard { plugins in
      let child = try plugins.shell("while read -r line; do echo \"<$line>\"; done; exit 3")

      try child.send(Array("one".utf8))
      #expect(try child.text() == "<one>")
      try child.send(Array("zwei 가".utf8))
      #expect(try child.text() == "<zwei 가>")
      let exit = child.stop(.standard)

      #expect(exit == .exited(3))
      #expect(try child.signals() == [.outputClosed, .ended(.exited(3))])
      #expect(try child.signal() == .ended(.exited(3)))
    }
  }

  @Test func `G46: only descriptors 0, 1 and 2 are open in a plugin at its start`() throws {
    // One that an outsider left open, without the flag that closes it.
    let leaked = fcntl(1, F_DUPFD, 50)
    defer { close(leaked) }

    try withGuard { plugins in
      let other = try plugins.shell("read -r line")
      let child = try plugins.shell("ls /proc/$$/fd; echo .")

      var names: [String] = []
      while names.last != "." { names.append(try child.text()) }

      #expect(leaked >= 50)
      #expect(names == ["0", "1", "2", "."])
      #expect(other.stop(.standard) == .exited(1))
    }
  }

  @Test func `a plugin has every signal free and a group of its own`() throws {
    try withGuard { plugins in
      let child = try plugins.shell(
        """
        while read -r name value; do
          case $name in SigBlk:|SigIgn:) echo $((0x$value & 0x7FFFFFFF));; esac
        done < /proc/$$/status
        cut -d ' ' -f 5 /proc/$$/stat
        echo $$
        """)

      let lines = try (0..<4).map { _ in try child.text() }

      #expect(Array(lines.prefix(2)) == ["0", "0"])
      #expect(lines[2] == lines[3])
      #expect(lines[3] == child.process.map { "\($0)" })
    }
  }

  @Test func `a plugin sees what the manifest permits of the environment and nothing else`() throws
  {
    try withGuard { plugins in
      let inherited = [
        "PATH": "/usr/bin:/bin", "HOME": "/h", "LANG": "C", "LC_ALL": "C", "TMPDIR": "/t",
        "TZ": "UTC",
        "TOKEN": "secret", "EDITOR": "ed", "PAGER_PLUGIN": "no",
      ]
      let environment = PluginEnvironment(from: inherited, permitted: ["TOKEN", "ABSENT"])
      let launch = PluginLaunch(entry: ["env"], folder: "/proc", environment: environment)
      let child = try plugins.plugins.start(launch)

      let signals = try child.signals()

      let text = [
        "HOME=/h", "LANG=C", "LC_ALL=C", "PAGER_PLUGIN=1", "PATH=/usr/bin:/bin", "TMPDIR=/t",
        "TOKEN=secret", "TZ=UTC",
      ]
      let lines = text.map { PluginSignal.line(Array($0.utf8)) }
      #expect(signals == lines + [.outputClosed, .ended(.exited(0))])
    }
  }

  @Test func `a plugin works in the folder of its manifest and is found from there`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("tool", "#!/bin/sh\npwd\n", mode: 0o755)

    try withGuard { plugins in
      let environment = PluginEnvironment(from: [:])
      let child = try plugins.plugins.start(
        PluginLaunch(entry: ["./tool"], folder: folder.path, environment: environment))

      #expect(try child.text() == folder.path)
      #expect(try child.signals() == [.outputClosed, .ended(.exited(0))])
    }
  }

  @Test func `what cannot be started says why, and the next plugin is not touched`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.write("plain", "hello\n", mode: 0o644)
    try folder.write("orphan", "#!/no/such/interpreter\n", mode: 0o755)
    let environment = PluginEnvironment(from: ["PATH": "/usr/bin::/bin"])
    let rows: [([String], String, PluginStartError)] = [
      ([], folder.path, .noWords),
      (["a\u{0}b"], folder.path, .noWords),
      (["no-such"], folder.path, .notInPath(program: "no-such", path: "/usr/bin::/bin")),
      (["plain"], folder.path, .notInPath(program: "plain", path: "/usr/bin::/bin")),
      (["./none"], folder.path, .noFile(path: folder.path + "/./none")),
      (["./plain"], folder.path, .notExecutable(path: folder.path + "/./plain")),
      (["."], folder.path, .notInPath(program: ".", path: "/usr/bin::/bin")),
      (["./"], folder.path, .notExecutable(path: folder.path + "/./")),
      (["sh"], folder.path + "/none", .noFolder(path: folder.path + "/none")),
      (
        ["sh", String(repeating: "x", count: 200_000)], folder.path,
        .tooLarge(byteMaximum: 128 << 10)
      ),
      (
        ["./orphan"], folder.path,
        .refused(path: folder.path + "/./orphan", SystemError(number: ENOENT))
      ),
    ]

    try withGuard { plugins in
      let child = try plugins.shell("read -r line; echo $line")
      for (entry, place, error) in rows {
        #expect(throws: error, "\(entry.first ?? "")") {
          try plugins.plugins.start(
            PluginLaunch(entry: entry, folder: place, environment: environment))
        }
        #expect(error.description.contains(";") || error == .noWords || entry == ["sh"])
      }

      try child.send([0x61])
      #expect(try child.signals().first == .line([0x61]))
    }
  }
}
