/// Gathers what a person sees on a device; how it looks is decided by the values it fills.
struct ScreenPicture {
  private let device: EmulatedDevice
  private let look: PictureLook
  private let orientation: UIInterfaceOrientation
  private let size: CGSize

  init(_ device: EmulatedDevice) {
    self.device = device
    look = PictureLook(isFlat: device.behavior.looksFlat)
    orientation = device.rotation.interface
    size = orientation.oriented(device.model.size)
  }

  var picture: Picture {
    let screen = CGRect(origin: .zero, size: size)
    var marks: [Picture.Mark] = [.box(screen, look.screen)]
    var bar = statusBar
    let front = device.frontPanel?.panelBox
    for window in device.visibleWindows {
      let shown = window.presentationValues
      // The bar lies over the app, and whatever darkens the app darkens the bar.
      if window.windowLevel.rawValue >= UIWindow.Level.statusBar.rawValue { marks += bar.taken() }
      if let color = shown.backgroundColor {
        marks += placed([.box(shown.bounds, Picture.Ink(color))], shown)
      }
      for view in window.subviews {
        if front?.isDescendant(of: view) ?? false { marks += bar.taken() }
        marks += placed(self.marks(of: view), shown)
      }
    }
    marks += bar.taken() + keyboard
    return Picture(size: size, marks: marks)
  }

  /// Takes what a window holds to the screen as the interface stands.
  private func placed(_ marks: [Picture.Mark], _ shown: ViewPresentationValues) -> [Picture.Mark] {
    let inWindow = Picture.Group(
      transform: shown.placement,
      opacity: shown.alpha,
      marks: marks
    ).dissolved
    guard device.behavior.screenStaysUpright else { return inWindow }
    let turn = orientation.interfaceTurn(device.model.size)
    return Picture.Group(transform: turn, marks: inWindow).dissolved
  }

  private var statusBar: [Picture.Mark] {
    let appearance = device.statusBarAppearance
    if appearance.isHidden { return [] }
    let frame = CGRect(x: 0, y: 0, width: size.width, height: StatusBar.height)
    return StatusBarPicture(frame: frame, style: appearance.style, look: look).marks
  }

  private var keyboard: [Picture.Mark] {
    guard device.keyboard.isVisible else { return [] }
    var frame = device.keyboard.frame
    if device.behavior.screenStaysUpright {
      frame = frame.mapped { orientation.point(fromFixed: $0, in: device.model.size) }
    }
    return KeyboardPicture(frame: frame, suggestsWords: device.keyboard.suggestsWords, look: look)
      .marks
  }

  // MARK: Views

  /// What is seen of a view, in the coordinates of who holds it.
  private func marks(of view: UIView) -> [Picture.Mark] {
    let shown = view.presentationValues
    guard !view.isHidden, shown.alpha > 0.01 else { return [] }
    var marks: [Picture.Mark] = []
    if let panel = view as? AlertPanel {
      marks = self.marks(of: panel)
    } else {
      marks = own(view, shown)
      for child in view.subviews { marks += self.marks(of: child) }
    }
    let isClipped = view.clipsToBounds || view is UIScrollView
    let sticksOut = isClipped && marks.contains { !shown.bounds.contains($0.extent) }
    return Picture.Group(
      transform: shown.placement,
      opacity: shown.alpha,
      clip: sticksOut ? shown.bounds : nil,
      marks: marks
    ).dissolved
  }

  private func marks(of panel: AlertPanel) -> [Picture.Mark] {
    guard let alert = panel.visiblePanel else { return [] }
    return AlertPicture(
      alert,
      look,
      on: panel.bounds,
      room: panel.bounds.height - panel.heightUnderKeyboard,
      anchor: panel.anchorInPanel,
      permitted: panel.permittedArrows ?? .any,
      focused: panel.fields.firstIndex(where: \.isFirstResponder),
      hidesRed: panel.hidesDestructiveButtons,
      dimsDisabled: !device.behavior.drawsDisabledAsEnabled,
      firstRow: panel.scrolledRows
    ).marks
  }

  /// What a view draws itself.
  private func own(_ view: UIView, _ shown: ViewPresentationValues) -> [Picture.Mark] {
    let layer = view.rare?.layer
    var marks: [Picture.Mark] = []
    let radius = layer?.cornerRadius ?? 0
    let border = layer.flatMap { $0.borderWidth > 0 ? $0.borderColor : nil }
    if let color = shown.backgroundColor, color.alpha > 0 {
      marks.append(.box(shown.bounds, Picture.Ink(color), radius: radius))
    }
    for sublayer in layer?.sublayers ?? [] where !sublayer.isHidden {
      marks += self.marks(of: sublayer)
    }
    if let layer, let border {
      let ink = Picture.Ink(UIColor(cgColor: border))
      marks.append(.box(shown.bounds, nil, radius: radius, border: ink, width: layer.borderWidth))
    }
    switch view {
    case let label as UILabel: marks += words(label, in: shown.bounds)
    case let field as UITextField: marks += content(of: field, in: shown.bounds)
    case let bar as UIToolbar: marks += items(bar.items ?? [], in: shown.bounds)
    case let bar as UITabBar: marks += items(bar.items ?? [], in: shown.bounds)
    default: break
    }
    return marks
  }

