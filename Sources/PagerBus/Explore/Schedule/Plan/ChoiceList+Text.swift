/// The text form of choices: runs of zeros and what stands between them, in base64.
///
/// Few choices of a long schedule are not canonical, so the text is short. It says which form it
/// is, and no two texts mean one list.
extension ChoiceList {
  /// The form that this version writes and reads.
  private static let form: UInt8 = 1

  /// What is wrong with a text that should be choices.
  package enum TextError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A character that base64 does not have, or a wrong number of characters.
    case notBase64

    /// The bytes have another form than this version writes.
    case unknownForm

    /// The bytes end in the middle, hold a number that no choice has, or are too many.
    case malformed

    /// What is wrong, in words.
    package var description: String {
      switch self {
      case .notBase64: "the text is not base64"
      case .unknownForm: "the text is of another version"
      case .malformed: "the text holds no choices"
      }
    }
  }

  /// The choices as text.
  package var text: String {
    var bytes: [UInt8] = [Self.form]
    var zeros = 0
    for choice in choices {
      guard choice != 0 else {
        zeros += 1
        continue
      }
      Self.append(zeros, to: &bytes)
      Self.append(Int(choice), to: &bytes)
      zeros = 0
    }
    return Base64.text(of: bytes)
  }

  /// Reads a text that ``text`` wrote.
  package init(text: String) throws(TextError) {
    guard let bytes = Base64.bytes(of: text) else { throw .notBase64 }
    guard bytes.first == Self.form else { throw .unknownForm }
    var rest = bytes.dropFirst()
    var choices: [UInt16] = []
    while !rest.isEmpty {
      let zeros = try Self.number(&rest)
      guard choices.count + zeros < Self.countMaximum else { throw .malformed }
      choices += Array(repeating: 0, count: zeros)
      let choice = try Self.number(&rest)
      guard choice > 0, choice <= Int(UInt16.max) else { throw .malformed }
      choices.append(UInt16(choice))
    }
    self.init(choices)
  }

  /// Seven bits a byte, the lowest first; the eighth bit says that more follow.
  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>) throws(TextError) -> Int {
    var number = 0
    for shift in stride(from: 0, through: 21, by: 7) {
      guard let byte = bytes.popFirst() else { throw .malformed }
      number |= Int(byte & 0x7F) << shift
      guard byte & 0x80 == 0 else { continue }
      // A last byte of nothing would be a second text of the same number.
      guard byte != 0 || shift == 0 else { throw .malformed }
      return number
    }
    throw .malformed
  }
}
