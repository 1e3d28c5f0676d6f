/// The environment of a plugin: what every program needs, what the manifest permits, and no more.
package struct PluginEnvironment: Equatable, Sendable {
  /// The names that every plugin gets if the host has them; those of `LC_` count too.
  package static let names = ["HOME", "LANG", "PATH", "TMPDIR", "TZ"]

  /// What tells a program that a host started it.
  package static let mark = (name: "PAGER_PLUGIN", value: "1")

  /// Each as `NAME=value`, sorted by name.
  package let variables: [String]

  /// Where programs are looked for.
  package let path: String

  /// Where programs are looked for if the host has no `PATH`.
  private static let standardPath = "/usr/local/bin:/usr/bin:/bin"

  /// The part of a host's environment that a plugin may see.
  ///
  /// - Parameters:
  ///   - inherited: the host's own environment.
  ///   - permitted: the names that the manifest permits as `env:NAME`.
  package init(from inherited: [String: String], permitted: [String] = []) {
    let allowed = Set(Self.names + permitted)
    var kept = inherited.filter { name, value in
      (allowed.contains(name) || name.hasPrefix("LC_"))
        && !name.isEmpty && !name.utf8.contains(0) && !value.utf8.contains(0)
    }
    kept[Self.mark.name] = Self.mark.value
    path = kept["PATH"] ?? Self.standardPath
    kept["PATH"] = path
    variables = kept.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}
