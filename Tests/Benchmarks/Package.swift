// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  products: [.executable(name: "bench", targets: ["bench"])],
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
  ],
  swiftLanguageModes: [.v6]
)
