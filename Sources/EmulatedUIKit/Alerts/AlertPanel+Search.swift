extension UIView {
  /// The panel of an alert in which the view stands, at any depth.
  var panelAround: AlertPanel? {
    var view: UIView? = self
    while let current = view {
      if let panel = current as? AlertPanel { return panel }
      view = current.superview
    }
    return nil
  }
}
