import FoundationEssentials
import PagerBus
import PagerPlugins
import PagerSession
import Testing

/// The file that ships beside the package.
struct ShippedPluginsTests {
  @Test func `Plugins json at the top is right and turns on what ships`() throws {
    let top = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let bytes = try Data(contentsOf: top.appending(path: "Plugins.json"))
    let registry = PluginRegistry(ShippedPlugins.all)

    let plan = try ManifestReader.read(
      SourceText(name: "Plugins.json", bytes: Array(bytes)), among: registry)

    #expect(plan.warnings.all.isEmpty)
    #expect(
      plan.explanation == [
        "1. page-control: PageControl",
        "2. button-nav: ButtonNav; after page-control",
        "3. logging: Logging; hears only selection.*, transition.*, page.*",
        "-  autoplay: off", "-  restoration: off", "-  guard: off",
      ])
    let names = plan.activations.last?.heard.map { $0.name.text } ?? []
    #expect(names.contains("page.settled") && names.contains("selection.changed"))
    #expect(!names.contains("scroll.moved"))
  }

  @Test(arguments: ShippedPlugins.all)
  func `every option of a plugin has a standard that it accepts and a sentence`(
    type: any Plugin.Type
  ) throws {
    let options = type.manifest.options
    try #require(!options.isEmpty)

    #expect(options.allSatisfy { $0.kind.accepts($0.standard) })
    #expect(options.allSatisfy { $0.summary.hasSuffix(".") })
    #expect(try type.manifest.completed(.null) == type.manifest.standardOptions)
  }
}
