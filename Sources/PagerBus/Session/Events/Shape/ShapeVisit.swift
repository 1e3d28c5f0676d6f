/// One attempt of a type to read itself: what it asked for, and what it is not given.
final class ShapeVisit {
  /// The forms that a value can be asked for.
  enum Door: CaseIterable {
    case keyed
    case listed
    case flag
    case integer
    case number
    case text
    /// A value of another type that is coded without anything around it.
    case other
  }

  let reader: ShapeReader

  /// The form that the type was given last; nil if it was given none.
  private(set) var door: Door?

  /// What it asked for by name, in order.
  private(set) var fields: [ValueShape.Field] = []

  private let closed: Set<Door>
  private let choices: [String: Int]
  private var elements: [ValueShape] = []
  private var single = ValueShape.anything

  /// Begins an attempt in which some forms are not given; `choices` has the places of the words
  /// that fields are given instead of the first.
  init(reader: ShapeReader, closed: Set<Door>, choices: [String: Int] = [:]) {
    self.reader = reader
    self.closed = closed
    self.choices = choices
  }

  /// What was asked for through the door.
  var shape: ValueShape {
    switch door {
    case .keyed: .object(fields)
    case .listed: .tuple(elements)
    case .flag, .integer, .number, .text, .other: single
    case nil: .anything
    }
  }

  /// Gives a form; throws if it is not given this time.
  func open(_ door: Door) throws {
    guard !closed.contains(door) else { throw ShapelessType() }
    self.door = door
  }

  /// Takes in that a field is asked for.
  func note(_ name: String, _ shape: ValueShape, type: any Any.Type, isOptional: Bool) {
    let field = ValueShape.Field(
      name: name, shape: shape, isOptional: isOptional, type: SwiftTypeName.text(of: type))
    guard let place = fields.firstIndex(where: { $0.name == name }) else {
      return fields.append(field)
    }
    // A field that was only looked for says its shape when it is read.
    if fields[place].shape == .anything { fields[place] = field }
  }

  /// Reads a field.
  func field<T: Decodable>(_ type: T.Type, _ name: String) throws -> T {
    let isOptional = type is any OptionalValue.Type
    if let place = choices[name], let choices = type as? any CaseIterable.Type,
      let reading = reader.choice(place, of: choices, as: type)
    {
      note(name, reading.shape, type: type, isOptional: isOptional)
      return reading.value
    }
    let reading = try reader.read(type)
    note(name, reading.shape, type: type, isOptional: isOptional)
    return reading.value
  }

  /// Reads an element of a list.
  func element<T: Decodable>(_ type: T.Type) throws -> T {
    let reading = try reader.read(type)
    elements.append(reading.shape)
    return reading.value
  }

  /// Reads a value that has nothing around it.
  func value<T: Decodable>(_ type: T.Type, through door: Door) throws -> T {
    try open(door)
    let reading = try reader.read(type)
    single = reading.shape
    return reading.value
  }
}

/// A value that may be absent.
protocol OptionalValue {}

extension Optional: OptionalValue {}
