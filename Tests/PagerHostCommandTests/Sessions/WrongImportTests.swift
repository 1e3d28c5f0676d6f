import Testing

/// Imports of the wrong kind of file, and with numbers that make no session.
struct WrongImportTests {
  private static let files = [
    "flow.yaml": """
    appId: com.example
    ---
    - launchApp
    - tapOn: "Next"
    - swipe:
        direction: LEFT

    """,
    "script.sh": "adb shell input tap 10 20\nsleep 1\n",
    "actions.json": #"{"actions":[{"type":"pointer","id":"a","actions":[{"type":"pause"}]}]}"#,
    "a.session": "session 1\ncase \"a\" { wait idle }\n",
    "notes.txt": "Dear all,\nplease tap somewhere.\n",
  ]

  private static func run(_ words: String...) -> CommandRun {
    CommandRun.of(["import"] + words, on: MemoryConsole(files: files))
  }

  @Test(arguments: [
    ("flow.yaml", "adb", "--from maestro"), ("actions.json", "adb", "--from w3c"),
    ("script.sh", "maestro", "--from adb"), ("script.sh", "w3c", "--from adb"),
    ("flow.yaml", "w3c", "--from maestro"), ("a.session", "adb", "pager-host run"),
    ("a.session", "maestro", "pager-host run"), ("notes.txt", "adb", "input"),
  ])
  func `a file of another kind is refused, with what it looks like`(
    _ file: String, _ format: String, _ hint: String
  ) {
    let run = Self.run(file, "--from", format)

    #expect(run.exit == 3, "\(run.output)\(run.error)")
    #expect(run.output == "")
    #expect(run.error.contains("error: this is not "), "\(run.error)")
    #expect(run.error.contains(hint), "\(run.error)")
  }

  @Test(arguments: [
    ("flow.yaml", "maestro"), ("script.sh", "adb"), ("actions.json", "w3c"),
  ])
  func `a file of the kind that was said is read`(_ file: String, _ format: String) {
    #expect(Self.run(file, "--from", format).exit == 0)
  }

  @Test(arguments: [
    ["--view", "0x0"], ["--view", "0x844"], ["--view", "-3x4"], ["--view", "NaNx4"],
    ["--view", "100001x1"], ["--view", "99999999999999999999x1"], ["--pages", "0"],
    ["--pages", "-1"], ["--pages", "NaN"], ["--pages", "10001"], ["--pages", "1e9"],
  ])
  func `numbers that make no session are refused with what is allowed`(_ words: [String]) {
    let run = CommandRun.of(
      ["import", "script.sh", "--from", "adb"] + words, on: MemoryConsole(files: Self.files))

    #expect(run.exit == 2, "\(run.output)\(run.error)")
    #expect(run.error.contains("`\(words[0])` takes a "), "\(run.error)")
  }
}
