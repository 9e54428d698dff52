// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  products: [
    .executable(name: "bench", targets: ["bench"]),
    .executable(name: "terminal", targets: ["terminal"]),
  ],
  dependencies: [
    // Named, because the directory may be called anything.
    .package(name: "AdaptiveAlert", path: "../..")
  ],
  targets: [
    .target(name: "Meters"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "Meters",
        .product(name: "AdaptiveAlert", package: "AdaptiveAlert"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self), .enableUpcomingFeature("ExistentialAny")]
    ),
    // Knows `alert` by its path alone, so that the program is measured that people run.
    .executableTarget(name: "terminal"),
  ],
  swiftLanguageModes: [.v6]
)
