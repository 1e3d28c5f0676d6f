/// What is said of a type of events that only a plugin has which does not run.
struct PluginAbsence {
  let type: String
  let plugin: String

  var message: String { "`\(type)` is of the plugin `\(plugin)`, which is off" }

  var help: String {
    "turn it on in the manifest of plugins: \"enabled\": true, or add it there"
  }
}
