extension ActionsReader {
  /// The member that names an element in the protocol.
  private static let elementKey = "element-6066-11e4-a52e-4f735466cecf"
  private static let positive: ClosedRange<Int64> = 0...integerMaximum
  private static let anyNumber = -Double(integerMaximum)...Double(integerMaximum)

  /// Reads one step of a source; nil if it breaks a rule.
  mutating func item(
    _ node: JSONNode, _ kind: ActionSource.Kind, _ path: String
  ) -> ActionSource.Item? {
    let before = problems.count
    guard let members = members(node, path),
      let type = choice("type", members, Self.types(of: kind), node, path)
    else { return nil }
    let action = action(type, members, node, path)
    guard let action, problems.count == before else { return nil }
    return ActionSource.Item(range: node.range, action: action)
  }

  private static func types(of kind: ActionSource.Kind) -> [String] {
    switch kind {
    case .none: ["pause"]
    case .key: ["pause", "keyDown", "keyUp"]
    case .wheel: ["pause", "scroll"]
    case .pointer: ["pause", "pointerDown", "pointerUp", "pointerMove", "pointerCancel"]
    }
  }

  private mutating func action(
    _ type: String, _ members: [String: JSONNode], _ node: JSONNode, _ path: String
  ) -> ActionSource.Action? {
    switch type {
    case "keyDown": return key(members, node, path).map { .keyDown($0) }
    case "keyUp": return key(members, node, path).map { .keyUp($0) }
    case "scroll": return .scroll(scroll(members, node, path))
    case "pointerCancel": return .cancel
    case "pointerMove":
      readTouch(members, node, path)
      return move(members, node, path).map { .move($0) }
    case "pointerDown", "pointerUp":
      let button = integer("button", members, Self.positive, node, path, isRequired: true)
      readTouch(members, node, path)
      return button.map { type == "pointerDown" ? .down(button: $0) : .up(button: $0) }
    default: return .pause(integer("duration", members, Self.positive, node, path) ?? 0)
    }
  }

  // MARK: - Pointers

  private mutating func move(
    _ members: [String: JSONNode], _ node: JSONNode, _ path: String
  ) -> ActionSource.Move? {
    let duration = integer("duration", members, Self.positive, node, path)
    let origin = origin(members, path, allowsPointer: true)
    let x = number("x", members, Self.anyNumber, node, path, isRequired: true)
    let y = number("y", members, Self.anyNumber, node, path, isRequired: true)
    guard let origin, let x, let y else { return nil }
    return ActionSource.Move(x: x, y: y, origin: origin, duration: duration)
  }

  private mutating func origin(
    _ members: [String: JSONNode], _ path: String, allowsPointer: Bool
  ) -> ActionSource.Origin? {
    guard let node = members["origin"] else { return .viewport }
    if node.string == "viewport" { return .viewport }
    if node.string == "pointer", allowsPointer { return .pointer }
    if let id = node[Self.elementKey]?.string { return .element(id) }
    let words = allowsPointer ? "\"viewport\", \"pointer\"" : "\"viewport\""
    refuse(
      "\(path).origin", "is not \(words) or an element", node.range,
      help: "an element is {\"\(Self.elementKey)\": \"…\"}")
    return nil
  }

  /// Checks how a pointer touches; a pager only knows where and when.
  private mutating func readTouch(
    _ members: [String: JSONNode], _ node: JSONNode, _ path: String
  ) {
    for name in ["width", "height"] {
      _ = number(name, members, 0...Self.anyNumber.upperBound, node, path)
    }
    _ = number("pressure", members, 0...1, node, path)
    _ = number("tangentialPressure", members, -1...1, node, path)
    for name in ["tiltX", "tiltY"] { _ = integer(name, members, -90...90, node, path) }
    _ = integer("twist", members, 0...359, node, path)
    _ = number("altitudeAngle", members, 0...(Double.pi / 2), node, path)
    _ = number("azimuthAngle", members, 0...(Double.pi * 2), node, path)
  }

  // MARK: - Wheels and keys

  private mutating func scroll(
    _ members: [String: JSONNode], _ node: JSONNode, _ path: String
  ) -> Int64 {
    _ = origin(members, path, allowsPointer: false)
    for name in ["x", "y", "deltaX", "deltaY"] {
      let range = -Self.integerMaximum...Self.integerMaximum
      _ = integer(name, members, range, node, path, isRequired: true)
    }
    return integer("duration", members, Self.positive, node, path) ?? 0
  }

  /// The normalized name of a key.
  private mutating func key(
    _ members: [String: JSONNode], _ node: JSONNode, _ path: String
  ) -> String? {
    guard let value = members["value"] else {
      refuse(path, "needs a string `value`", node.range)
      return nil
    }
    guard let text = value.string, text.count == 1, let scalar = text.unicodeScalars.first else {
      refuse("\(path).value", "is not one character", value.range)
      return nil
    }
    return ActionKey.name(of: scalar) ?? text
  }
}
