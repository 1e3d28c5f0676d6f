/// JSON and code as they may stand between the tags of an HTML script.
enum EmbeddedText {
  /// Appends JSON with nothing in it that could end a script, open a comment or break a line.
  static func append(json: some Sequence<UInt8>, to page: inout [UInt8]) {
    for byte in json {
      switch byte {
      case UInt8(ascii: "<"): page += Array(#"\u003c"#.utf8)
      case 0xA8 where endsWithLineSeparator(page): separate(&page, "8")
      case 0xA9 where endsWithLineSeparator(page): separate(&page, "9")
      default: page.append(byte)
      }
    }
  }

  /// Whether the first two of the three bytes of U+2028 and U+2029 stand at the end.
  private static func endsWithLineSeparator(_ page: [UInt8]) -> Bool {
    page.count > 1 && page[page.count - 1] == 0x80 && page[page.count - 2] == 0xE2
  }

  private static func separate(_ page: inout [UInt8], _ digit: String) {
    page.removeLast(2)
    page += Array((#"\u202"# + digit).utf8)
  }
}
