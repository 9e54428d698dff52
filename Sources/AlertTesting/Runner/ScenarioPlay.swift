// Emulated devices are absent where UIKit itself is there.
#if !os(iOS)
/// One performance of a scenario on one backend.
///
/// It holds what the scenario's caller holds, and nothing more: all else is known weakly, so that what
/// outlives the script shows.
final class ScenarioPlay {
  let scenario: Scenario
  let backend: AlertBackendKind
  let device: EmulatedDevice

  /// The caller's references.
  var boxes: [String: AlertController] = [:]
  var presenters: [String: UIViewController] = [:]
  var navigation: UINavigationController?

  /// What was built, known weakly.
  var weakBoxes: [String: WeakReference<AlertController>] = [:]
  var actions: [String: [WeakReference<AlertAction>]] = [:]
  var captured: [String: WeakReference<Captured>] = [:]
  private var witnesses: [(name: String, object: WeakReference<AnyObject>)] = []
  private var natives: [String] = []

  private var lines: [String] = []
  private var isRecording = true
  private var exceptionsSeen = 0

  init(_ scenario: Scenario, systemVersion: String, backend: AlertBackendKind) {
    self.scenario = scenario
    self.backend = backend
    device = EmulatedDevice(scenario.device.model, systemVersion: systemVersion)
    device.alertFamilies = .both
    device.exceptionPolicy = .record
    device.usesScenes = scenario.scenes
    device.infoPlist.supportedInterfaceOrientations = scenario.orientations?.map(\.native)
  }

  func run(
    afterStep: ((AlertBackendKind, Int, EmulatedDevice) -> Void)? = nil
  ) -> ScenarioTrace {
    let reporter = AlertController.onMisuse
    // Reports go to the trace; the box's own observer writes them.
    AlertController.onMisuse = { _, _ in }
    defer { AlertController.onMisuse = reporter }
    device.run {
      setStage()
      for (place, step) in scenario.steps.enumerated() {
        perform(step)
        flushExceptions()
        noteNatives()
        afterStep?(backend, place + 1, device)
      }
      for (id, box) in weakBoxes.sorted(by: { $0.key < $1.key })
      where box.object?.isOnScreen ?? false {
        write("up \(id)")
      }
    }
    isRecording = false
    boxes = [:]
    presenters = [:]
    navigation = nil
    device.dropWindow()
    device.settle()
    isRecording = true
    write(aliveLine)
    return ScenarioTrace(backend: backend, lines: lines, natives: natives)
  }

  private func setStage() {
    let root = makePresenter("root")
    let navigation = UINavigationController(rootViewController: root)
    self.navigation = navigation
    device.window.rootViewController = navigation
    device.settle()
  }

  /// A controller that a step can present on.
  func makePresenter(_ id: String) -> UIViewController {
    let presenter = UIViewController()
    presenters[id] = presenter
    watch(presenter, as: "presenter \(id)")
    return presenter
  }

  // MARK: The trace

  func write(_ line: String) { if isRecording { lines.append(line) } }

  /// Writes a person's act before what follows from it, and marks it where nothing took it.
  func act(_ line: String, _ body: () -> Bool) {
    write(line)
    let place = lines.count - 1
    if !body() { lines[place] += " ignored" }
  }

  func flushExceptions() {
    for exception in device.exceptions[exceptionsSeen...] {
      write("exception \(exception.name.rawValue): \(exception.reason ?? "(null)")")
    }
    exceptionsSeen = device.exceptions.count
  }

  // MARK: What is alive

  func watch(_ object: AnyObject, as name: String) {
    witnesses.append((name, WeakReference(object)))
  }

  /// Another native may have taken the place of the one that was presented.
  private func noteNatives() {
    for id in weakBoxes.keys { noteNative(id) }
  }

  func noteNative(_ id: String) {
    if let box = weakBoxes[id]?.object, box.isOnScreen { noteNative(of: box, id) }
  }

  func noteNative(of box: AlertController, _ id: String) {
    guard let native = box.native, !witnesses.contains(where: { $0.object.object === native })
    else { return }
    let name =
      switch native {
      case is UIAlertController: "UIAlertController"
      case is UIAlertView: "UIAlertView"
      case is UIActionSheet: "UIActionSheet"
      default: "AlertDialog"
      }
    if !natives.contains(name) { natives.append(name) }
    watch(native, as: "native \(id)")
  }

  /// What is alive beyond the caller's own references.
  var aliveLine: String {
    if isRecording { noteNatives() }
    let held = Set(boxes.keys).union(presenters.keys.map { "presenter \($0)" })
    let alive = witnesses.filter { $0.object.object != nil && !held.contains($0.name) }.map(\.name)
    return "alive " + (alive.isEmpty ? "none" : Set(alive).sorted().joined(separator: ", "))
  }
}

extension Scenario.Device {
  /// The emulated device of that name.
  var model: EmulatedDevice.Model {
    switch self {
    case .phone: .phone
    case .phone4inch: .phone4inch
    case .phone375: .phone375
    case .pad: .pad
    }
  }
}
#endif
