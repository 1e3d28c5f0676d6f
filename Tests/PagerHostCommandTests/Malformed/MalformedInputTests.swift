import Testing

/// Every message as its reader sees it: what is wrong, where, and what to do.
struct MalformedInputTests {
  private static let sessions: [[MalformedRow]] = [
    MalformedRow.syntax, MalformedRow.caret, MalformedRow.value, MalformedRow.moreValue,
    MalformedRow.name, MalformedRow.moreName, MalformedRow.use, MalformedRow.publish,
    MalformedRow.morePublish, MalformedRow.state, MalformedRow.golden,
  ]

  private static let manifests = MalformedRow.manifest + MalformedRow.moreManifest

  @Test(arguments: sessions.flatMap { $0 })
  func `a malformed session is refused with its place`(row: MalformedRow) {
    check(row)
  }

  @Test(arguments: sessions.flatMap { $0 })
  func `to check a malformed session ends with 1`(row: MalformedRow) {
    let console = MemoryConsole(files: row.files)

    let run = CommandRun.of(["check", "--quiet", "a.session"], on: console)

    #expect(run.exit == 1)
    #expect(run.error == row.error)
  }

  @Test(arguments: manifests)
  func `a malformed manifest is refused with its place`(row: MalformedRow) {
    check(row)
  }

  private static let recordings: [[MalformedRow]] = [
    MalformedRow.flow, MalformedRow.moreFlow, MalformedRow.actions, MalformedRow.moreActions,
    MalformedRow.script, MalformedRow.moreScript, MalformedRow.map, MalformedRow.nothing,
  ]

  @Test(arguments: recordings.flatMap { $0 })
  func `a malformed recording or map is refused with its place`(row: MalformedRow) {
    check(row)
  }

  @Test(arguments: MalformedRow.commandLine)
  func `a malformed command line says how to write it`(row: MalformedRow) {
    check(row)
  }

  @Test(arguments: MalformedRow.trace)
  func `a malformed trace is refused with its place`(row: MalformedRow) {
    check(row)
  }

  @Test func `flows that include each other are read once, and strict says so`() {
    let console = MemoryConsole(files: [
      "f.yaml": "- runFlow: g.yaml\n", "g.yaml": "- runFlow: f.yaml\n",
    ])

    let run = CommandRun.of("import", "--from", "maestro", "--strict", "f.yaml", on: console)

    #expect(run.exit == 1)
    #expect(
      run.error == "g.yaml:1:3: dropped runFlow f.yaml: "
        + "not read: it includes itself: f.yaml → g.yaml → f.yaml\n")
  }

  private func check(_ row: MalformedRow) {
    let console = MemoryConsole(files: row.files, folders: ["folder"])

    let run = CommandRun.of(row.command, on: console)

    #expect(run.error == row.error)
    #expect(run.exit == row.exit)
    #expect(run.output == "")
  }
}
