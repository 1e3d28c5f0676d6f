/// Finds shapes: hands types a form that has whatever they ask for, again and again, until they
/// have asked for everything that they know.
///
/// A type that tries several forms, such as a number or else a word, is handed one form less each
/// time. A type whose further fields depend on a word is handed every word.
struct ShapeReader {
  /// Types inside each other beyond this depth are given up.
  static let depthMaximum = 16

  /// The types that are being read, from the outermost to this one.
  let path: [ObjectIdentifier]

  /// A value and its shape.
  struct Reading<Value> {
    let value: Value
    let shape: ValueShape
  }

  /// The shape of a type; nil if no value of it could be made.
  static func shape(of type: any Decodable.Type) -> ValueShape? {
    func open<T: Decodable>(_: T.Type) -> ValueShape? {
      (try? ShapeReader(path: []).read(T.self))?.shape
    }
    return open(type)
  }

  /// Makes a value, the emptiest that the type reads, and finds the type's shape.
  func read<T: Decodable>(_ type: T.Type) throws -> Reading<T> {
    if let known = knownReading(of: type) { return known }
    guard path.count < Self.depthMaximum, !path.contains(ObjectIdentifier(type)) else {
      throw ShapelessType()
    }
    let inner = ShapeReader(path: path + [ObjectIdentifier(type)])
    var closed: Set<ShapeVisit.Door> = []
    var value: T?
    var shapes: [ValueShape] = []
    // Each round closes one door, so there are no more rounds than doors.
    for _ in ShapeVisit.Door.allCases {
      let visit = ShapeVisit(reader: inner, closed: closed)
      let made = try? T(from: ShapeDecoder(visit: visit))
      guard let door = visit.door else {
        // A type without fields asks for nothing at all.
        if value == nil, let made { (value, shapes) = (made, [.object([])]) }
        break
      }
      value = value ?? made
      shapes += door == .keyed ? inner.objects(of: type, like: visit) : [visit.shape]
      closed.insert(door)
    }
    guard let value else { throw ShapelessType() }
    return Reading(value: value, shape: shapes.count == 1 ? shapes[0] : .oneOf(shapes))
  }

  /// The shape of a type inside another one; what cannot be read, or contains itself, is anything.
  func innerShape(of type: any Decodable.Type) -> ValueShape {
    func open<T: Decodable>(_: T.Type) -> ValueShape { (try? read(T.self))?.shape ?? .anything }
    return open(type)
  }

  /// The forms of an object: one, unless its fields depend on its first word.
  private func objects<T: Decodable>(of _: T.Type, like first: ShapeVisit) -> [ValueShape] {
    let word = first.fields.first { if case .words = $0.shape { true } else { false } }
    guard let word, case .words(let words) = word.shape else { return [first.shape] }
    var forms: [(words: [String], fields: [ValueShape.Field])] = []
    for (place, text) in words.enumerated() {
      let visit = ShapeVisit(reader: self, closed: [], choices: [word.name: place])
      _ = try? T(from: ShapeDecoder(visit: visit))
      if let form = forms.firstIndex(where: { $0.fields == visit.fields }) {
        forms[form].words.append(text)
      } else {
        forms.append(([text], visit.fields))
      }
    }
    return forms.map { form in
      .object(
        form.fields.map { field in
          guard field.name == word.name else { return field }
          return ValueShape.Field(
            name: field.name, shape: .words(form.words), isOptional: field.isOptional,
            type: field.type)
        })
    }
  }
}

/// Says that a type has no value that could be made up.
struct ShapelessType: Error {}
