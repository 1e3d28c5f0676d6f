import PagerBus

/// Types whose shape is known without asking them.
extension ShapeReader {
  func knownReading<T: Decodable>(of type: T.Type) -> Reading<T>? {
    if let choices = type as? any CaseIterable.Type { return choice(0, of: choices, as: type) }
    if let shaped = type as? any ShapedValue.Type {
      return (shaped.emptiest as? T).map { Reading(value: $0, shape: shaped.shape(self)) }
    }
    return nil
  }

  /// One of the words of an enumeration; nil if there is none.
  func choice<T>(_ place: Int, of choices: any CaseIterable.Type, as _: T.Type) -> Reading<T>? {
    func open<C: CaseIterable>(_: C.Type) -> Reading<T>? {
      let all = Array(C.allCases)
      guard all.indices.contains(place), let value = all[place] as? T else { return nil }
      var words: [String] = []
      for choice in all { words.append(Self.word(of: choice)) }
      return Reading(value: value, shape: .words(words))
    }
    return open(choices)
  }

  private static func word(of choice: Any) -> String {
    (choice as? any RawRepresentable).map { "\($0.rawValue)" } ?? "\(choice)"
  }
}

/// A type whose shape is known.
private protocol ShapedValue {
  /// The value with the least in it.
  static var emptiest: Self { get }

  /// The shape; `reader` knows the shapes of types inside.
  static func shape(_ reader: ShapeReader) -> ValueShape
}

extension Bool: ShapedValue {
  fileprivate static var emptiest: Bool { false }
  fileprivate static func shape(_: ShapeReader) -> ValueShape { .flag }
}

extension String: ShapedValue {
  fileprivate static var emptiest: String { "" }
  fileprivate static func shape(_: ShapeReader) -> ValueShape { .text }
}

extension Double: ShapedValue {
  fileprivate static var emptiest: Double { 0 }
  fileprivate static func shape(_: ShapeReader) -> ValueShape { .number }
}

extension Float: ShapedValue {
  fileprivate static var emptiest: Float { 0 }
  fileprivate static func shape(_: ShapeReader) -> ValueShape { .number }
}

extension FixedWidthInteger {
  fileprivate static var emptiest: Self { 0 }

  /// Bounds beyond those of a JSON integer are those of a JSON integer.
  fileprivate static func shape(_: ShapeReader) -> ValueShape {
    .integer(Int64(clamping: Self.min)...Int64(clamping: Self.max))
  }
}

extension Int: ShapedValue {}
extension Int8: ShapedValue {}
extension Int16: ShapedValue {}
extension Int32: ShapedValue {}
extension Int64: ShapedValue {}
extension UInt: ShapedValue {}
extension UInt8: ShapedValue {}
extension UInt16: ShapedValue {}
extension UInt32: ShapedValue {}
extension UInt64: ShapedValue {}

extension JSONValue: ShapedValue {
  fileprivate static var emptiest: JSONValue { .null }
  fileprivate static func shape(_: ShapeReader) -> ValueShape { .anything }
}

extension Optional: ShapedValue where Wrapped: Decodable {
  fileprivate static var emptiest: Wrapped? { nil }
  fileprivate static func shape(_ reader: ShapeReader) -> ValueShape {
    reader.innerShape(of: Wrapped.self)
  }
}

extension Array: ShapedValue where Element: Decodable {
  fileprivate static var emptiest: [Element] { [] }
  fileprivate static func shape(_ reader: ShapeReader) -> ValueShape {
    .list(reader.innerShape(of: Element.self))
  }
}

extension Set: ShapedValue where Element: Decodable {
  fileprivate static var emptiest: Set<Element> { [] }
  fileprivate static func shape(_ reader: ShapeReader) -> ValueShape {
    .list(reader.innerShape(of: Element.self))
  }
}

extension Dictionary: ShapedValue where Key == String, Value: Decodable {
  fileprivate static var emptiest: [String: Value] { [:] }
  fileprivate static func shape(_ reader: ShapeReader) -> ValueShape {
    .map(reader.innerShape(of: Value.self))
  }
}
