import PagerHostCommand
import TestSupport
import Testing

/// Inputs that are broken in ways that nobody thought of.
struct DamagedInputTests {
  private static let rounds: UInt64 = 250

  private static let session = """
    session 1
    view 390x844
    pages "Home" "뉴스" "👩‍👩‍👧"
    set snap directional(0.5,400px/s,1)
    gesture nudge dir dist { drag $dir $dist over 90ms hold 0ms }
    before-each { mark start }
    case "one" seed 4 {
      always position in -0.6pg..2.6pg
      repeat 2 as i { do nudge next $any(0.05pg..0.7pg); wait 10ms }
      together { lane { down a at 70%,50%; up a } lane { wait 1ms } }
      choose { option 2 { tap tab 1 } option 1 { select $any(0..2) animated } }
      wait idle within 2s
      expect order pager.state dragging settling idle since start
      expect count scroll.moved >= 0 where position >= 0.5 since start
    }

    """

  private static let json = """
    {"session":1,"body":[{"do":"case","args":["a"],"body":[{"do":"drag","args":["next",\
    {"n":0.4,"unit":"pg"}],"over":{"n":300,"unit":"ms"},"comment":"…"}]}]}
    """

  private static let manifest = """
    {"schemaVersion": 1, "plugins": [
      {"id": "page-control", "kind": "inProcess", "entry": "PageControl", "after": ["nav"],
       "options": {"follow": "settle"}, "limits": {"queue": 8}},
      {"id": "nav", "entry": "ButtonNav", "options": {"buttons": ["prev", "next"]},
       "subscribes": ["page.*", {"type": "dots.*", "policy": "conflate"}]}
    ]}

    """

  private static let flow = """
    appId: org.example
    tags: [a, "b"]
    ---
    - swipe:
        start: 90%, 50%
        end: 10%, 50%
    - repeat: {times: 2, commands: [{tapOn: {id: "next-page-button"}}]}
    - assertVisible: "page number 2"
    - tapOn: |
        two
        lines

    """

  private static let actions = """
    {"actions":[{"type":"pointer","id":"a","parameters":{"pointerType":"touch"},"actions":[
      {"type":"pointerMove","x":300,"y":400.5,"duration":0},{"type":"pointerDown","button":0},
      {"type":"pointerMove","x":-100,"y":0,"origin":"pointer","duration":200},
      {"type":"pointerUp","button":0}]},
     {"type":"key","id":"k","actions":[{"type":"pause","duration":9},
      {"type":"keyDown","value":"\\uE014"}]}]}

    """

  private static let script = """
    #!/bin/sh
    input tap 195 30; sleep 0.5s   # the tab
    adb -s a shell "input swipe 300 422 90 422 200 && sleep 1"
    input touchscreen draganddrop 300 400.5 60 400 900
    input motionevent DOWN 9 9; input text 'a b'

    """

  private static let map = """
    tap id "next-page-button" -> press next; wait idle
    see "page number {n}" -> expect page = {n} when {n} > 0
    outside see "RTL" -> set direction rtl # the list
    section "Basic" "Simple"
    file "*basic*" at 2
    pages "A" "B"
    set swipe off
    from "pager" -> drop "a reason"

    """

  @Test(arguments: 0..<Self.rounds)
  func `a damaged session runs or is refused`(seed: UInt64) {
    var mutations = TextMutations(seed: seed)
    let text = seed % 3 == 0 ? Self.json : Self.session

    let run = run(
      ["run", "--max-virtual", "5s", "--no-plugins", "a"], [("a", mutations.damaged(text))])

    #expect([0, 1, 3].contains(run.exit))
    checkError(of: run, file: "a")
  }

  @Test(arguments: 0..<Self.rounds)
  func `a damaged manifest is read or refused`(seed: UInt64) {
    var mutations = TextMutations(seed: seed)
    let session = Array("session 1\ncase \"a\" { wait idle }\n".utf8)

    let run = run(
      ["run", "--plugins", "p.json", "s"],
      [("s", session), ("p.json", mutations.damaged(Self.manifest))])

    #expect([0, 3].contains(run.exit))
    checkError(of: run, file: "p.json")
  }

  @Test(arguments: 0..<Self.rounds)
  func `a damaged flow is imported or refused`(seed: UInt64) {
    var mutations = TextMutations(seed: seed)

    let run = run(
      ["import", "--from", "maestro", "f.yaml"], [("f.yaml", mutations.damaged(Self.flow))])

    #expect([0, 3].contains(run.exit))
    checkError(of: run, file: "f.yaml")
  }

  @Test(arguments: 0..<Self.rounds)
  func `a damaged command of actions is imported or refused`(seed: UInt64) {
    var mutations = TextMutations(seed: seed)

    let run = run(["import", "--from", "w3c", "w"], [("w", mutations.damaged(Self.actions))])

    #expect([0, 3].contains(run.exit))
    checkError(of: run, file: "w")
  }

  @Test(arguments: 0..<Self.rounds)
  func `a damaged script is imported or refused`(seed: UInt64) {
    var mutations = TextMutations(seed: seed)

    let run = run(["import", "--from", "adb", "s"], [("s", mutations.damaged(Self.script))])

    #expect([0, 3].contains(run.exit))
    checkError(of: run, file: "s")
  }

  @Test(arguments: 0..<Self.rounds)
  func `a damaged map is used or refused`(seed: UInt64) {
    var mutations = TextMutations(seed: seed)

    let run = run(
      ["import", "--from", "maestro", "--map", "m", "f"],
      [("m", mutations.damaged(Self.map)), ("f", Array(Self.flow.utf8))])

    #expect([0, 3].contains(run.exit))
    checkError(of: run, file: "m")
  }

  @Test(arguments: 0..<Self.rounds)
  func `a damaged trace is shown or refused`(seed: UInt64) {
    var mutations = TextMutations(seed: seed)
    let command = seed % 2 == 0 ? ["log", "t"] : ["why", "t", "5"]

    let run = run(command, [("t", mutations.damaged(SampleFiles.trace))])

    #expect([0, 1, 2, 3].contains(run.exit))
    checkError(of: run, file: "t")
  }

  @Test(arguments: 0..<40 as Range<UInt64>, ["run", "check", "fmt", "log", "import"])
  func `noise is refused`(seed: UInt64, command: String) {
    var numbers = SeededNumbers(seed: seed)
    let bytes = (0..<numbers.whole(in: 1...3_000)).map { _ in UInt8(numbers.next() & 0xFF) }
    let options = command == "import" ? ["--from", "maestro"] : []

    let run = run([command] + options + ["a"], [("a", bytes)])

    #expect(run.exit == (command == "check" ? 1 : 3))
    #expect(run.output == "")
    #expect(run.error.hasPrefix("error: "))
    #expect(run.error.contains("--> a:"))
  }

  private func run(_ arguments: [String], _ files: [(String, [UInt8])]) -> CommandRun {
    let console = MemoryConsole()
    for (name, bytes) in files { console.put(bytes, at: name) }
    return CommandRun.of(arguments, on: console)
  }

  /// A refusal says where, and never with control characters.
  private func checkError(of run: CommandRun, file: String) {
    let plain = run.error.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }
    #expect(plain)
    guard run.exit == 3 else { return }
    #expect(run.error.hasPrefix("error: "))
    #expect(run.error.contains("--> \(file):"))
  }
}
