/// What the coded form of a type can look like, as far as the type's own reading says.
package indirect enum ValueShape: Hashable, Sendable {
  /// `true` or `false`.
  case flag

  /// A whole number within these bounds.
  case integer(ClosedRange<Int64>)

  /// Any number.
  case number

  /// A text.
  case text

  /// One of these words.
  case words([String])

  /// A list whose elements all have one shape.
  case list(ValueShape)

  /// A list of these elements, one each.
  case tuple([ValueShape])

  /// An object of these fields and no other ones.
  case object([Field])

  /// An object whose names are anybody's and whose values have one shape.
  case map(ValueShape)

  /// One of several shapes.
  case oneOf([ValueShape])

  /// Any value.
  case anything

  /// One field of an object.
  package struct Field: Hashable, Sendable {
    /// The name.
    package let name: String

    /// What stands under it.
    package let shape: ValueShape

    /// Whether it may be absent.
    package let isOptional: Bool

    /// The field's type as Swift writes it, without a mark for absence: `[PageEdit]`.
    package let type: String
  }

  /// Finds the shape of a type by letting it read a form that has whatever it asks for; nil if it
  /// cannot be read from any such form.
  package init?(of type: any Decodable.Type) {
    guard let shape = ShapeReader.shape(of: type) else { return nil }
    self = shape
  }

  /// The fields of an object, those of all its forms; none of anything else.
  package var fields: [Field] {
    switch self {
    case .object(let fields): fields
    case .oneOf(let shapes): shapes.flatMap(\.fields)
    case .flag, .integer, .number, .text, .words, .list, .tuple, .map, .anything: []
    }
  }
}
