// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "wander",
  products: [.library(name: "WanderKit", targets: ["WanderKit"])],
  dependencies: [.package(name: "PagerBus", path: "../..")],
  targets: [
    .target(name: "WanderKit", dependencies: [.product(name: "PagerBus", package: "PagerBus")]),
    .executableTarget(
      name: "wander-host",
      dependencies: [
        "WanderKit",
        .product(name: "PagerHostCommand", package: "PagerBus"),
        .product(name: "PagerPlugins", package: "PagerBus"),
      ]),
    .executableTarget(
      name: "wander-plugin",
      dependencies: ["WanderKit", .product(name: "PagerProcess", package: "PagerBus")]),
  ],
  swiftLanguageModes: [.v6]
)
