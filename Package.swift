// swift-tools-version: 6.2

import PackageDescription

/// The settings that every target of the package is built with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// The parts of the HTML player; they are compiled in, so that the product is one file.
let pageFiles = [
  "body.html", "Style/page.css", "Style/parts.css", "Style/paper.css",
  "Trace/text.js", "Trace/fold.js", "Trace/store.js",
  "Drawing/stage.js", "Drawing/lanes.js", "Drawing/pointing.js", "Drawing/timeline.js",
  "Lists/search.js", "Lists/events.js", "Lists/inspector.js",
  "Control/address.js", "Control/compare.js", "Control/comparison.js", "Control/head.js",
  "Control/keys.js", "Control/playback.js", "Control/player.js", "Control/start.js",
]

let package = Package(
  name: "PagerBus",
  products: [
    .library(name: "PagerBus", targets: ["PagerBus"]),
    .library(name: "PagerTesting", targets: ["PagerTesting"]),
    .library(name: "PagerExplore", targets: ["PagerExplore"]),
    .library(name: "PagerPlugins", targets: ["PagerPlugins"]),
    .library(name: "PagerProcess", targets: ["PagerProcess"]),
    .library(name: "PagerHostCommand", targets: ["PagerHostCommand"]),
    .executable(name: "pager-host", targets: ["pager-host"]),
  ],
  targets: [
    .target(name: "PagerBus", path: "Sources/PagerBus/Core", exclude: ["PagerBus.docc"]),
    .target(
      name: "PagerTesting", dependencies: ["PagerBus"], path: "Sources/PagerBus/Testing"),
    .target(
      name: "PagerSession", dependencies: ["PagerBus", "PagerTesting"],
      path: "Sources/PagerBus/Session"),
    .target(
      name: "PagerExplore",
      dependencies: ["PagerBus", "PagerTesting", "PagerSession", "CSystem"],
      path: "Sources/PagerBus/Explore"),
    .target(
      name: "PagerViews", dependencies: ["PagerBus", "PagerSession"],
      path: "Sources/PagerBus/Views", resources: pageFiles.map { .embedInCode("Player/Page/\($0)") }
    ),
    .target(name: "CSystem", path: "Sources/PagerBus/CSystem"),
    .target(
      name: "PagerProcess", dependencies: ["PagerBus", "PagerSession", "CSystem"],
      path: "Sources/PagerBus/Process"),
    .target(name: "PagerPlugins", dependencies: ["PagerBus"], path: "Sources/Plugins"),
    .target(
      name: "PagerHostCommand",
      dependencies: [
        "PagerBus", "PagerTesting", "PagerSession", "PagerViews", "PagerExplore", "PagerProcess",
        "PagerPlugins",
      ],
      path: "Sources/pager-host/Command"),
    .executableTarget(
      name: "pager-host", dependencies: ["PagerHostCommand", "PagerPlugins"],
      path: "Sources/pager-host/main"),
    .executableTarget(
      name: "pager-bench", dependencies: ["PagerBus", "PagerExplore", "PagerTesting"],
      path: "Benchmarks/pager-bench"),
    .target(
      name: "TestSupport", dependencies: ["PagerBus", "PagerTesting", "PagerSession"],
      path: "Tests/TestSupport"),
    .testTarget(name: "PagerBusTests", dependencies: ["PagerBus", "TestSupport"]),
    .testTarget(name: "PagerTestingTests", dependencies: ["PagerTesting", "TestSupport"]),
    .testTarget(
      name: "PagerSessionTests", dependencies: ["PagerSession", "PagerPlugins", "TestSupport"]),
    .testTarget(
      name: "PagerPluginsTests",
      dependencies: ["PagerPlugins", "PagerTesting", "PagerSession", "TestSupport"]),
    .testTarget(
      name: "PagerHostCommandTests",
      dependencies: [
        "PagerHostCommand", "PagerPlugins", "PagerProcess", "PagerSession", "PagerTesting",
        "TestSupport", "shipped-plugin",
      ],
      exclude: ["Traces/Views/Browser"]),
    .testTarget(
      name: "PagerViewsTests", dependencies: ["PagerViews", "PagerSession", "TestSupport"]),
    .executableTarget(
      name: "plugin-host-probe", dependencies: ["PagerProcess"],
      path: "Tests/PagerProcessTests/Probe"),
    .executableTarget(
      name: "shipped-plugin", dependencies: ["PagerPlugins", "PagerProcess"],
      path: "Tests/PagerProcessTests/Program"),
    .testTarget(
      name: "PagerProcessTests",
      dependencies: ["PagerProcess", "PagerSession", "TestSupport", "plugin-host-probe"],
      exclude: ["Probe", "Program", "Transcripts"]),
    .testTarget(name: "StressTests", dependencies: ["PagerExplore", "TestSupport"]),
    .testTarget(
      name: "ExploreTests",
      dependencies: ["PagerExplore", "PagerPlugins", "PagerSession", "TestSupport"]),
    .testTarget(name: "TidyTests"),
  ],
  swiftLanguageModes: [.v6]
)

// Only the fuzzer's own runtime can link it, so it is there when somebody asks: see Tests/Fuzz/run.
if Context.environment["PAGERBUS_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "pager-fuzz",
      dependencies: ["PagerBus", "PagerHostCommand", "PagerPlugins", "PagerSession"],
      path: "Tests/Fuzz", exclude: ["Corpus", "run", "words.dict"]))
}

for target in package.targets {
  target.swiftSettings = strict
}
