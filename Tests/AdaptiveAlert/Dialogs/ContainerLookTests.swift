import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("What a container dialog looks like")
struct ContainerLookTests {
  @Test("gradient, border, corners and shadow", .rule("G1", "G10"))
  func look() throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    stage.show(dialog)
    let layer = try #require(dialog.dialogView?.layer)
    let gradient = try #require(layer.sublayers?.first as? CAGradientLayer)
    #expect(gradient.frame.text == "0 0 290 251")
    #expect(
      (gradient.colors as? [CGColor])
        == [218.0, 233, 218].map {
          UIColor(white: $0 / 255, alpha: 1).cgColor
        }
    )
    #expect(gradient.cornerRadius == 7)
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(gradient.locations == nil)
    let line = UIColor(white: 198.0 / 255, alpha: 1)
    #expect(layer.cornerRadius == 7)
    #expect(layer.borderWidth == 1)
    #expect(layer.borderColor == line.cgColor)
    #expect(layer.shadowRadius == 12)
    #expect(layer.shadowOpacity == 0.1)
    #expect(layer.shadowOffset == CGSize(width: -6, height: -6))
    #expect(layer.shadowColor == UIColor.black.cgColor)
    #expect(
      layer.shadowPath
        == CGPath(
          roundedRect: CGRect(x: 0, y: 0, width: 290, height: 251),
          cornerWidth: 7,
          cornerHeight: 7,
          transform: nil
        )
    )
    #expect((dialog.dialogView as? ContainerDialogView)?.line.backgroundColor == line)
  }

  @Test("from back to front: line, container, buttons", .rule("G10"))
  func order() throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    stage.show(dialog)
    let view = try #require(dialog.dialogView as? ContainerDialogView)
    #expect(view.subviews == [view.line, view.body, view.list])
    #expect(dialog.containerView?.superview === view.body)
    #expect(dialog.containerView?.frame.text == "0 0 290 200")
  }

  @Test("the buttons' words, colours and tags", .rule("G11", "V1"))
  func buttons() throws {
    let stage = ContainerStage()
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    stage.show(dialog)
    let buttons = try #require(dialog.dialogView as? ContainerDialogView).buttons
    #expect(buttons.map(\.tag) == [0, 1, 2])
    #expect(buttons.map(\.currentTitle) == ["Close1", "Close2", "Close3"])
    for button in buttons {
      #expect(button.buttonType == .custom)
      #expect(
        button.titleColor(for: .normal) == UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)
      )
      #expect(
        button.titleColor(for: .highlighted)
          == UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 0.5)
      )
      #expect(button.titleLabel?.font == UIFont.boldSystemFont(ofSize: 14))
      #expect(button.titleLabel?.numberOfLines == 0)
      #expect(button.titleLabel?.textAlignment == .center)
      #expect(button.layer.cornerRadius == 7)
    }
  }

  @Test("dialog and backdrop are bitmaps of the screen's scale", .rule("G12"))
  func bitmaps() {
    let device = EmulatedDevice(
      .custom(idiom: .phone, size: CGSize(width: 320, height: 480), scale: 2)
    )
    defer { withExtendedLifetime(device) {} }
    device.window.rootViewController = device.run { UIViewController() }
    let dialog = device.run { ContainerAlertView() }
    dialog.show()
    device.settle()
    for layer in [dialog.layer, dialog.dialogView?.layer] {
      #expect(layer?.shouldRasterize == true)
      #expect(layer?.rasterizationScale == 2)
    }
  }

  @Test(
    "motion effects move the dialog by 10 points from iOS 7, where they are asked for",
    .rule("G1", "G19"),
    arguments: dialogVersions,
    [true, false]
  )
  func motion(_ system: String, _ isAskedFor: Bool) throws {
    let stage = ContainerStage(system)
    defer { withExtendedLifetime(stage) {} }
    let dialog = stage.dialog()
    dialog.usesMotionEffects = isAskedFor
    stage.show(dialog)
    #expect(dialog.motionEffects == [])
    let effects = try #require(dialog.dialogView).motionEffects
    guard isAskedFor, !["5.1", "6.1"].contains(system) else { return #expect(effects == []) }
    let group = try #require(effects.first as? UIMotionEffectGroup)
    let both = try #require(group.motionEffects as? [UIInterpolatingMotionEffect])
    #expect(both.map(\.keyPath) == ["center.x", "center.y"])
    #expect(both.map(\.type) == [.tiltAlongHorizontalAxis, .tiltAlongVerticalAxis])
    #expect(both.map { $0.minimumRelativeValue as? CGFloat } == [-10, -10])
    #expect(both.map { $0.maximumRelativeValue as? CGFloat } == [10, 10])
  }

  @Test(
    "what is higher than the screen scrolls, and every button can be hit",
    .rule("G3", "G11"),
    .report("TE-16"),
    arguments: [(800.0, 2), (100, 40), (2000, 40), (200, 8)]
  )
  func tooHigh(_ height: Double, _ count: Int) throws {
    for held in [UIDeviceOrientation.portrait, .landscapeLeft] {
      let stage = ContainerStage("26.0", held)
      defer { withExtendedLifetime(stage) {} }
      let titles = (0..<count).map { "Button number \($0)" }
      let dialog = stage.dialog(CGSize(width: 290, height: height), titles: titles)
      stage.show(dialog)
      let view = try #require(dialog.dialogView as? ContainerDialogView)
      #expect(dialog.bounds.contains(view.frame))
      #expect(view.body.frame.height >= min(height, (view.bounds.height / 3).rounded(.down)))
      #expect(view.body.contentSize == CGSize(width: 290, height: height))
      #expect(view.body.isScrollEnabled == (view.body.frame.height < height))
      #expect(view.line.frame.minY == view.body.frame.maxY)
      #expect(view.list.frame.maxY == view.bounds.maxY)
      var chosen: [Int] = []
      dialog.delegate = nil
      dialog.buttonHandler = { _, index in chosen.append(index) }
      dialog.isReusable = true
      let places = [0, count / 2, count - 1]
      for place in places {
        try stage.device.tap(titles[place])
        stage.device.settle()
        stage.show(dialog)
      }
      #expect(chosen == places)
    }
  }
}
