import AdaptiveAlert
import TestSupport
import Testing

@Suite("Presenting without a presenter, and boxes in the wrong place")
struct TopmostTests {
  // MARK: Nobody named

  @Test(
    "the controller above all others presents, at any depth",
    .rule("F46"),
    .report("QU-13"),
    arguments: MatrixCase.all
  )
  func topmost(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    var presenter: UIViewController? = stage.device.window.rootViewController
    for depth in 0...3 {
      let alert = stage.alert("\(depth)", style: matrix.style, with: [("OK", .default)])
      alert.present { stage.write("shown \(depth)") }
      stage.device.settle()
      #expect(alert.presentingViewController === presenter)
      #expect(alert.owner === presenter)
      #expect(stage.lines.last == "shown \(depth)")
      try stage.choose("OK")
      presenter = stage.presentModal(on: presenter)
    }
  }

  @Test("tabs, navigation and pages present as a whole", .rule("F46"), .report("QU-13"))
  func containers() throws {
    for backend in AlertBackendKind.allCases {
      let stage = Stage(backend)
      let tabs = stage.device.run {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
        stage.device.window.rootViewController = tabs
        return tabs
      }
      stage.device.settle()
      let alert = stage.alert(with: [("OK", .default)])
      alert.present()
      stage.device.settle()
      #expect(alert.presentingViewController === tabs)
      try stage.choose("OK")
    }
  }

  @Test("one that is leaving does not present", .rule("F46"), arguments: MatrixCase.all)
  func leaving(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    let modal = stage.presentModal()
    modal.dismiss(animated: true)
    let alert = stage.alert(style: matrix.style, with: [("OK", .default)])
    alert.present()
    stage.device.settle()
    #expect(alert.presentingViewController === stage.device.window.rootViewController)
    #expect(stage.device.visibleAlert != nil)
  }

  @Test("above another alert of ours it waits", .rule("F46", "F37"), arguments: MatrixCase.all)
  func waits(_ matrix: MatrixCase) throws {
    let stage = Stage(matrix)
    stage.alert(style: matrix.style, with: [("A", .default)]).present()
    stage.device.settle()
    stage.alert("b", style: matrix.style, with: [("B", .default)]).present()
    stage.device.settle()
    try stage.choose("A")
    try stage.choose("B")
    #expect(stage.lines.last == "handler b.0 B")
  }

  @Test("without a window it waits to the end of the turn", .rule("F46"), arguments: MatrixCase.all)
  func noWindow(_ matrix: MatrixCase) {
    let stage = Stage(matrix)
    let window = stage.device.window
    window.isHidden = true
    window.rootViewController = nil
    let late = stage.alert(style: matrix.style, with: [("OK", .default)])
    late.present()
    stage.device.run { window.rootViewController = UIViewController() }
    window.makeKeyAndVisible()
    stage.device.settle()
    #expect(late.isOnScreen)

    late.dismiss(animated: false)
    stage.device.settle()
    window.rootViewController = nil
    let never = stage.alert("b", style: matrix.style, with: [("OK", .default)])
    never.present()
    #expect(never.outcome == nil)
    stage.device.settle()
    #expect(never.outcome == .notPresented(.noWindow))
  }

  @Test(
    "no window is made or left behind",
    .rule("F46"),
    .report("LK-10"),
    arguments: MatrixCase.all
  )
  func windows(_ matrix: MatrixCase) throws {
    for route in ["button", "outside", "code", "presenter"] {
      let stage = Stage(matrix)
      var touches = 0
      let button = stage.device.run {
        UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
      }
      button.addAction(UIAction { _ in touches += 1 }, for: .touchUpInside)
      stage.root.view.addSubview(button)
      let place = button.convert(CGPoint(x: 50, y: 20), to: nil)
      let before = stage.device.run { UIApplication.shared.windows }
      let alert = stage.alert(style: matrix.style, with: [("OK", .cancel)])
      alert.present()
      stage.device.settle()
      switch route {
      case "button": try stage.device.tap("OK")
      // Only a sheet hears a touch beside it.
      case "outside": stage.device.tapOutside()
      case "code": alert.dismiss(animated: true)
      default: stage.root.dismiss(animated: true)
      }
      stage.device.settle()
      let stays = route == "outside" && matrix.style == .alert
      #expect(alert.isOnScreen == stays)
      if stays { try stage.choose("OK") }
      #expect(stage.device.run { UIApplication.shared.windows } == before)
      #expect(stage.device.visibleWindows == [stage.device.window])
      #expect(stage.device.window.isKeyWindow)
      #expect(stage.device.touch(at: place))
      #expect(touches == 1, "\(route)")
    }
  }

  // MARK: In the wrong place

  @Test("a box that is pushed, made a child or a root is reported once", .rule("F47"))
  func misplaced() {
    for backend in AlertBackendKind.allCases {
      let stage = Stage(backend)
      let pushed = stage.alert(with: [("OK", .default)])
      stage.root.navigationController?.pushViewController(pushed, animated: false)
      stage.device.settle()
      let child = stage.alert("b", with: [("OK", .default)])
      stage.root.addChild(child)
      stage.root.view.addSubview(child.view)
      let rootBox = stage.alert("c", with: [("OK", .default)])
      stage.device.window.rootViewController = rootBox
      stage.device.settle()
      #expect(stage.lines.count == 3)
      #expect(
        stage.lines.map { String($0.suffix(12)) } == [
          "present it a", "present it b", "present it c",
        ]
      )
      #expect(stage.device.visibleAlert == nil)
    }
  }
}
