/// File names made of the names of cases.
///
/// A name in lower case, with `-` for each stretch of anything but letters and digits; the second
/// of one name gets `-2`.
struct CaseSlug {
  /// The longest slug in bytes, so that a file system takes the name with its ending.
  static let byteMaximum = 180

  private var taken: Set<String> = []

  /// The next free slug of a case.
  mutating func slug(of name: String) -> String {
    let plain = Self.plain(name)
    var slug = plain
    var number = 2
    while !taken.insert(slug).inserted {
      slug = "\(plain)-\(number)"
      number += 1
    }
    return slug
  }

  private static func plain(_ name: String) -> String {
    var slug = ""
    for character in name.lowercased() {
      let isPlain = character.isLetter || character.isNumber
      if !isPlain, slug.isEmpty || slug.hasSuffix("-") { continue }
      let next = isPlain ? String(character) : "-"
      guard slug.utf8.count + next.utf8.count <= byteMaximum else { break }
      slug += next
    }
    while slug.hasSuffix("-") { slug.removeLast() }
    return slug.isEmpty ? "case" : slug
  }
}
