import PagerSession
import Testing

struct FlowProblemTests {
  @Test(arguments: [
    ("- tapOnn: x", "1:3 unknown command \"tapOnn\""),
    ("- launch", "1:3 unknown command \"launch\""),
    ("appId: x\ncolour: y\n---\n", "2:1 unknown key \"colour\" in the header of a flow"),
    ("a\n", "1:1 a flow is a list of commands"),
    ("- x: 1\n---\na: b", "1:3 unknown command \"x\""),
    ("- tapOn: x\n---\na: b", "3:1 only the first document of a flow can be a map"),
    ("-\n- back", "1:1 a command is missing behind this dash"),
    ("- - back", "1:3 a command cannot be a list"),
    ("- tapOn:\n    txt: x", "2:5 tapOn has no option \"txt\""),
    ("- tapOn:", "1:3 tapOn needs options below it"),
    ("- swipe:\n    direction: SIDEWAYS", "2:16 a direction is LEFT, RIGHT, UP or DOWN"),
    ("- swipe:\n    duration: 3", "1:3 swipe needs a `direction`, or `start` and `end`"),
    (
      "- swipe:\n    start: 101%, 1%\n    end: 1%, 1%",
      "2:12 a point is two percentages up to 100, or two numbers of points"
    ),
    (
      "- swipe:\n    direction: UP\n    duration: fast",
      "3:15 duration is a whole number from 0 to 600000"
    ),
    (
      "- extendedWaitUntil:\n    timeout: 3",
      "1:3 extendedWaitUntil needs `visible` or `notVisible`"
    ),
    (
      "- repeat:\n    times: -1\n    commands:\n      - back",
      "2:12 times is a whole number from 0 to 100000"
    ),
    ("- repeat:\n    times: 2\n    commands: back", "3:15 expected a list of commands"),
    ("- runFlow:\n    env:\n      A: b", "1:3 runFlow needs `file` or `commands`"),
    ("- tapOn: &a x", "1:10 anchors (&name) are not supported"),
  ])
  func `what a flow cannot say is refused at its place`(text: String, problem: String) {
    let result = MaestroImporter().import(name: "dir/a.yaml", text: text)

    #expect(result.problems.map(YAMLOutline.problem).contains(problem))
    #expect(result.problems.allSatisfy { $0.place?.source.name == "dir/a.yaml" })
    #expect(result.session == "")
  }

  @Test func `all problems of a flow and of those it includes come in one go`() {
    let files = FlowTexts(texts: ["b.yaml": "- swip:\n    direction: UP\n- tapOn: {id: a, idd: b}"])
    let flow = "- tapon: x\n- runFlow: b.yaml\n- pres: !key y"

    let problems = MaestroImporter(files: files).import(name: "a.yaml", text: flow).problems

    #expect(
      problems.map { "\($0.place?.source.name ?? "") \(YAMLOutline.problem($0))" } == [
        "a.yaml 3:9 tags (!name) are not supported",
        "a.yaml 1:3 unknown command \"tapon\"",
        "a.yaml 3:3 unknown command \"pres\"",
        "b.yaml 1:3 unknown command \"swip\"",
        "b.yaml 3:18 tapOn has no option \"idd\"",
      ])
    #expect(problems[1].help == "did you mean `tapOn`?")
    #expect(problems[3].help == "did you mean `swipe`?")
  }
}
