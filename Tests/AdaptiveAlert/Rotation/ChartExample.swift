import AdaptiveAlert
import TestSupport
import Testing

/// A chart in a page of a navigation controller: a thumbnail upright, the whole screen on its side,
/// turned there by the device or by a button; status bar and toolbar give way.
@Suite("Example: a chart turned by the device or by a button")
struct ChartExample {
  /// Draws by its bounds: months side by side where it is wide, one below the other where it is tall.
  private final class Chart: UIView {
    private(set) var drawings: [String] = []

    override func draw(_ rect: CGRect) {
      drawings.append(rect.width < rect.height ? "tall" : "wide")
    }
  }

  private final class ChartPage: UIViewController {
    let chart = Chart(frame: .zero)
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 320, height: 44))
    private(set) lazy var rotation = ManualRotation(of: chart, in: self) { bounds in
      // A narrow column, so that the thumbnail is tall.
      CGRect(x: 20, y: 40, width: 120, height: bounds.height - 200)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      rotationPolicy.orientations = .allButUpsideDown
      view.addSubview(chart)
      view.addSubview(toolbar)
      rotation.toolbar = toolbar
      rotation.begin()
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      rotation.layout()
    }

    func buttonTouched() { rotation.toggle() }
  }

  /// What a person sees.
  private func look(_ stage: RotationStage, _ page: ChartPage) -> String {
    let bar = stage.device.run { UIApplication.shared.isStatusBarHidden }
    let isTurned = page.chart.transform != .identity
    let size = page.chart.bounds.size
    let fills =
      isTurned
      ? size == CGSize(width: page.view.bounds.height, height: page.view.bounds.width)
      : size == page.view.bounds.size
    return "\(stage.orientation.isLandscape ? "side" : "upright")"
      + " \(fills ? "full" : "thumbnail")\(isTurned ? " turned" : "")"
      + " bars \(bar ? "-" : "+")\(page.toolbar.isHidden ? "-" : "+")"
      + " \(page.chart.drawings.last ?? "nothing")"
  }

  @Test(
    "device and button share the chart, which is drawn by its bounds",
    .rule("R20", "R21", "R29", "R31"),
    arguments: rotationVersions
  )
  func story(_ system: String) {
    let stage = RotationStage(system)
    let page = stage.act {
      let page = ChartPage()
      stage.navigation.setViewControllers([page], animated: false)
      return page
    }
    var seen = [look(stage, page)]
    func note() { seen.append(look(stage, page)) }

    // The device to its side and back.
    stage.turn(.landscapeLeft)
    note()
    stage.act { page.buttonTouched() }
    note()
    stage.turn(.portrait)
    note()
    // The button there and back.
    stage.act { page.buttonTouched() }
    note()
    stage.act { page.buttonTouched() }
    note()
    // The button there, the device is refused, and held upright again brings it back.
    stage.act { page.buttonTouched() }
    stage.turn(.landscapeRight)
    note()
    stage.turn(.portrait)
    note()
    // The device rules again.
    stage.turn(.landscapeRight)
    note()
    let thumbnail = "upright thumbnail bars ++ tall"
    let onItsSide = "side full bars -- wide"
    let byButton = "upright full turned bars -- wide"
    #expect(
      seen == [
        thumbnail, onItsSide, onItsSide, thumbnail, byButton, thumbnail, byButton, thumbnail,
        onItsSide,
      ]
    )
    #expect(stage.device.exceptions.isEmpty)
  }

  // MARK: The table after R34, every cell

  enum Place: String, CaseIterable { case upright, byDevice, byButton }
  enum Push: String, CaseIterable { case deviceToSide, deviceUpright, button }

  nonisolated struct Cell: Sendable, CustomTestStringConvertible {
    let place: Place
    let push: Push
    /// Whether the interface lies on its side, whether the button has turned the chart, whether the
    /// device is refused.
    let result: String

    var testDescription: String { "\(place) \(push)" }
  }

  nonisolated static let table = [
    Cell(place: .upright, push: .deviceToSide, result: "side"),
    Cell(place: .upright, push: .deviceUpright, result: "upright"),
    Cell(place: .upright, push: .button, result: "upright turned refusing"),
    Cell(place: .byDevice, push: .deviceToSide, result: "side"),
    Cell(place: .byDevice, push: .deviceUpright, result: "upright"),
    Cell(place: .byDevice, push: .button, result: "side"),
    Cell(place: .byButton, push: .deviceToSide, result: "upright turned refusing"),
    Cell(place: .byButton, push: .deviceUpright, result: "upright"),
    Cell(place: .byButton, push: .button, result: "upright"),
  ]

  @Test(
    "who turns the chart in each state, twice the same",
    .rule("R30", "R31", "R32", "R34"),
    arguments: rotationVersions,
    table
  )
  func cell(_ system: String, _ cell: Cell) {
    let stage = RotationStage(system)
    let page = stage.act {
      let page = ChartPage()
      stage.navigation.setViewControllers([page], animated: false)
      return page
    }
    switch cell.place {
    case .upright: break
    case .byDevice: stage.turn(.landscapeLeft)
    case .byButton: stage.act { page.buttonTouched() }
    }
    switch cell.push {
    case .deviceToSide:
      stage.turn(.landscapeLeft)
      stage.turn(.landscapeLeft)
    case .deviceUpright:
      // From another way of being held, so that the device tells of it.
      if cell.place == .byButton { stage.turn(.faceUp) }
      stage.turn(.portrait)
      stage.turn(.portrait)
    case .button: stage.act { page.buttonTouched() }
    }
    let words = [
      stage.orientation.isLandscape ? "side" : "upright",
      page.rotation.isTurnedByButton ? "turned" : nil,
      page.rotationPolicy.allowsAutorotation ? nil : "refusing",
    ]
    #expect(words.compactMap(\.self).joined(separator: " ") == cell.result)
    #expect(page.rotation.isFullScreen == (cell.result != "upright"))
    #expect(page.rotation.isButtonEnabled == (cell.result != "side"))
  }

  @Test(
    "what turned while another screen covered it is noticed afterwards",
    .rule("R8", "R31"),
    arguments: rotationVersions
  )
  func covered(_ system: String) {
    let stage = RotationStage(system)
    let page = stage.act {
      let page = ChartPage()
      stage.navigation.setViewControllers([page], animated: false)
      return page
    }
    for held in [UIDeviceOrientation.portrait, .landscapeLeft] {
      let other = held == .portrait ? UIDeviceOrientation.landscapeLeft : .portrait
      stage.turn(other)
      let cover = stage.presentFullScreen {
        let cover = UIViewController()
        cover.rotationPolicy.orientations = .all
        return cover
      }
      stage.turn(held)
      stage.act { cover.dismiss(animated: false) }
      let isSide = held != .portrait
      #expect(stage.orientation.isLandscape == isSide)
      #expect(page.rotation.isFullScreen == isSide)
      #expect(page.toolbar.isHidden == isSide)
      #expect(page.rotation.isButtonEnabled == !isSide)
    }
    // The button works as ever.
    stage.turn(.portrait)
    stage.act { page.buttonTouched() }
    #expect(page.rotation.isTurnedByButton)
  }

  @Test("two devices side by side do not hear each other", .rule("R30", "R32"))
  func twoDevices() {
    let stages = [RotationStage("7.1.2"), RotationStage("26.0")]
    let pages = stages.map { stage in
      stage.act {
        let page = ChartPage()
        stage.navigation.setViewControllers([page], animated: false)
        return page
      }
    }
    for index in [0, 1] {
      stages[index].act { pages[index].buttonTouched() }
      #expect(pages[index].rotation.isTurnedByButton)
      #expect(!pages[1 - index].rotation.isFullScreen)
      // Held upright again elsewhere changes nothing here.
      stages[1 - index].turn(.landscapeLeft)
      stages[1 - index].turn(.portrait)
      #expect(pages[index].rotation.isTurnedByButton)
      stages[index].act { pages[index].buttonTouched() }
      #expect(!pages[index].rotation.isFullScreen)
    }
  }
}
