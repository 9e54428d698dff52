/// What the status bar looks like: the strength of the network and the battery, and no time.
nonisolated struct StatusBarPicture {
  let frame: CGRect
  let style: UIStatusBarStyle
  let look: PictureLook

  var marks: [Picture.Mark] {
    let isLight = !look.isFlat || style == .lightContent
    let ink = isLight ? Picture.Ink(0xFFFFFF) : Picture.Ink(0x000000)
    var marks: [Picture.Mark] = []
    if !look.isFlat { marks.append(.box(frame, Picture.Ink(0x000000))) }
    for place in 0..<4 {
      let height = 3 + 2 * CGFloat(place)
      let bar = CGRect(
        x: frame.minX + 8 + 5 * CGFloat(place),
        y: frame.midY + 4.5 - height,
        width: 3.5,
        height: height
      )
      marks.append(.box(bar, ink, radius: 1))
    }
    let battery = CGRect(x: frame.maxX - 32, y: frame.midY - 5, width: 21, height: 10)
    marks.append(.box(battery, nil, radius: 2.5, border: ink))
    marks.append(.box(battery.insetBy(dx: 2, dy: 2), ink, radius: 1))
    let pole = CGRect(x: battery.maxX + 1, y: frame.midY - 2, width: 1.5, height: 4)
    marks.append(.box(pole, ink))
    return marks
  }
}
