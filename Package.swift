// swift-tools-version: 6.2
import PackageDescription

/// UIKit exists on iOS alone; everywhere else the emulator takes its place.
let platformsWithoutUIKit: [Platform] = [
  .linux, .macOS, .windows, .android, .openbsd, .wasi, .tvOS, .watchOS, .visionOS,
]

let package = Package(
  name: "AdaptiveAlert",
  // Concurrency and task-local values need these on Apple's systems.
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6)],
  products: [
    .library(name: "AdaptiveAlert", targets: ["AdaptiveAlert"]),
    .library(name: "EmulatedUIKit", targets: ["EmulatedUIKit"]),
    .library(name: "AlertTesting", targets: ["AlertTesting"]),
    .library(name: "AlertTerminal", targets: ["AlertTerminal"]),
    .executable(name: "alert", targets: ["alert"]),
  ],
  targets: [
    // MARK: Libraries
    .target(name: "EmulatedUIKit"),
    .target(
      name: "AdaptiveAlert",
      dependencies: [
        .target(name: "EmulatedUIKit", condition: .when(platforms: platformsWithoutUIKit))
      ]
    ),
    .target(name: "AlertTesting", dependencies: ["AdaptiveAlert"]),
    .target(name: "AlertTerminal", dependencies: ["AdaptiveAlert"]),

    // MARK: The command
    .executableTarget(name: "alert", dependencies: ["AlertTerminal", "AlertTesting"]),

    // MARK: Tests
    .target(name: "TestSupport", dependencies: ["AlertTesting"], path: "Tests/Support"),
    .testTarget(
      name: "EmulatedUIKitTests",
      dependencies: ["EmulatedUIKit", "TestSupport"],
      path: "Tests/EmulatedUIKit"
    ),
    .testTarget(
      name: "EmulatedUIKitClientTests",
      dependencies: ["EmulatedUIKit", "TestSupport"],
      path: "Tests/EmulatedUIKitClient"
    ),
    .testTarget(
      name: "AdaptiveAlertTests",
      dependencies: ["AdaptiveAlert", "AlertTesting", "TestSupport"],
      path: "Tests/AdaptiveAlert"
    ),
    .testTarget(
      name: "AlertTestingTests",
      dependencies: ["AlertTesting", "TestSupport"],
      path: "Tests/AlertTesting"
    ),
    .testTarget(
      name: "AlertTerminalTests",
      dependencies: ["AlertTerminal", "TestSupport", "alert"],
      path: "Tests/AlertTerminal"
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["AlertTesting", "TestSupport"],
      path: "Tests/Conformance",
      exclude: ["Scenarios"]
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: ["AlertTesting", "TestSupport", "alert"],
      path: "Tests/Command"
    ),
    .testTarget(
      name: "LeakTests",
      dependencies: ["AlertTesting", "TestSupport"],
      path: "Tests/Leaks"
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Optimising the emulator's tests and the façade's takes longer than all else together: CI's optimised run
// does without them.
if Context.environment["ADAPTIVEALERT_TESTS"] == "core" {
  package.targets.removeAll {
    ["EmulatedUIKitTests", "EmulatedUIKitClientTests", "AdaptiveAlertTests"].contains($0.name)
  }
}

/// A developer's and CI's builds stop at warnings; those of users on newer compilers do not.
let strictness: [SwiftSetting] =
  Context.environment["ADAPTIVEALERT_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + strictness + [
      // Alert code is main-actor code, as in UIKit; values opt out with `nonisolated`.
      .defaultIsolation(MainActor.self),
      // An existential costs a box: `any` makes it visible.
      .enableUpcomingFeature("ExistentialAny"),
      // What a file uses it must import, so that no import is there by accident.
      .enableUpcomingFeature("MemberImportVisibility"),
      // A module that clients may not rely on is not re-exported by mistake.
      .enableUpcomingFeature("InternalImportsByDefault"),
      // An async function stays on its caller's actor unless it says otherwise.
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      // A main-actor class conforms on the main actor.
      .enableUpcomingFeature("InferIsolatedConformances"),
    ]
}
