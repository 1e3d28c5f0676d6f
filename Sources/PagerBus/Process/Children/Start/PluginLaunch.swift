import Glibc

/// A plugin to be started as a process, as its manifest says.
package struct PluginLaunch: Equatable, Sendable {
  /// The program and its words; never a shell's text.
  package let entry: [String]

  /// The folder of the manifest, which the plugin works in and its paths are relative to.
  package let folder: String

  /// What it sees of the host's environment.
  package let environment: PluginEnvironment

  /// A plugin to be started.
  ///
  /// - Parameters:
  ///   - entry: the program and its words.
  ///   - folder: the folder of the manifest.
  ///   - environment: what it sees of the host's environment.
  package init(entry: [String], folder: String, environment: PluginEnvironment) {
    self.entry = entry
    self.folder = folder
    self.environment = environment
  }

  /// Finds the program; runs nothing, so a manifest can be checked with it.
  ///
  /// - Returns: what the system needs to start it.
  func resolved() throws(PluginStartError) -> ProgramStart {
    guard let name = entry.first, !name.isEmpty, entry.allSatisfy({ !$0.utf8.contains(0) }) else {
      throw .noWords
    }
    guard let place = Self.absolute(folder), Self.kind(of: place) == S_IFDIR else {
      throw .noFolder(path: folder)
    }
    return ProgramStart(
      path: try file(of: name, from: place), folder: place, arguments: entry,
      environment: environment.variables)
  }

  /// Says why the program cannot be started, before anything runs.
  package func check() throws(PluginStartError) {
    _ = try resolved()
  }

  private func file(of name: String, from place: String) throws(PluginStartError) -> String {
    guard name.contains("/") else {
      // An empty part would mean whatever folder the host happens to be in.
      let found = environment.path.split(separator: ":").map { "\($0)/\(name)" }
        .first(where: Self.isProgram)
      guard let found else { throw .notInPath(program: name, path: environment.path) }
      return found
    }
    let path = name.hasPrefix("/") ? name : "\(place)/\(name)"
    guard Self.kind(of: path) != nil else { throw .noFile(path: path) }
    guard Self.isProgram(path) else { throw .notExecutable(path: path) }
    return path
  }

  private static func isProgram(_ path: String) -> Bool {
    unsafe kind(of: path) == S_IFREG && access(path, X_OK) == 0
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private static func absolute(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(validatingCString: real)
  }
}
