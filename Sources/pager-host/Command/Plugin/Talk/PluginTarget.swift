import PagerBus
import PagerSession

/// What an author points at: a folder with a `Plugins.json`, the manifest itself, or a program.
struct PluginTarget {
  /// The manifest; of a program, the one that it would have.
  let manifest: SourceText

  /// The folder that paths of programs are relative to.
  let folder: String

  /// What was pointed at, seen from that folder.
  private(set) var place = "."

  /// The folder's plugins that are processes, whether they are on or off.
  private(set) var entries: [ProcessEntry] = []

  /// What is said of the order of all plugins.
  private(set) var explanation: [String] = []

  /// Whether a text can be one: a file or a folder has that name.
  static func isOne(_ path: String, _ console: any Console) -> Bool {
    console.kind(of: path) != .missing
  }

  /// Finds what is meant by a path, and reads the manifest.
  init(_ path: String, _ context: CommandContext) throws(CommandFailure) {
    self.init(manifest: try Self.manifest(path, context))
    if context.console.kind(of: path) == .file { place = PathText.last(path) }
    let registry = PluginRegistry(context.plugins)
    do throws(DiagnosticsError) {
      explanation = try ManifestReader.read(manifest, among: registry).explanation
      for id in Self.ids(in: manifest) {
        guard let alone = PluginTrial.manifest(of: id, in: manifest) else { continue }
        for case .process(let entry) in try ManifestReader.read(alone, among: registry).slots {
          entries.append(entry)
        }
      }
    } catch {
      throw .malformed(error.diagnostics)
    }
  }

  private init(manifest: SourceText) {
    self.manifest = manifest
    folder = PathText.joined(".", besides: manifest.name)
  }

  /// The manifest that a path means.
  static func manifest(
    _ path: String, _ context: CommandContext
  ) throws(CommandFailure) -> SourceText {
    let standard = PluginChoice.standardFile
    switch context.console.kind(of: path) {
    case .missing: throw .unreadable(FileFault(path, .missing))
    case .folder:
      let file = PathText.plain(path + "/" + standard)
      return try context.source(file, limit: CommandContext.sessionBytesMaximum)
    case .file:
      if path.hasSuffix(".json") {
        return try context.source(path, limit: CommandContext.sessionBytesMaximum)
      }
      return manifest(ofProgram: path)
    }
  }

  /// The manifest that a program would have, with an id made of its name.
  private static func manifest(ofProgram path: String) -> SourceText {
    let (folder, name) = PathText.parts(path)
    let stem = name.split(separator: ".").first.map { String($0) } ?? name
    let id = PluginName.near(stem)
    let words: [String] =
      switch name.split(separator: ".").last {
      case "py": ["python3", name]
      case "sh": ["sh", name]
      case _: ["./" + name]
      }
    let manifest = JSONValue.object([
      .init("schemaVersion", .integer(ManifestReader.schemaVersion)),
      .init(
        "plugins",
        [
          [
            "id": .string(id.isEmpty ? "plugin" : id), "kind": "process",
            "entry": .array(words.map { .string($0) }),
          ]
        ]),
    ])
    return SourceText(name: folder + "/" + PluginChoice.standardFile, text: manifest.text)
  }

  private static func ids(in manifest: SourceText) -> [String] {
    let root = try? JSONParser.parse(manifest)
    return root?["plugins"]?.elements?.compactMap { $0["id"]?.string } ?? []
  }
}
