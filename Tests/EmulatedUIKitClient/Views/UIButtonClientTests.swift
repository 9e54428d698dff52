import EmulatedUIKit
import Testing

@Suite("Code that uses buttons, labels, layers and what scrolls")
struct UIButtonClientTests {
  @Test("builds a panel")
  func panel() {
    let stage = Stage()
    var touches = 0
    stage.play {
      let panel = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let gradient = CAGradientLayer()
      gradient.frame = panel.layer.bounds
      gradient.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
      gradient.locations = [0, 1]
      gradient.startPoint = CGPoint(x: 0, y: 0)
      gradient.endPoint = CGPoint(x: 1, y: 1)
      gradient.type = CAGradientLayerType.axial
      panel.layer.insertSublayer(gradient, at: 0)
      panel.layer.cornerRadius = 7
      panel.layer.borderWidth = 1
      panel.layer.borderColor = UIColor.gray.cgColor
      panel.layer.shadowColor = UIColor.black.cgColor
      panel.layer.shadowOpacity = 0.1
      panel.layer.shadowOffset = CGSize(width: 1, height: 1)
      panel.layer.shadowRadius = 2
      panel.layer.shadowPath = CGPath(
        roundedRect: panel.bounds,
        cornerWidth: 7,
        cornerHeight: 7,
        transform: nil
      )
      panel.layer.shouldRasterize = true
      panel.layer.rasterizationScale = UIScreen.main.scale
      panel.layer.name = "panel"
      #expect(panel.layer.sublayers?.count == 1)

      let scroll = UIScrollView(frame: panel.bounds)
      scroll.contentSize = CGSize(width: 200, height: 300)
      scroll.isScrollEnabled = true
      scroll.setContentOffset(.zero, animated: false)
      panel.addSubview(scroll)

      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
      label.text = "Words"
      label.font = UIFont.systemFont(ofSize: 13)
      label.textColor = .darkGray
      label.textAlignment = .center
      label.numberOfLines = 0
      label.sizeToFit()
      scroll.addSubview(label)

      let button = UIButton(type: .custom)
      button.frame = CGRect(x: 0, y: 30, width: 100, height: 44)
      button.setTitle("Go", for: .normal)
      button.setTitleColor(.blue, for: .normal)
      button.titleLabel?.font = UIFont.boldSystemFont(ofSize: 14)
      button.addAction(UIAction { _ in touches += 1 }, for: .touchUpInside)
      scroll.addSubview(button)
      stage.root.view.addSubview(panel)
    }
    #expect(stage.device.touch(at: CGPoint(x: 50, y: 50)))
    #expect(touches == 1)
  }
}
