/// Holds weak references to what one leak check watches.
@MainActor
final class LeakRecorder: AlertWitness {
  /// The recorder of the surrounding leak check.
  static var current: LeakRecorder? { AlertWitnessScope.witness as? LeakRecorder }

  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private var entries: [Entry] = []
  private var known: Set<ObjectIdentifier> = []

  func made(_ alert: AlertController) {
    add(alert, "AlertController \"\(alert.title ?? "")\"")
  }

  func asked(_ alert: AlertController) {
    made(alert)
    if let owner = alert.owner { add(owner, "presenter \(type(of: owner))") }
    if let native = alert.native { add(native, "native alert \"\(alert.title ?? "")\"") }
  }

  func add(_ object: AnyObject, _ name: String) {
    let id = ObjectIdentifier(object)
    // An address may be used again after its object has gone.
    if known.contains(id), entries.contains(where: { $0.object === object }) { return }
    known.insert(id)
    entries.append(Entry(object: object, name: name))
  }

  func reports() -> [LeakReport] {
    // Rings first: what only a ring keeps goes with it, and would be noise beside it.
    var reports = entries.indices.compactMap { index in
      ring(at: index).map { LeakReport(object: entries[index].name, ring: $0) }
    }
    for entry in entries where entry.object != nil {
      reports.append(LeakReport(object: entry.name, ring: nil))
    }
    if LeakSanitizer.findsLeaks() {
      reports.append(LeakReport(object: "memory that nothing reaches", ring: nil))
    }
    return reports
  }

  /// Tries whether the box's own handlers keep it, by taking them away: then it goes.
  private func ring(at index: Int) -> String? {
    let why: String
    do {
      guard let alert = entries[index].object as? AlertController,
        alert.isIdle || alert.isReusable
      else { return nil }
      why = alert.isReusable ? "kept reusable" : "never presented"
      alert.releaseHandlers()
    }
    return entries[index].object == nil ? "\(why); box → action → handler → box" : nil
  }
}
