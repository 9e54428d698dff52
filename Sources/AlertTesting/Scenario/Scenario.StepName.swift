extension Scenario {
  /// The key that makes an object a step of a kind.
  nonisolated enum StepName: String, CaseIterable {
    case present, dismiss, dismissPresenter
    case tap, tapOutside, type, press, rotate
    case enable, tint, retitle
    case turn, advance, settle
    case drop, push, pop, modal, dropPresenter
    case mark, alive, legacy

    /// The keys that may stand beside it.
    var qualifiers: [String] {
      switch self {
      case .present: ["from", "animated"]
      case .dismiss, .dismissPresenter: ["animated"]
      case .tap, .tapOutside: ["times"]
      case .type: ["into"]
      case .modal: ["from"]
      default: []
      }
    }

    /// Whether it lets time pass, which it does not inside a handler.
    var takesTime: Bool { self == .turn || self == .advance || self == .settle }
  }
}
