extension ValueReader {
  /// A place in a box.
  func point(_ argument: Argument) throws(Diagnostic) -> SessionPoint {
    guard case .point(let x, let y) = argument.term else {
      throw wrong("a point", argument, help: "such as 50%,20px")
    }
    return SessionPoint(x: try coordinate(x), y: try coordinate(y))
  }

  private func coordinate(_ argument: Argument) throws(Diagnostic) -> SessionCoordinate {
    if argument.term == .word("safe") { return .safe }
    guard case .number(let quantity) = argument.term else {
      throw wrong("a coordinate", argument, help: "such as 50%, 20px or safe")
    }
    switch quantity.unit {
    case .pixels: return .pixels(quantity.number.double)
    case .percent: return .percent(quantity.number.double)
    case nil:
      let digits = quantity.number.text
      throw fail(
        "a coordinate needs a unit", argument, help: "write \(digits)% or \(digits)px")
    case .nanoseconds, .microseconds, .milliseconds, .seconds, .minutes, .pages,
      .pixelsPerSecond, .pagesPerSecond, .hertz, .perSecond:
      throw fail("a coordinate is in % or px", argument)
    }
  }

  /// Width and height.
  func size(_ argument: Argument) throws(Diagnostic) -> SessionSize {
    guard case .size(let width, let height) = argument.term else {
      throw wrong("a size", argument, help: "such as 390x844")
    }
    return SessionSize(width: width, height: height)
  }

  /// Four distances from the edges.
  func box(_ argument: Argument) throws(Diagnostic) -> SessionBox {
    guard case .call(let call) = argument.term, call.name == "box", call.arguments.count == 4,
      call.member == nil
    else {
      throw wrong("a box", argument, help: "such as box(0px,16px,0px,16px): top left bottom right")
    }
    var sides: [Double] = []
    for side in call.arguments { sides.append(try pixels(side, "a side of a box")) }
    return SessionBox(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }

  /// An index or a title.
  func page(_ argument: Argument, _ name: String) throws(Diagnostic) -> PageReference {
    switch argument.term {
    case .string(let title): return .title(title)
    case .number: return .index(try count(argument, name))
    case .size, .sign, .word, .variable, .call, .point, .range:
      throw wrong("\(name): an index or a title in quotes", argument)
    }
  }

  /// A seed: a whole number of 64 bits.
  func seed(_ argument: Argument) throws(Diagnostic) -> UInt64 {
    guard case .number(let quantity) = argument.term else {
      throw wrong("a seed", argument, help: "such as 42")
    }
    let number = quantity.number
    guard quantity.unit == nil, number.scale == 0, !number.isNegative else {
      throw fail("a seed is a whole number without a sign and a unit", argument)
    }
    return number.magnitude
  }

  /// The words of an event's type.
  func eventType(_ argument: Argument) throws(Diagnostic) -> String {
    let name = try word(argument, "a type of event")
    guard name.utf8.contains(UInt8(ascii: ".")) else {
      throw fail("`\(name)` is no type of event", argument, help: "such as page.settled")
    }
    return name
  }
}
