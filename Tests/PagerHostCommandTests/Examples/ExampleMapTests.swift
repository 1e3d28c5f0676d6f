import FoundationEssentials
import PagerSession
import Testing

struct ExampleMapTests {
  private static let file = ExampleSessionTests.root.appending(path: "Examples/maps/pager-view.map")

  @Test func `the map in the examples is the one that is built in`() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)

    #expect(text == BindingMap.builtInText + "\n")
  }

  @Test func `the built-in map as a file means the same`() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)

    let (map, problems) = BindingMap.read(text, file: "pager-view.map")

    #expect(problems == [])
    #expect(map == .builtIn)
  }
}
