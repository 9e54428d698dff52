nonisolated extension Scenario {
  /// Refuses what is legal but cannot be played yet; each line goes when its feature comes.
  func checkSupport(in layout: ScenarioLayout) throws(ScenarioError) {
    for (_, alert, path) in layout.alerts {
      let isAnchoredOnPad = device == .pad && alert.anchor != .none
      try layout.refuse(isAnchoredOnPad, "an anchor on device \"pad\"", at: path["anchor"])
    }
  }
}

nonisolated extension ScenarioLayout {
  fileprivate func refuse(
    _ isAsked: Bool,
    _ feature: String,
    at path: JSONPath
  ) throws(ScenarioError) {
    guard isAsked else { return }
    throw ScenarioError(
      file: file,
      path: path.description,
      reason: "not supported yet: \(feature)",
      isUnsupported: true
    )
  }
}
