import PagerBus

/// A plugin of the corpus, wrong or right: what makes its actor knows which.
struct CorpusProgram: PluginProgram {
  let manifest: PluginManifest
  private let maker: @Sendable (PluginContext) -> any PluginActor

  init(
    _ manifest: PluginManifest, _ maker: @escaping @Sendable (PluginContext) -> any PluginActor
  ) {
    self.manifest = manifest
    self.maker = maker
  }

  func make(_ context: PluginContext) -> any PluginActor { maker(context) }
}
