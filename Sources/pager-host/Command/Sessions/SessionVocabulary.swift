import PagerBus
import PagerSession

/// What this host knows beyond the language: types of events, plugins and values of settings.
enum SessionVocabulary {
  /// The names of all types of events that can happen.
  static func eventTypes(plugins: [any Plugin.Type]) -> [String] {
    types(plugins).map { $0.name.text }
  }

  /// All types of events that can happen; of one name there may be several.
  static func types(_ plugins: [any Plugin.Type]) -> [any Event.Type] {
    let own = plugins.flatMap { $0.manifest.subscribes + $0.manifest.publishes }
    return EventCatalogue.pager + ScriptEvents.all + own
  }

  /// The vocabulary of a host with these plugins; `running` has the ids of those that will run, if
  /// that is known.
  static func make(
    plugins: [any Plugin.Type], running: [String]? = nil
  ) -> CheckVocabulary {
    CheckVocabulary(
      eventTypes: eventTypes(plugins: plugins), plugins: running, rules: PagerSettingRules(),
      catalogue: EventCatalogue(types(plugins)))
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
