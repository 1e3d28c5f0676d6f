import PagerBus
import PagerPlugins
import PagerSession

/// `Plugins.json`: a plan holds no more than the file, or everything wrong has its place.
enum ManifestSubject {
  private static let registry = PluginRegistry([
    PageControl.self, ButtonNav.self, Logging.self,
  ])

  static func examine(_ source: SourceText) {
    do throws(DiagnosticsError) {
      let plan = try ManifestReader.read(source, among: registry)
      Law.tell(plan.warnings)
      Law.isBounded(plan.explanation.count, by: source.bytes.count / 2, "plugins")
      Law.isBounded(plan.activations.count, by: plan.explanation.count, "plugins that run")
    } catch {
      Law.holds(!error.diagnostics.isUsable, "refused without an error")
      Law.tell(error.diagnostics)
    }
  }
}
