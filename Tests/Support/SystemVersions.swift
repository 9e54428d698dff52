/// The system versions that tests run over: each side of every change that alerts know.
public nonisolated let systemVersions = [
  "5.1", "6.1", "7.1.2", "8.0", "8.3", "9.3", "12.4", "13.0", "17.0", "26.0",
]
