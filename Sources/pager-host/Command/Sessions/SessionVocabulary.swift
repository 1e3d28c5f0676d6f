import PagerBus
import PagerSession

/// What this host knows beyond the language: types of events, plugins and values of settings.
enum SessionVocabulary {
  /// The vocabulary of a host with these plugins, of which some will run.
  ///
  /// A type that only a plugin has which is off is told apart from one that nobody has.
  static func make(plugins: [any Plugin.Type], running plan: PluginPlan) -> CheckVocabulary {
    let running = plan.activations.map(\.program.manifest)
    let types = SessionTypes.all(of: running)
    return CheckVocabulary(
      eventTypes: types.map { $0.name.text }, plugins: plan.slots.map(\.id),
      rules: PagerSettingRules(), catalogue: EventCatalogue(types),
      pluginsOff: plan.off.map(\.id),
      absentTypes: SessionTypes.absent(of: plugins.map { $0.manifest }, running: running))
  }
}

/// Asks the pager's own table of settings.
private struct PagerSettingRules: SettingRules {
  /// Settings of the session alone, which the pager does not have.
  private static let sessionOwn = ["seed"]

  func fault(ofSetting key: String, value: String) -> String? {
    if Self.sessionOwn.contains(key) { return nil }
    var settings = PagerSettings()
    do {
      try settings.apply(key: key, value: value)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
