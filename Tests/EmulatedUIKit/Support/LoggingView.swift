import EmulatedUIKit

/// A view that writes where it is moved and what it is given.
final class LoggingView: UIView {
  private var name = ""
  private var log: Log?

  convenience init(_ name: String, _ log: Log) {
    self.init(frame: .zero)
    self.name = name
    self.log = log
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    log?.write("\(name) willMove(toSuperview: \(words(newSuperview))) from \(words(superview))")
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    log?.write("\(name) didMoveToSuperview \(words(superview))")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    log?.write("\(name) willMove(toWindow: \(words(newWindow))) from \(words(window))")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    log?.write("\(name) didMoveToWindow \(words(window))")
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    log?.write("\(name) didAddSubview \(words(subview))")
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    log?.write("\(name) willRemoveSubview \(words(subview)) from \(words(subview.superview))")
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    log?.write("\(name) tintColorDidChange")
  }

  private func words(_ view: UIView?) -> String {
    switch view {
    case let view as LoggingView: view.name
    case is UIWindow: "window"
    default: view == nil ? "none" : "view"
    }
  }
}
