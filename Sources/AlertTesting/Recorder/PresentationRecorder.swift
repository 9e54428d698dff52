#if !os(iOS)
/// Writes down what an emulated device presents from now on: what, by whom, animated or not, and how it
/// ended.
///
/// ```swift
/// let device = EmulatedDevice()
/// let recorder = PresentationRecorder(device)
/// // … run the code under test, answer the alert, settle
/// #expect(recorder.last?.title == "Delete draft?")
/// #expect(recorder.last?.ending == .button("Delete"))
/// ```
///
/// View controllers, native alerts of every family, boxes, `AlertView` and `ActionSheet`, and both dialogs
/// are recorded alike. An alert of the façade is one entry, whichever backend carries it; the native object
/// behind it is none. What UIKit drops or refuses is an entry that has ended at once.
///
/// The recorder keeps nothing alive, neither what is presented nor the device, and ends when it is let go.
@MainActor
public final class PresentationRecorder {
  /// What was asked for since the recorder was made, in that order.
  public private(set) var presentations: [RecordedPresentation] = []

  /// What was asked for last.
  public var last: RecordedPresentation? { presentations.last }

  /// What waits, comes or stands now, in the order asked for.
  public var current: [RecordedPresentation] { open.map { presentations[$0.place] } }

  /// A presentation that has not ended.
  private struct Open {
    let place: Int
    /// The box behind it, if there is one.
    weak var box: AlertController?
  }

  private var open: [Open] = []

  private weak var device: EmulatedDevice?

  /// Leak checkers see weakly referenced objects through a weak variable that lives as long: this one.
  private weak var anchor: PresentationRecorder?

  /// Begins to record.
  ///
  /// - Parameter device: Whose presentations to record; not kept alive.
  public init(_ device: EmulatedDevice) {
    self.device = device
    anchor = self
    device.presentationObservers.append(
      (ObjectIdentifier(self), { [weak self] in self?.receive($1, of: $0) })
    )
  }

  isolated deinit {
    device?.presentationObservers.removeAll { $0.owner == ObjectIdentifier(self) }
  }

  private func receive(_ event: PresentationEvent, of subject: UIResponder) {
    switch event {
    case .asked(let presenter, let animated):
      guard !isNative(subject) else { return }
      open.append(Open(place: presentations.count, box: subject as? AlertController))
      add(subject, by: presenter, animated: animated)
    case .refused(let presenter, let animated, let reason):
      guard !isNative(subject) else { return }
      add(subject, by: presenter, animated: animated, ending: .notPresented(reason))
    case .stands:
      if let index = index(of: subject) { presentations[open[index].place].hasStood = true }
    case .ended(let ending):
      guard let index = index(of: subject) else { return }
      let place = open.remove(at: index).place
      presentations[place].ending =
        RecordedPresentation.Ending(knownBy: subject)
        ?? ending.map { RecordedPresentation.Ending($0) }
    }
  }

  private func add(
    _ subject: UIResponder,
    by presenter: UIViewController?,
    animated: Bool,
    ending: RecordedPresentation.Ending? = nil
  ) {
    var presentation = RecordedPresentation(
      of: visible(subject),
      by: presenter,
      animated: animated
    )
    presentation.ending = ending
    presentations.append(presentation)
  }

  private func index(of subject: UIResponder) -> Int? {
    let id = ObjectIdentifier(visible(subject))
    return open.lastIndex { presentations[$0.place].id == id }
  }

  /// A box of the old interface is known as the alert view or sheet that it carries.
  private func visible(_ subject: UIResponder) -> UIResponder {
    (subject as? AlertController)?.front ?? subject
  }

  /// Whether it is what appears for an alert of the façade, which has its own entry.
  private func isNative(_ subject: UIResponder) -> Bool {
    open.contains { $0.box?.currentNative === subject }
  }
}
#endif
