/// The device that `UIDevice.current` and its like answer for.
nonisolated enum CurrentDevice {
  /// The device of the running `device.run`, per task.
  @TaskLocal static var scoped: EmulatedDevice?
}
