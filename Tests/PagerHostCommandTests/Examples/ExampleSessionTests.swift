import FoundationEssentials
import PagerBus
import PagerPlugins
import PagerSession
import TestSupport
import Testing

struct ExampleSessionTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let sessions: [String] = {
    let folder = root.appending(path: "Sessions")
    let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path())
    return (paths ?? []).filter { $0.hasSuffix(".session") }.sorted()
  }()

  @Test(arguments: sessions) func `an example session runs green`(path: String) throws {
    let url = Self.root.appending(path: "Sessions/\(path)")
    let text = try String(contentsOf: url, encoding: .utf8)
    let probe = try SessionProbe(
      text, name: path,
      plugins: [PluginActivation(PageControl.self), PluginActivation(ButtonNav.self)])

    for result in probe.results {
      for failure in result.failures {
        Issue.record("\(result.name): \(failure.diagnostic.render(color: false))\n\(failure.details.joined(separator: "\n"))")
      }
    }
    #expect(probe.failures == [])
  }
}
