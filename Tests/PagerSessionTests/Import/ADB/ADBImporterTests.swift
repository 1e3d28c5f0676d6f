import PagerSession
import Testing

struct ADBImporterTests {
  /// The statements of the case that a script becomes, without comments.
  private static func statements(_ script: String, width: Int = 390) -> [String] {
    let options = ImportOptions(viewWidth: width)
    let result = ADBImporter(options: options).import(name: "a.sh", text: script)
    #expect(result.problems == [])
    let lines = result.session.split(separator: "\n").drop { !$0.hasPrefix("case ") }.dropFirst()
    return lines.dropLast().map { line in
      let statement = line.prefix { $0 != "#" }
      return String(statement.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  private static func report(_ script: String) -> [String] {
    ADBImporter().import(name: "a.sh", text: script).report.map {
      "\($0.line):\($0.column) \($0.outcome.rawValue): \($0.why)"
    }
  }

  @Test func `a script becomes a session with the setup that was asked for`() {
    let options = ImportOptions(
      viewWidth: 320, viewHeight: 568, pages: 4, settings: [.init(key: "swipe", value: "on")])

    let result = ADBImporter(options: options).import(
      name: "folder/way.sh", text: "#!/bin/sh\ninput tap 10 20.50\n")

    #expect(
      result.session == """
        session 1
        # imported from way.sh
        view 320x568
        pages 4
        set swipe on
        case "way" {
          tap 10px,20.5px  # line 2
          wait idle
        }

        """)
  }

  @Test(arguments: [
    ("input swipe 300 422 90 422 200", "swipe from 300px,422px to 90px,422px over 200ms"),
    ("input swipe 300 422 90 422", "swipe from 300px,422px to 90px,422px over 300ms"),
    ("input swipe 300 422 90 422 -1", "swipe from 300px,422px to 90px,422px over 300ms"),
    ("input swipe 300 422 90 422 0", "swipe from 300px,422px to 90px,422px over 0ms"),
    ("input swipe 300 422 -90 422", "swipe from 300px,422px to -90px,422px over 300ms"),
    ("input touchscreen tap 1 2", "tap 1px,2px"),
    ("input mouse tap 1 2", "tap 1px,2px"),
    ("input -d 0 tap 1 2", "tap 1px,2px"),
    ("input stylus -d DEFAULT_DISPLAY tap 1 2", "tap 1px,2px"),
    ("adb shell input tap 1 2", "tap 1px,2px"),
    ("adb -s emulator-5554 shell input tap 1 2", "tap 1px,2px"),
    ("adb -d shell -x 'input tap 1 2'", "tap 1px,2px"),
    ("adb exec-out input tap 1 2", "tap 1px,2px"),
    ("'input' \"tap\" 1 \\\n  2 # why", "tap 1px,2px"),
    ("sleep 1", "wait 1000ms"), ("sleep 0.5", "wait 500ms"), ("sleep .25s", "wait 250ms"),
    ("sleep 1.0005", "wait 1000500us"), ("sleep 2m", "wait 120000ms"),
    ("sleep 1 0.5", "wait 1500ms"), ("usleep 1500", "wait 1500us"),
  ])
  func `each form becomes one statement`(script: String, statement: String) {
    #expect(Self.statements(script) == [statement, "wait idle"])
  }

  @Test func `commands stand on lines, behind semicolons and behind two ampersands`() {
    let script = "input tap 1 2; input tap 3 4 && sleep 1\n\nadb shell \"input tap 5 6; sleep 2\""

    #expect(
      Self.statements(script) == [
        "tap 1px,2px", "tap 3px,4px", "wait 1000ms", "tap 5px,6px", "wait 2000ms", "wait idle",
      ])
    #expect(
      Self.report(script) == [
        "1:1 kept: ", "1:16 kept: ", "1:33 kept: ", "3:12 kept: ", "3:27 kept: ",
      ])
  }

