import TestSupport

/// The versions of the table at which UIAlertController exists.
nonisolated let blockVersions = systemVersions.filter { !legacyVersions.contains($0) }

/// The versions of the table at which UIAlertView is a class of its own.
nonisolated let legacyVersions = ["5.1", "6.1", "7.1.2"]

/// Versions at which the legacy delegates are heard: as classes of their own and later.
nonisolated let delegateVersions = legacyVersions + ["8.3", "26.0"]
