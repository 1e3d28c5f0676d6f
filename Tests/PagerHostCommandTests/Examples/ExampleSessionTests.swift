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
    // Those whose plugins are processes are run by the executable itself: see
    // ProcessPluginTests.
    return (paths ?? []).filter { path in
      path.hasSuffix(".session") && !["lib/", "processes/"].contains { path.hasPrefix($0) }
    }
    .sorted()
  }()

  @Test(arguments: sessions) func `an example session runs green`(path: String) throws {
    let url = Self.root.appending(path: "Sessions/\(path)")
    let text = try String(contentsOf: url, encoding: .utf8)
    let plugins = try Self.plugins(of: SourceText(name: path, text: text), at: url)

    let probe = try SessionProbe(text, name: path, plugins: plugins, files: ExampleFiles())

    for result in probe.results {
      for failure in result.failures {
        let text = failure.diagnostic.render(color: false)
        Issue.record("\(result.name): \(text)\n\(failure.details.joined(separator: "\n"))")
      }
    }
    #expect(probe.failures == [])
    #expect(probe.results.allSatisfy { $0.checks > 0 })
  }

  /// The plugins of the manifest that a session names, else of the project's own.
  static func plugins(
    of session: SourceText, at url: URL
  ) throws -> [PluginActivation] {
    let (file, diagnostics) = Parser.parse(session)
    try diagnostics.check()
    let named = SessionPlan(file).pluginsFile
    let manifest =
      named.map { url.deletingLastPathComponent().appending(path: $0) }
      ?? root.appending(path: "Plugins.json")
    let registry = PluginRegistry(ShippedPlugins.all)
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let source = SourceText(name: manifest.lastPathComponent, text: text)
    return try ManifestReader.read(source, among: registry).activations
  }
}

/// The files that example sessions use.
struct ExampleFiles: SessionFiles {
  func source(_ path: String) throws(SessionFileFault) -> SourceText {
    do {
      let url = ExampleSessionTests.root.appending(path: "Sessions/\(path)")
      return SourceText(name: path, text: try String(contentsOf: url, encoding: .utf8))
    } catch {
      throw SessionFileFault(reason: "\(error)")
    }
  }
}
