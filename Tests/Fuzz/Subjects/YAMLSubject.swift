import PagerSession

/// The part of YAML that is read: no node from nothing, and no text that grows.
enum YAMLSubject {
  /// Bytes of a scalar for one of input: an escape of two bytes can stand for three.
  private static let growthMaximum = 2

  static func examine(_ source: SourceText) {
    guard source.fault() == nil else { return }
    let text = source.text(from: 0, to: source.bytes.count)
    let (documents, parser) = YAMLParser.read(text, file: source.name)
    Law.tell(parser.problems, limit: YAMLParser.problemsMaximum, lines: .ofParser)
    var size = Size()
    for document in documents { size.add(document, depth: 0, in: source) }
    Law.isBounded(size.nodes, by: 2 * source.bytes.count + 1, "nodes")
    Law.isBounded(size.bytes, by: growthMaximum * source.bytes.count, "bytes of scalars")
  }

  /// What the nodes of a document add up to.
  private struct Size {
    var nodes = 0
    var bytes = 0

    mutating func add(_ node: YAMLNode, depth: Int, in source: SourceText) {
      nodes += 1
      Law.isBounded(depth, by: YAMLParser.depthMaximum + 1, "nesting")
      add(node.place, in: source)
      switch node.value {
      case .null: break
      case .text(let text): bytes += text.utf8.count
      case .list(let elements):
        for element in elements { add(element, depth: depth + 1, in: source) }
      case .map(let entries):
        for entry in entries {
          bytes += entry.key.utf8.count
          add(entry.place, in: source)
          add(entry.value, depth: depth + 1, in: source)
        }
      }
    }

    private func add(_ place: YAMLPlace, in source: SourceText) {
      let end = place.offset + place.length
      Law.holds(
        place.offset >= 0 && place.length >= 0 && end <= source.bytes.count,
        "a node at \(place.offset)..<\(end) of \(source.bytes.count) bytes")
    }
  }
}
