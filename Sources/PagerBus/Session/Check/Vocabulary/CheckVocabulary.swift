package import PagerBus

/// What the checker knows about the world outside the language.
package struct CheckVocabulary: Sendable {
  /// Every known type of event; empty if types are not to be checked.
  package var eventTypes: [String]

  /// The types that `publish` can name.
  package var catalogue: EventCatalogue

  /// The plugins that are off, by the names of the types of events that only they have.
  package var absentTypes: [String: String]

  /// Every known setting.
  package var settings: [SettingDescription]

  /// The ids of the plugins that will run; nil if that is not known.
  package var plugins: [String]?

  /// The ids of plugins that the manifest has and that are off, for suggestions.
  package var pluginsOff: [String]

  /// Judges values of settings beyond their shape; nil if nobody does.
  package var rules: (any SettingRules)?

  /// Makes a vocabulary; what is left out is the language's own table, or not checked.
  package init(
    eventTypes: [String] = [], settings: [SettingDescription] = SettingDescription.all,
    plugins: [String]? = nil, rules: (any SettingRules)? = nil,
    catalogue: EventCatalogue = EventCatalogue(SessionTypes.all()), pluginsOff: [String] = [],
    absentTypes: [String: String] = [:]
  ) {
    self.absentTypes = absentTypes
    self.pluginsOff = pluginsOff
    self.catalogue = catalogue
    self.eventTypes = eventTypes
    self.settings = settings
    self.plugins = plugins
    self.rules = rules
  }
}

/// Somebody who knows more about settings than their shape.
package protocol SettingRules: Sendable {
  /// What is wrong with a value, given as its canonical text; nil if it can be used.
  func fault(ofSetting key: String, value: String) -> String?
}
