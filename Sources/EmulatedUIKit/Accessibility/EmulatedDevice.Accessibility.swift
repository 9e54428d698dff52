extension EmulatedDevice {
  /// What assistive technologies see of the screen now, and what a person does through them.
  ///
  /// ```swift
  /// device.accessibility.elements.map(\.label)  // ["Delete draft?", "Cancel", "Delete"]
  /// try device.accessibility.activate("Delete")
  /// ```
  public final class Accessibility {
    /// What the app or UIKit had to say.
    public nonisolated struct Notice: Equatable, Sendable {
      /// What kind of thing it said.
      public let notification: UIAccessibility.Notification

      /// The text to be spoken, or the label of the view to go to.
      public let words: String?

      /// Creates a notice to compare with.
      public init(notification: UIAccessibility.Notification, words: String?) {
        self.notification = notification
        self.words = words
      }
    }

    private weak var ownDevice: EmulatedDevice?
    private var device: EmulatedDevice { ownDevice ?? .gone }

    /// What the app and UIKit had to say, oldest first.
    public fileprivate(set) var notices: [Notice] = []

    /// Where a person was, the latest last; who is gone or out of reach is passed over.
    fileprivate var visited: [Place] = []

    fileprivate struct Place {
      weak var view: UIView?
      /// Which of the view's texts; `nil` for whatever comes first in the view.
      let number: Int?

      func holds(_ part: AccessibilityPart) -> Bool {
        guard let view else { return false }
        if let number { return part.view === view && part.place == number }
        return part.view.isDescendant(of: view)
      }
    }

    init(device: EmulatedDevice) { ownDevice = device }

    /// What a person reaches, in the order of reading.
    public var elements: [AccessibilityElement] { parts.map(\.element) }

    private var parts: [AccessibilityPart] { device.accessibilityParts }

    /// Whether something on the screen keeps the rest of it out of reach.
    public var isModal: Bool { device.visibleWindows.contains(where: \.holdsModalView) }

    /// The app's name for the alert on top, which no person hears; `nil` without one.
    public var alertIdentifier: String? { device.frontPanel?.panelIdentifier }

    /// Where a person is: where assistive technologies were sent or operated something last, as far as
    /// that is within reach; else at the first element.
    public var focusedElement: AccessibilityElement? { focused?.element }

    private var focused: AccessibilityPart? {
      let parts = parts
      for place in visited.reversed() {
        if let part = parts.first(where: place.holds) { return part }
      }
      return parts.first
    }

    /// Goes to the first element with a label; answers whether there is one.
    @discardableResult
    public func focus(_ label: String) -> Bool {
      guard let part = parts.first(where: { $0.element.label == label }) else { return false }
      visit(part.view, part.place)
      return true
    }

    /// Operates the first element with a label, as by a double tap.
    ///
    /// - Throws: ``DeviceInputError`` where there is none, it is not enabled, or touches are blocked.
    public func activate(_ label: String) throws(DeviceInputError) {
      let parts = parts
      guard let place = parts.firstIndex(where: { $0.element.label == label }) else {
        throw .notOnScreen(label, visible: parts.map { $0.element.label ?? "" })
      }
      try activate(at: place)
    }

    /// Operates the element at a place in ``elements``.
    ///
    /// - Throws: ``DeviceInputError`` where there is none, it is not enabled, or touches are blocked.
    public func activate(at place: Int) throws(DeviceInputError) {
      let parts = parts
      guard parts.indices.contains(place) else {
        throw .notOnScreen("#\(place + 1)", visible: parts.map { $0.element.label ?? "" })
      }
      let part = parts[place]
      let label = part.element.label ?? ""
      guard device.inputBlocks == 0 else { throw .blocked(label) }
      guard !part.element.traits.contains(.notEnabled) else { throw .disabled(label) }
      visit(part.view, part.place)
      if device.run({ part.view.accessibilityActivate() }) { return }
      let panel = device.frontPanel
      if let panel, let button = panel.panelButtons.firstIndex(where: { $0 === part.view }) {
        return try device.touch(button, on: panel)
      }
      _ = device.run { device.operate(part.view) }
    }

    /// Makes the escape gesture where a person is; answers whether that did anything.
    ///
    /// An alert with a cancel button takes it as that (assumed, as the key: A37).
    @discardableResult
    public func performEscape() -> Bool {
      guard device.inputBlocks == 0 else { return false }
      return device.run {
        var responder: UIResponder? = focused?.view ?? device.frontPanel
        while let current = responder {
          if current.accessibilityPerformEscape() { return true }
          responder = current.next
        }
        return false
      }
    }
  }
}

extension EmulatedDevice.Accessibility {
  func receive(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    receive(notification, from: argument as? UIView, saying: argument as? String)
  }

  /// Hears of a view or of words, without a look at what kind of thing they are.
  func receive(
    _ notification: UIAccessibility.Notification,
    from view: UIView?,
    saying words: String? = nil
  ) {
    let words =
      words ?? view?.accessibilityLabel ?? view?.accessibilityTree.first?.element.label
    notices.append(Notice(notification: notification, words: words))
    if let view, notification != .announcement { visit(view, nil) }
  }

  fileprivate func visit(_ view: UIView, _ number: Int?) {
    visited.removeAll { $0.view == nil }
    visited.append(Place(view: view, number: number))
  }
}
