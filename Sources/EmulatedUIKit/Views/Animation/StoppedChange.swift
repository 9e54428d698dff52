/// The change of one property that was stopped halfway.
struct StoppedChange {
  private weak var view: UIView?
  private let property: AnimatedProperty
  private let old: AnimatedValue
  private var new: AnimatedValue
  private let seen: AnimatedValue

  /// Answers one change for each property that is animated.
  static func all(of animations: [PropertyAnimation], shownBy hold: AnimationHold) -> [Self] {
    var changes: [Self] = []
    for animation in animations.sorted(by: { $0.order < $1.order }) {
      guard let view = animation.view, animation.property != .picture else { continue }
      let place = changes.firstIndex { $0.view === view && $0.property == animation.property }
      if let place {
        changes[place].new = animation.new
      } else {
        let model = view.modelValue(of: animation.property)
        let seen = view.presentationValue(of: animation.property, model: model, shownBy: hold)
        changes.append(
          Self(
            view: view,
            property: animation.property,
            old: animation.old,
            new: animation.new,
            seen: seen
          )
        )
      }
    }
    return changes
  }

  /// Gives the property the value that is seen, unless something else set it meanwhile.
  func stayWhereSeen() { move(from: new, to: seen) }

  /// Gives the property the value at one of the ends, unless something else set it meanwhile.
  func move(to position: UIViewAnimatingPosition) {
    switch position {
    case .end: move(from: seen, to: new)
    case .start: move(from: seen, to: old)
    case .current: break
    }
  }

  private func move(from value: AnimatedValue, to other: AnimatedValue) {
    guard let view, view.modelValue(of: property) == value else { return }
    UIView.performWithoutAnimation { view.setModelValue(other, of: property) }
  }
}
