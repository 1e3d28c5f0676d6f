import FoundationEssentials
import PagerBus
import Testing

struct EventCatalogueTests {
  @Test func `the catalogue lists every event type that the sources declare, in their order`()
    throws
  {
    let declared = try declaredTypes()
    let listed = EventCatalogue.pager.map { "\($0)" }

    let missing = declared.filter { !listed.contains($0) }.map { "    \($0).self," }
    #expect(missing == [], "add to EventCatalogue.pager:\n\(missing.joined(separator: "\n"))")
    #expect(listed == declared)
  }

  @Test func `no two types of the catalogue have one name`() {
    let names = EventCatalogue.pager.map { $0.name }

    #expect(Set(names).count == names.count)
  }

  @Test func `a type is found by its name`() {
    let catalogue = EventCatalogue()

    #expect(catalogue["page.settled"] == PageSettled.self)
    #expect(catalogue["page.unheard"] == nil)
  }

  @Test func `of two types with one name the first counts`() {
    let catalogue = EventCatalogue([DotTapped.self, OtherDotTapped.self])

    #expect(catalogue["dot.tapped"] == DotTapped.self)
  }

  private struct OtherDotTapped: Event {
    static let name: EventName = "dot.tapped"
    static let kind: EventKind = .request
  }

  /// The names of the event types in the folder of events, by file and by place in the file.
  private func declaredTypes() throws -> [String] {
    var root = URL(filePath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let core = root.appending(path: "Sources/PagerBus/Core").path
    let files =
      try FileManager.default.subpathsOfDirectory(atPath: core + "/Pager/Events")
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { "Pager/Events/" + $0 } + ["Bus/Event/BusEvents.swift"]
    return try files.flatMap { file in
      try String(contentsOfFile: "\(core)/\(file)", encoding: .utf8)
        .split(separator: "\n").compactMap(typeName(in:))
    }
  }

  private func typeName(in line: Substring) -> String? {
    let words = line.split(whereSeparator: { " :,{".contains($0) }).map(String.init)
    guard line.hasPrefix("public struct "), words.count > 3,
      words[3] == "Event" || words[3] == "PluginStateEvent"
    else { return nil }
    return words[2]
  }
}