  private func marks(of layer: CALayer) -> [Picture.Mark] {
    var box = Picture.Box(frame: layer.frame, radius: layer.cornerRadius)
    if let gradient = layer as? CAGradientLayer {
      let colors = (gradient.colors ?? []).compactMap { color in
        (color as? CGColor).map { Picture.Ink(UIColor(cgColor: $0)) }
      }
      if !colors.isEmpty { box.fill = .gradient(colors) }
    } else if let color = layer.backgroundColor {
      box.fill = .flat(Picture.Ink(UIColor(cgColor: color)))
    }
    if layer.borderWidth > 0, let color = layer.borderColor {
      box.border = Picture.Ink(UIColor(cgColor: color))
      box.borderWidth = layer.borderWidth
    }
    if box.fill == nil, box.border == nil { return [] }
    return Picture.Group(opacity: CGFloat(layer.opacity), marks: [.box(box)]).dissolved
  }

  private func words(_ label: UILabel, in bounds: CGRect) -> [Picture.Mark] {
    guard let text = label.text, !text.isEmpty, bounds.width > 0, bounds.height > 0 else {
      return []
    }
    let anchor: Picture.Words.Anchor =
      switch label.textAlignment {
      case .center: .middle
      case .right: .end
      default: .start
      }
    let lettering = Picture.Lettering(
      size: label.font.pointSize,
      isBold: label.font.isBold,
      ink: Picture.Ink(label.textColor),
      anchor: anchor
    )
    let limit = label.numberOfLines > 0 ? label.numberOfLines : .max
    return .text(text, in: bounds, lettering, atMost: limit)
  }

  /// A field of a dialog, whose edge the picture draws: how it is drawn is not modelled.
  private func content(of field: UITextField, in bounds: CGRect) -> [Picture.Mark] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let box = bounds.insetBy(dx: 0, dy: 2)
    let picture = FieldPicture(
      VisibleAlert.Field(field),
      look,
      isFocused: field.isFirstResponder,
      ink: Picture.Ink(field.textColor ?? .black)
    )
    return [.box(box, Picture.Ink(0xFFFFFF), radius: 4, border: look.fieldBorder)]
      + picture.marks(in: box, size: min(14, box.height * 0.6))
  }

  private func items(_ items: [UIBarItem], in bounds: CGRect) -> [Picture.Mark] {
    var marks: [Picture.Mark] = [
      look.isFlat
        ? .box(bounds, Picture.Ink(0xF7F7F8))
        : .box(
          Picture.Box(
            frame: bounds,
            fill: .gradient([Picture.Ink(0x8FA3C0), Picture.Ink(0x6D84A2)])
          )
        )
    ]
    let width = bounds.width / CGFloat(max(items.count, 1))
    for (place, item) in items.enumerated() {
      let cell = CGRect(
        x: bounds.minX + CGFloat(place) * width,
        y: bounds.minY,
        width: width,
        height: bounds.height
      )
      let ink = look.isFlat ? Picture.Ink(.systemBlue) : Picture.Ink(0xFFFFFF)
      let lettering = Picture.Lettering(size: 15, ink: item.isEnabled ? ink : ink.faded(to: 0.4))
      marks += .text(item.title ?? "", in: cell.insetBy(dx: 4, dy: 2), lettering, atMost: 1)
    }
    return marks
  }
}

extension [Picture.Mark] {
  /// Answers what there is once, and nothing later.
  fileprivate mutating func taken() -> [Picture.Mark] {
    defer { self = [] }
    return self
  }
}

nonisolated extension ViewPresentationValues {
  /// What takes the view's own coordinates to those around it.
  fileprivate var placement: CGAffineTransform {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY).applying(transform)
    var placement = transform
    placement.tx += center.x - middle.x
    placement.ty += center.y - middle.y
    return placement
  }
}

nonisolated extension UIInterfaceOrientation {
  /// What takes the upright screen's coordinates to the interface's (S5).
  fileprivate func interfaceTurn(_ size: CGSize) -> CGAffineTransform {
    let origin = point(fromFixed: .zero, in: size)
    let right = point(fromFixed: CGPoint(x: 1, y: 0), in: size)
    let down = point(fromFixed: CGPoint(x: 0, y: 1), in: size)
    return CGAffineTransform(
      a: right.x - origin.x,
      b: right.y - origin.y,
      c: down.x - origin.x,
      d: down.y - origin.y,
      tx: origin.x,
      ty: origin.y
    )
  }
}

nonisolated extension Picture.Mark {
  /// About where the mark is; a group's own edge where it is cut off.
  fileprivate var extent: CGRect {
    switch self {
    case .box(let box): box.frame
    case .line(let start, let end, _):
      CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    case .polygon(let points, _):
      CGRect(origin: points.first ?? .zero, size: .zero)
    case .words(let words): CGRect(origin: words.place, size: .zero)
    case .group(let group):
      (group.clip ?? group.marks.reduce(CGRect.null) { $0.union($1.extent) })
        .mapped { $0.applying(group.transform) }
    }
  }
}
