import PagerBus
import PagerSession

/// `plugin new`: makes a folder with a plugin that passes as it is.
enum PluginMaker {
  /// What a plugin can be written in.
  enum Language: String, CaseIterable {
    case swift
    case python
    case sh
  }

  static func run(_ context: CommandContext, name: String) throws(CommandFailure) -> ExitCode {
    let names: PluginName
    do {
      names = try PluginName(name)
    } catch {
      throw .usage(error)
    }
    if context.plugins.contains(where: { $0.manifest.id == names.id }) {
      throw .usage(
        UsageError(
          message: "this host has a plugin `\(names.id)` already",
          help: "take another name: `\(names.id)` in a session would be that one"))
    }
    let language = context.arguments.text(.lang).flatMap { Language(rawValue: $0) } ?? .swift
    let files = try files(of: names, in: language, context)
    guard context.console.kind(of: names.id) == .missing else {
      throw .unwritable(FileFault(names.id, .other("it exists already; nothing was changed")))
    }
    for file in files {
      try write(file.text, to: names.id + "/" + file.path, context)
    }
    guard !context.isQuiet else { return .success }
    let commands = ["cd \(names.id)"] + commands(of: names, in: language)
    try context.write("next:\n" + commands.map { "  \($0)\n" }.joined())
    return .success
  }

  private static func files(
    of names: PluginName, in language: Language, _ context: CommandContext
  ) throws(CommandFailure) -> [(path: String, text: String)] {
    switch language {
    case .swift: return SwiftPluginTemplate(names: names, package: try package(context)).files
    case .python: return PythonPluginTemplate(id: names.id).files
    case .sh: return ShellPluginTemplate(id: names.id).files
    }
  }

  /// What its author types next.
  private static func commands(of names: PluginName, in language: Language) -> [String] {
    switch language {
    case .swift: ["swift test", "swift run \(names.host) run \(names.id).session"]
    case .python, .sh: ["pager-host plugin check .", "pager-host run \(names.id).session"]
    }
  }

  private static func package(_ context: CommandContext) throws(CommandFailure) -> PagerPackage {
    if let text = context.arguments.text(.package) { return try package(at: text, context) }
    guard let package = PagerPackage.ofThisHost(context.console) else {
      throw .usage(
        UsageError(
          message: "it is not known where PagerBus is: this host's checkout is gone",
          help: "name a checkout or a repository: `--package PATH|URL`"))
    }
    return package
  }

  /// The package that somebody named; a folder must hold one.
  private static func package(
    at text: String, _ context: CommandContext
  ) throws(CommandFailure) -> PagerPackage {
    let package = PagerPackage(text)
    switch package {
    case .repository: return package
    case .folder(let path):
      guard context.console.kind(of: path + "/Package.swift") == .file else {
        throw .usage(
          UsageError(
            message: "there is no package in `\(path)`",
            help: "`--package` takes the folder of a checkout of PagerBus, or a URL"))
      }
      // The new package lies one folder deeper than the place from which the path was written.
      return path.hasPrefix("/") ? package : .folder("../" + path)
    }
  }

  private static func write(
    _ text: String, to path: String, _ context: CommandContext
  ) throws(CommandFailure) {
    do throws(FileFault) {
      let sink = try context.console.create(path)
      try sink.write(Array(text.utf8))
      try sink.finish()
    } catch {
      throw .unwritable(error)
    }
    if !context.isQuiet { try context.write("wrote \(path)\n") }
  }
}
