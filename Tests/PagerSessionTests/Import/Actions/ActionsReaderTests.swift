import PagerSession
import Testing

/// What breaks a rule of the specification is an invalid argument with its path.
struct ActionsReaderTests {
  private static func problems(_ text: String) -> [String] {
    ActionsImporter().import(name: "a.json", text: text).problems.map(\.message)
  }

  private static func item(_ members: String) -> [String] {
    problems(
      #"{"actions":[{"type":"pointer","id":"a","actions":[{"type":"pause"},{\#(members)}]}]}"#)
  }

  private static let path = "invalid argument: actions[0].actions[1]"

  @Test(arguments: [
    (#""type":"pointerDown""#, " needs a whole number `button`"),
    (#""type":"pointerDown","button":-1"#, ".button is not from 0 to 2^53 - 1"),
    (#""type":"pointerDown","button":0.5"#, ".button is no whole number"),
    (#""type":"pointerDown","button":"0""#, ".button is a string, not a whole number"),
    (#""type":"pause","duration":-1"#, ".duration is not from 0 to 2^53 - 1"),
    (#""type":"pause","duration":null"#, ".duration is null, not a whole number"),
    (#""type":"pause","duration":9007199254740992"#, ".duration is not from 0 to 2^53 - 1"),
    (#""type":"pointerMove","x":1"#, " needs a number `y`"),
    (#""type":"pointerMove","x":"1","y":1"#, ".x is a string, not a number"),
    (#""type":"pointerMove","x":1e300,"y":1"#, ".x is too small or too large"),
    (
      #""type":"pointerMove","x":1,"y":1,"origin":"page""#,
      ".origin is not \"viewport\", \"pointer\" or an element"
    ),
    (
      #""type":"pointerMove","x":1,"y":1,"origin":{"ELEMENT":"a"}"#,
      ".origin is not \"viewport\", \"pointer\" or an element"
    ),
    (#""type":"pointerUp","button":0,"width":-1"#, ".width is too small or too large"),
    (#""type":"pointerUp","button":0,"pressure":1.1"#, ".pressure is not from 0 to 1"),
    (
      #""type":"pointerUp","button":0,"tangentialPressure":-2"#,
      ".tangentialPressure is not from -1 to 1"
    ),
    (#""type":"pointerUp","button":0,"tiltX":91"#, ".tiltX is not from -90 to 90"),
    (#""type":"pointerUp","button":0,"tiltY":0.1"#, ".tiltY is no whole number"),
    (#""type":"pointerUp","button":0,"twist":360"#, ".twist is not from 0 to 359"),
    (
      #""type":"pointerUp","button":0,"altitudeAngle":1.6"#, ".altitudeAngle is not from 0 to 1.571"
    ),
    (#""type":"pointerUp","button":0,"azimuthAngle":6.3"#, ".azimuthAngle is not from 0 to 6.283"),
    (#""type":"keyDown","value":"a""#, ".type is \"keyDown\""),
    (#""type":1"#, ".type is a number, not a string"),
    (#""x":1"#, " needs a string `type`"),
  ])
  func `a step outside of its ranges is refused with its path`(members: String, what: String) {
    #expect(Self.item(members) == [Self.path + what])
  }

  @Test(arguments: [
    ("[]", "the command is an array, not an object"),
    ("{}", "the command needs an array `actions`"),
    (#"{"actions":{}}"#, "actions is an object, not an array"),
    (#"{"actions":[1]}"#, "actions[0] is a number, not an object"),
    (#"{"actions":[{"id":"a","actions":[]}]}"#, "actions[0] needs a string `type`"),
    (#"{"actions":[{"type":"touch","id":"a","actions":[]}]}"#, "actions[0].type is \"touch\""),
    (#"{"actions":[{"type":"none","actions":[]}]}"#, "actions[0] needs a string `id`"),
    (#"{"actions":[{"type":"none","id":"a"}]}"#, "actions[0] needs an array `actions`"),
    (
      #"{"actions":[{"type":"none","id":"a","actions":[{"type":"pointerUp"}]}]}"#,
      "actions[0].actions[0].type is \"pointerUp\""
    ),
    (
      #"{"actions":[{"type":"pointer","id":"a","parameters":[],"actions":[]}]}"#,
      "actions[0].parameters is an array, not an object"
    ),
    (
      #"{"actions":[{"type":"pointer","id":"","parameters":{"pointerType":"hand"},"actions":[]}]}"#,
      "actions[0].parameters.pointerType is \"hand\""
    ),
    (
      #"{"actions":[{"type":"none","id":"a","actions":[]},{"type":"key","id":"a","actions":[]}]}"#,
      "actions[1].id is the id of another source"
    ),
    (
      #"{"actions":[{"type":"key","id":"a","actions":[{"type":"keyUp","value":"ab"}]}]}"#,
      "actions[0].actions[0].value is not one character"
    ),
    (
      #"{"actions":[{"type":"key","id":"a","actions":[{"type":"keyUp"}]}]}"#,
      "actions[0].actions[0] needs a string `value`"
    ),
    (
      #"{"actions":[{"type":"wheel","id":"a","actions":["#
        + #"{"type":"scroll","x":0,"y":0,"deltaX":0}]}]}"#,
      "actions[0].actions[0] needs a whole number `deltaY`"
    ),
  ])
  func `a wrong shape is refused with its path`(text: String, what: String) {
    #expect(Self.problems(text) == ["invalid argument: " + what])
  }

  @Test func `all that is wrong is said in one go, in the order of the file`() {
    let text = #"{"actions":[{"type":"pointer","id":1,"actions":[{"type":"pointerUp"},{}]}]}"#

    #expect(Self.problems(text).count == 3)
  }

  @Test func `a command has no more sources than a session has fingers`() {
    let source = #"{"type":"none","id":"\#("i")","actions":[]}"#
    let sources = (0..<65).map { source.replacing("i\"", with: "i\($0)\"") }
    let text = #"{"actions":["# + sources.joined(separator: ",") + "]}"

    #expect(Self.problems(text) == ["invalid argument: actions has more than 64 sources"])
  }

  @Test func `what the specification does not know is ignored`() {
    let text =
      #"{"more":1,"actions":[{"type":"none","id":"a","new":[],"#
      + #""actions":[{"type":"pause","z":1}]}]}"#

    #expect(Self.problems(text) == [])
  }
}
