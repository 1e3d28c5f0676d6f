/// Why JSON is not the event that it should be.
public enum EventDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no event type of this name.
  case unknownType(EventName)

  /// Something has to stand at `path` and does not.
  case missing(path: String)

  /// What stands at `path` is something else than `expected`.
  case mismatch(path: String, expected: String, found: String)

  /// What happened, where, and what would be right.
  public var description: String {
    switch self {
    case .unknownType(let name): "there is no event type \"\(name)\""
    case .missing(let path): "\(path) is missing"
    case .mismatch(let path, let expected, let found):
      "\(path.isEmpty ? "the data" : path): expected \(expected), found \(found)"
    }
  }

  /// The most characters of a wrong value that a message repeats.
  private static let foundMaximum = 60

  init(at path: [any CodingKey], expected: String, found: JSONValue) {
    let text = found.text
    let short = text.prefix(Self.foundMaximum)
    self = .mismatch(
      path: Self.text(of: path), expected: expected,
      found: short.count < text.count ? "\(short)…" : text)
  }

  init(missing key: any CodingKey, in path: [any CodingKey]) {
    self = .missing(path: Self.text(of: path + [key]))
  }

  /// Takes over what a type's own decoding says.
  init(_ error: any Error, at path: [any CodingKey], of value: JSONValue) {
    switch error {
    case let error as EventDecodingError: self = error
    case DecodingError.dataCorrupted(let context):
      self.init(
        at: context.codingPath.isEmpty ? path : context.codingPath,
        expected: "another value (\(context.debugDescription))", found: value)
    case DecodingError.keyNotFound(let key, let context):
      self.init(missing: key, in: context.codingPath)
    case DecodingError.valueNotFound(let type, let context),
      DecodingError.typeMismatch(let type, let context):
      self.init(at: context.codingPath, expected: "\(type)", found: value)
    default:
      self.init(at: path, expected: "another value (\(error))", found: value)
    }
  }

  /// The path as in `edits[0].title`.
  private static func text(of path: [any CodingKey]) -> String {
    var text = ""
    for key in path {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return text
  }
}
