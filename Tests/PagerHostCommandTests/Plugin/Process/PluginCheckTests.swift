import Testing

/// What `plugin check` says of good plugins, and of those that have one mistake each.
struct PluginCheckTests {
  @Test func `a new plugin of the shell passes as it is, and its session, too`() throws {
    let author = try Author("sh")
    defer { author.remove() }

    let check = try author.folder.run("plugin", "check", "ticks")
    let run = try author.folder.run("run", "ticks/ticks.session")

    #expect(check.exit == 0, "\(check.output)\(check.error)")
    #expect(check.output.hasSuffix("25 ok, 0 failed, 0 skipped\n"), "\(check.output)")
    #expect(run.exit == 0, "\(run.output)\(run.error)")
  }

  private static let mistakes = [
    ("handshake", "s/initialize/initialise/", "it refused `initialize`: there is no such method"),
    ("handshake", "s/^ *say .*{$hello}.*/:/", "5000 ms"),
    ("started by hand", "s/exit 64/exit 1/", "it ended with exit code 1"),
    ("started by hand", "s/^if .*; then/if false; then/", "it waits as if a host were there"),
    ("stray output", "s/^count=0/count=0; echo loading >\\&3/", "is no message: loading"),
    ("end of input", "s/^exit 69/sleep 60/", "its input ended, and it was ended by SIGTERM"),
    ("SIGTERM", #"s/^count=0/count=0; trap "" TERM/"#, "it runs 2 s after SIGTERM"),
    ("shutdown", "s/^      exit 0/      :/", "told to end, it goes on; then it ended with"),
    (
      "longest frame", "s/^  case $line in/  [ ${#line} -lt 9999 ] || exit 70; case $line in/",
      "after a line of 1048576 bytes it ended with exit code 70"
    ),
    ("unknown method", "s/-32601/-1/", "refused with -1"),
    ("unknown method", "s/^      say .*-32601.*/exit 70/", "it ended with exit code 70"),
    ("credit", "s/^  say .*credit.*/  :/", "at event 1 of 36 it did not answer within 1000 ms"),
    ("credit", "s/.add.*:$handled/,/", "did not answer within"),
    ("burst", "s/^  say .*credit/  [ $last -lt 500 ] || exit 70; &/", "ended with exit code 70"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is found and named`(_ row: String, change: String, seen: String) throws {
    let author = try Author("sh", changed: change)
    defer { author.remove() }

    let check = try author.folder.run("plugin", "check", "ticks", "--case", row)

    #expect(check.exit == 1, "\(check.output)\(check.error)")
    let lines = check.output.split(separator: "\n")
    let failed = lines.first { $0.hasPrefix("failed   \(row)") }
    #expect(failed?.contains(seen) == true, "\(check.output)")
    #expect(lines.contains { $0.contains("help: ") }, "\(check.output)")
  }

  @Test(.enabled(if: Author.hasPython, "python3 is not there; install it to run this test"))
  func `a plugin that decodes pieces of characters is found`() throws {
    let author = try Author(
      "python",
      changed: "s/^        for line in sys.stdin.buffer:/"
        + "        for line in iter(lambda: os.read(0, 1 << 20).decode(), \"\"):/;"
        + "s/^            yield json.loads(line)/            yield from "
        + "(json.loads(one) for one in line.splitlines() if one.endswith(\"}\"))/")
    defer { author.remove() }

    let check = try author.folder.run("plugin", "check", "ticks", "--case", "split UTF-8")

    #expect(check.exit == 1, "\(check.output)")
    #expect(
      check.output.contains("after a line whose characters arrived in two pieces it ended"),
      "\(check.output)")
  }

  @Test func `a manifest that is wrong is told with its place, and nothing is started`() throws {
    let author = try Author("sh")
    defer { author.remove() }

    let check = try author.folder.shell(
      "sed -i s/entry/entri/ ticks/Plugins.json; exec \"$H\" plugin check ticks")

    #expect(check.exit == 1)
    #expect(check.output.hasPrefix("failed   manifest"))
    #expect(check.error.contains("did you mean `entry`?"), "\(check.error)")
    #expect(!check.output.contains("handshake"))
  }

  @Test func `a program that is not there is named, and all else is skipped`() throws {
    let author = try Author("sh")
    defer { author.remove() }

    let check = try author.folder.shell(
      #"sed -i 's/"sh"/"no-such-python"/' ticks/Plugins.json; exec "$H" plugin check ticks --json"#)

    let lines = check.output.split(separator: "\n")
    #expect(check.exit == 1)
    #expect(lines[1].contains("there is no program `no-such-python` in PATH"), "\(lines[1])")
    #expect(lines.dropFirst(2).allSatisfy { $0.contains(#""result":"skipped""#) })
    #expect(lines.count == 25)
  }

  @Test func `a program alone and a row alone can be meant`() throws {
    let author = try Author("sh")
    defer { author.remove() }

    let program = try author.folder.run(
      "plugin", "check", "ticks/ticks.sh", "--case", "host killed")
    let unknown = try author.folder.run("plugin", "check", "ticks", "--case", "brust")
    let missing = try author.folder.run("plugin", "check", "nowhere")

    #expect(program.exit == 0, "\(program.output)")
    #expect(program.output.contains("of 3 processes none is left"), "\(program.output)")
    #expect(unknown.exit == 2 && unknown.error.contains("did you mean `burst`?"))
    #expect(missing.exit == 3)
  }
}
