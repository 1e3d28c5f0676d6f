import FoundationEssentials
import Testing

/// A block of code in a page of text.
struct FencedBlock: CustomTestStringConvertible {
  /// The page, by its path in the package.
  let page: String

  /// The line of its first fence, counted from 1.
  let line: Int

  /// What stands behind the first fence.
  let kind: String

  /// The lines between the fences, each with its end.
  var text = ""

  var testDescription: String { "\(page):\(line)" }

  /// A page of the package.
  static func text(of page: String) throws -> String {
    try String(contentsOf: ExampleSessionTests.root.appending(path: page), encoding: .utf8)
  }

  /// The blocks of a page of the package, in order.
  static func blocks(of page: String) throws -> [FencedBlock] {
    let lines = try text(of: page)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var blocks: [FencedBlock] = []
    var isOpen = false
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if !isOpen {
          let kind = String(line.dropFirst(3))
          blocks.append(FencedBlock(page: page, line: index + 1, kind: kind))
        }
        isOpen.toggle()
      } else if isOpen {
        blocks[blocks.count - 1].text += line + "\n"
      }
    }
    return blocks
  }
}
