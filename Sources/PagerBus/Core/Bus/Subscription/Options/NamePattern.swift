/// A name in which each `*` stands for any text, dots included.
///
/// Names are compared byte by byte in UTF-8, in time proportional to the product of both lengths at
/// worst.
public struct NamePattern: Hashable, Sendable {
  private static let star = UInt8(ascii: "*")

  private let pattern: [UInt8]

  /// Makes a pattern from its text.
  public init(_ text: String) {
    pattern = Array(text.utf8)
  }

  /// Whether the whole of `name` fits.
  public func matches(_ name: String) -> Bool {
    let name = Array(name.utf8)
    var place = 0
    var index = 0
    var retry: (place: Int, index: Int)?
    while index < name.count {
      if place < pattern.count, pattern[place] == Self.star {
        retry = (place + 1, index)
        place += 1
      } else if place < pattern.count, pattern[place] == name[index] {
        place += 1
        index += 1
      } else if let last = retry {
        // The last star takes one byte more.
        retry = (last.place, last.index + 1)
        place = last.place
        index = last.index + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == Self.star }
  }
}