  @Test func `draganddrop presses first, and its duration counts from the touch`() {
    #expect(
      Self.statements("input draganddrop 100 400 300 400 1000") == [
        "down finger at 100px,400px", "wait 400ms", "move finger to 180px,400px",
        "move finger to 300px,400px over 600ms", "up finger", "wait idle",
      ])
    #expect(
      Self.statements("input draganddrop 100 400 300 400") == [
        "down finger at 100px,400px", "wait 400ms", "move finger to 300px,400px over 0ms",
        "up finger", "wait idle",
      ])
  }

  @Test func `motion events move one finger, which is lifted at the end`() {
    let script = """
      input motionevent DOWN 10 20
      input motionevent down 10 20
      input tap 1 2
      input motionevent MOVE 30 20
      input motionevent UP 40 20
      input motionevent UP 40 20
      input motionevent DOWN 5 5
      input motionevent CANCEL
      input motionevent MOVE 1 1
      input motionevent DOWN 6 6
      """

    #expect(
      Self.statements(script) == [
        "down finger at 10px,20px", "move finger to 30px,20px", "move finger to 40px,20px",
        "up finger", "down finger at 5px,5px", "cancel finger", "down finger at 6px,6px",
        "up finger", "wait idle",
      ])
    #expect(
      Self.report(script).filter { !$0.hasSuffix("kept: ") } == [
        "2:1 warning: the finger is down already",
        "3:1 dropped: a motionevent has put the finger down already",
        "6:1 warning: no finger is down", "9:1 warning: no finger is down",
      ])
  }

  @Test(arguments: [
    ("input text hello", "a text field is not part of a pager"),
    ("input keyevent --longpress KEYCODE_BACK", "a key of the device, not of the pager"),
    ("input press", "a trackball touches nothing"),
    ("input roll 1 2", "a trackball touches nothing"),
    ("input scroll --axis VSCROLL,2", "a wheel does nothing to a pager"),
    ("input dpad tap 1 2", "dpad touches nothing"),
    ("input -d 2 tap 1 2", "on another display"),
    ("adb install app.apk", "`adb install` is no input to a pager"),
    ("echo done", "`echo` is no input to a pager"),
    ("adb shell", "a shell without a command waits for a person"),
    ("sleep 1d", "a session takes at most 10 minutes"),
    (
      "input tap 391 2",
      "begins outside of the view of 390x844; give the device's size with --view"
    ),
  ])
  func `what means nothing to a pager is dropped with its reason`(script: String, why: String) {
    #expect(Self.report("input tap 1 1; " + script).last == "1:16 dropped: " + why)
  }

  @Test func `a command of the device is dropped where it stands`() {
    let report = Self.report("adb shell am start -n a/b")

    #expect(report == ["1:11 dropped: `am` is no input to a pager"])
  }

  @Test(arguments: [
    ("input", "1:1 input needs a command, such as `tap 100 200`"),
    ("input tab 1 2", "1:7 unknown input command \"tab\""),
    ("input tap 1", "1:7 tap needs one more number: y"),
    ("input tap 1 2 3", "1:15 tap takes no more values than these"),
    ("input tap NaN 2", "1:11 x is a number of pixels"),
    ("input tap 1e9 2", "1:11 x is a number of pixels"),
    ("input swipe 1 2 3 4 fast", "1:21 a duration is a whole number of milliseconds"),
    ("input motionevent", "1:7 motionevent needs DOWN, UP, MOVE or CANCEL"),
    ("input motionevent LEFT 1 1", "1:19 a motionevent is DOWN, UP, MOVE or CANCEL"),
    ("input -d", "1:7 -d needs a display"),
    ("adb -s x", "1:1 adb needs a command, such as `shell input tap 100 200`"),
    ("adb shell \"input tap; sleep 1\"", "1:18 tap needs one more number: x"),
    (
      "adb shell 'sleep 1; input'\\ tap",
      "1:11 a quoted script with escapes in it is not supported"
    ),
    ("sleep", "1:1 sleep needs a time"), ("sleep 1w", "1:7 `1w` is not a time"),
    ("sleep -1", "1:7 `-1` is not a time"),
    ("for i in 1 2; do input tap 1 2; done", "1:1 `for` is not supported"),
    ("X=1", "1:1 a variable (X) is not supported"),
    ("input tap $X 2", "1:11 an expansion (`$`) is not supported"),
    ("input tap \"$X\" 2", "1:12 an expansion (`$`) is not supported"),
    ("input tap `x` 2", "1:11 a command substitution is not supported"),
    ("sleep 1 &", "1:9 a job in the background (`&`) is not supported"),
    ("sleep 1 || sleep 2", "1:9 `||` is not supported"),
    ("sleep 1 | cat", "1:9 a pipe (`|`) is not supported"),
    ("sleep 1 > out", "1:9 a redirection is not supported"),
    ("(sleep 1)", "1:1 a parenthesis is not supported"),
    ("sleep 1; ; sleep 1", "1:10 a command is missing before `;`"),
    ("&& sleep 1", "1:1 a command is missing before `&&`"),
    ("input text 'open", "1:12 this quote is never closed"),
  ])
  func `what cannot be read is refused where it stands`(script: String, problem: String) {
    let problems = ADBImporter().import(name: "a.sh", text: script).problems

    let first = problems.first.map { found in
      "\(found.place?.range.start.text ?? "-") \(found.message)"
    }

    #expect(first == problem)
  }

  @Test func `a problem does not hide those on other lines`() {
    let problems = ADBImporter().import(name: "a.sh", text: "input tap\n$X\nsleep\n").problems

    #expect(problems.compactMap(\.place?.range.start.line) == [1, 2, 3])
  }

  @Test func `a long line of quoted scripts takes time in proportion`() {
    let script = String(repeating: "adb shell 'sleep 0; sleep 0';", count: 40_000)

    #expect(ADBImporter().import(name: "a.sh", text: script).problems == [])
  }

  @Test func `a larger view takes the touches of a larger device`() {
    #expect(Self.statements("input tap 1079 2", width: 1080) == ["tap 1079px,2px", "wait idle"])
  }
}
