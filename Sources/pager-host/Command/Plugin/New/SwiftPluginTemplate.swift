/// A package with a plugin in Swift: the plugin, its test, a host of its own, and what they run.
///
/// It is built, tested and run outside the repository by `.ci/kit`, as somebody would who has just
/// begun.
struct SwiftPluginTemplate {
  let names: PluginName
  let package: PagerPackage

  /// The files with their paths in the package.
  var files: [(path: String, text: String)] {
    let sources = "Sources/\(names.module)/\(names.type)"
    return [
      ("Package.swift", manifest), (".gitignore", ".build\n"), ("README.md", readme),
      ("Plugins.json", plugins), ("\(names.id).session", session),
      (sources + ".swift", plugin), (sources + "Options.swift", options),
      (sources + "Machine.swift", machine),
      ("Sources/\(names.host)/main.swift", main),
      ("Sources/\(names.program)/main.swift", program), ("process.json", process),
      ("Tests/\(names.module)Tests/\(names.type)Tests.swift", tests),
    ]
  }

  private func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \"\(package.identity)\")"
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2

    import PackageDescription

    let package = Package(
      name: "\(names.id)",
      products: [.library(name: "\(names.module)", targets: ["\(names.module)"])],
      dependencies: [
        \(package.dependency)
      ],
      targets: [
        .target(
          name: "\(names.module)",
          dependencies: [\(product("PagerBus"))]),
        .executableTarget(
          name: "\(names.host)",
          dependencies: [
            "\(names.module)",
            \(product("PagerHostCommand")),
            \(product("PagerPlugins")),
          ]),
        .executableTarget(
          name: "\(names.program)",
          dependencies: [
            "\(names.module)",
            \(product("PagerProcess")),
          ]),
        .testTarget(
          name: "\(names.module)Tests",
          dependencies: [
            "\(names.module)",
            \(product("PagerTesting")),
            \(product("PagerExplore")),
          ]),
      ],
      swiftLanguageModes: [.v6]
    )

    """
  }

  private var main: String {
    """
    import \(names.module)
    import PagerHostCommand
    import PagerPlugins

    PagerHostCommand.main(plugins: ShippedPlugins.all + [\(names.type).self])

    """
  }

  private var program: String {
    """
    import \(names.module)
    import PagerProcess

    PluginProcess.main(\(names.type).self)

    """
  }

  private var process: String {
    """
    {
      "schemaVersion": 1,
      "plugins": [
        { "id": "\(names.id)", "kind": "process", "entry": [".build/debug/\(names.program)"], "options": { "every": 3 } }
      ]
    }

    """
  }

  private var plugins: String {
    """
    {
      "schemaVersion": 1,
      "plugins": [
        { "id": "\(names.id)", "kind": "inProcess", "entry": "\(names.type)", "options": { "every": 3 } }
      ]
    }

    """
  }

  private var session: String {
    """
    # What the plugin does, step by step, in virtual time.
    session 1
    plugins "Plugins.json"
    pages "Home" "News" "Sports" "Finance"
    case "every third page at rest is followed by the first one" {
      expect plugin("\(names.id)").settled = 1
      select next animated
      wait idle
      expect page = 1
      select next animated
      wait idle
      expect page = 0
      expect plugin("\(names.id)").settled = 4
    }

    """
  }
}
