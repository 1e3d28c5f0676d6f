import PagerBus
import PagerSession

/// Plugins that do nothing, for tests of what a file says of them.
enum SamplePlugins {
  static let registry = PluginRegistry([Dots.self, Buttons.self, Journal.self])

  actor Dots: Plugin {
    static let manifest = PluginManifest(
      id: "dots", subscribes: [PageSettled.self, PagesChanged.self, ScrollMoved.self],
      publishes: [SelectionRequested.self, DotsChanged.self],
      options: [
        PluginOption(
          "follow", .word(["settle", "decision"]), standard: "settle", summary: "When.")
      ])
    nonisolated let context: PluginContext
    init(_ context: PluginContext) { self.context = context }
    func run() async {}
  }

  actor Buttons: Plugin {
    static let manifest = PluginManifest(
      id: "buttons", subscribes: [ControlPressed.self], publishes: [SelectionRequested.self],
      options: [
        PluginOption(
          "buttons", .words(["prev", "next"]), standard: ["prev", "next"], summary: "Which."),
        PluginOption("rows", .integer(1...3), standard: 1, summary: "How many."),
        PluginOption("round", .flag, standard: false, summary: "Whether."),
        PluginOption("labels", .texts, standard: [], summary: "What."),
        PluginOption("font", .text, standard: "", summary: "In which font."),
      ])
    nonisolated let context: PluginContext
    init(_ context: PluginContext) { self.context = context }
    func run() async {}
  }

  actor Journal: Plugin {
    static let manifest = PluginManifest(id: "journal", subscribes: EventCatalogue.pager)
    nonisolated let context: PluginContext
    init(_ context: PluginContext) { self.context = context }
    func run() async {}
  }

  /// Reads a file that holds these plugins, each on a line of its own, the first one on line 3.
  static func read(_ plugins: [String]) throws(DiagnosticsError) -> PluginPlan {
    let list = plugins.joined(separator: ",\n")
    let text = "{ \"schemaVersion\": 1,\n  \"plugins\": [\n\(list)\n] }\n"
    return try read(text: text)
  }

  static func read(text: String) throws(DiagnosticsError) -> PluginPlan {
    try ManifestReader.read(SourceText(name: "Plugins.json", text: text), among: registry)
  }

  /// What is wrong, each thing as `line:column message [note] (help)`.
  static func faults(in text: String) -> [String] {
    do throws(DiagnosticsError) {
      return brief(try read(text: text).warnings)
    } catch {
      return brief(error.diagnostics)
    }
  }

  /// What is wrong with these plugins; see ``faults(in:)``.
  static func faults(_ plugins: [String]) -> [String] {
    do throws(DiagnosticsError) {
      return brief(try read(plugins).warnings)
    } catch {
      return brief(error.diagnostics)
    }
  }

  private static func brief(_ diagnostics: Diagnostics) -> [String] {
    diagnostics.all.map { diagnostic in
      let place = diagnostic.place?.range.start.text ?? "-"
      let note = diagnostic.note.map { " [\($0)]" } ?? ""
      let help = diagnostic.help.map { " (\($0))" } ?? ""
      return "\(place) \(diagnostic.severity): \(diagnostic.message)\(note)\(help)"
    }
  }
}
