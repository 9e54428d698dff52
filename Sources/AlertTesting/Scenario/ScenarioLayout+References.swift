nonisolated extension Scenario {
  /// The presenter that is there from the start.
  static let rootPresenter = "root"
}

nonisolated extension Scenario.Step {
  /// The alert that the step names, and the keys that lead to the name.
  fileprivate var alertReference: (id: String, keys: [String])? {
    switch self {
    case .present(let alert, _, _): (alert, ["present"])
    case .dismiss(let alert, _): (alert, ["dismiss"])
    case .drop(let alert): (alert, ["drop"])
    case .enable(let alert, _, _): (alert, ["enable", "alert"])
    case .tint(let alert, _): (alert, ["tint", "alert"])
    case .retitle(let alert, _, _): (alert, ["retitle", "alert"])
    case .legacy(let alert, _, _): (alert, ["legacy", "alert"])
    default: nil
    }
  }

  /// The presenter that must exist for the step, and the key of its name.
  fileprivate var presenterReference: (id: String, key: String)? {
    switch self {
    case .present(_, let from, _): (from, "from")
    case .modal(_, let from): (from, "from")
    case .dismissPresenter(let id, _): (id, "dismissPresenter")
    case .dropPresenter(let id): (id, "dropPresenter")
    default: nil
    }
  }

  /// The presenter that the step introduces, and the key of its name.
  fileprivate var introducedPresenter: (id: String, key: String)? {
    switch self {
    case .push(let id): (id, "push")
    case .modal(let id, _): (id, "modal")
    default: nil
    }
  }
}

nonisolated extension ScenarioLayout {
  /// Checks that every id and index names something that is there.
  func checkReferences() throws(ScenarioError) {
    let introductions = try presenterIntroductions()
    for placed in alerts.flatMap({ handlerSteps[$0.id] ?? [] }) {
      try checkAlert(of: placed)
      // A handler runs later, when any presenter may have come; only its own cannot have.
      let own = placed.step.introducedPresenter?.id
      try checkPresenter(of: placed, introductions: introductions) { id in
        introductions[id] != nil && id != own
      }
    }
    var present: Set<String> = []
    var played: Set<String> = []
    for placed in steps {
      try checkAlert(of: placed)
      try checkPresenter(of: placed, introductions: introductions, exists: present.contains)
      play(placed.step, present: &present, played: &played)
    }
  }

  /// Where each presenter is introduced, which must be one place.
  private func presenterIntroductions() throws(ScenarioError) -> [String: JSONPath] {
    var introductions: [String: JSONPath] = [:]
    for placed in allSteps {
      guard let (id, key) = placed.step.introducedPresenter else { continue }
      let name = id.shortened.jsonQuoted
      guard id != Scenario.rootPresenter else {
        throw error(at: placed.path[key], "presenter \(name) is there from the start")
      }
      if let earlier = introductions[id] {
        throw error(at: placed.path[key], "presenter \(name) is already introduced at \(earlier)")
      }
      introductions[id] = placed.path[key]
    }
    return introductions
  }

  private func checkAlert(of placed: PlacedStep) throws(ScenarioError) {
    guard let (id, keys) = placed.step.alertReference else { return }
    guard let alert = scenario.alerts[id] else {
      throw error(
        at: keys.reduce(placed.path) { $0[$1] },
        "no alert \(id.shortened.jsonQuoted) in \"alerts\"" + id.suggestion(from: alerts.map(\.id))
      )
    }
    if case .enable(_, let index, _) = placed.step, !alert.actions.indices.contains(index) {
      let path = placed.path["enable"]["action"]
      throw error(at: path, path.actionIndexReason(index, count: alert.actions.count))
    }
  }

  private func checkPresenter(
    of placed: PlacedStep,
    introductions: [String: JSONPath],
    exists: (String) -> Bool
  ) throws(ScenarioError) {
    guard let (id, key) = placed.step.presenterReference, id != Scenario.rootPresenter,
      !exists(id)
    else { return }
    let name = id.shortened.jsonQuoted
    let reason =
      if let later = introductions[id] {
        "presenter \(name) is not there yet; it is introduced at \(later)"
      } else {
        "no presenter \(name): it is neither \"root\" nor introduced by an earlier push or modal"
          + id.suggestion(from: [Scenario.rootPresenter] + introductions.keys.sorted())
      }
    throw error(at: placed.path[key], reason)
  }

  /// Adds the presenters that can be there after a step, its handlers' presenters included.
  private func play(
    _ step: Scenario.Step,
    present: inout Set<String>,
    played: inout Set<String>
  ) {
    var pending = [step]
    while let step = pending.popLast() {
      if let id = step.introducedPresenter?.id { present.insert(id) }
      if case .present(let alert, _, _) = step, played.insert(alert).inserted {
        pending += (handlerSteps[alert] ?? []).map(\.step)
      }
    }
  }

  private func error(at path: JSONPath, _ reason: String) -> ScenarioError {
    ScenarioError(file: file, path: path.description, reason: reason)
  }
}
