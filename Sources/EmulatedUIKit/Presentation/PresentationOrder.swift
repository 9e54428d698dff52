/// What a presentation or a dismissal does, step by step, decided without side effects (D22–D26).
///
/// `viewIsAppearing` is no step: it follows from the view's being in a window.
nonisolated struct PresentationOrder: Equatable {
  /// Which way it goes.
  enum Direction {
    case presentation
    case dismissal
  }

  /// Who a step is about.
  enum Subject: Equatable {
    case presenter
    case presented
  }

  /// One step.
  enum Step: Equatable {
    /// Makes the presented controllers' views.
    case load
    /// Tells the presentation controllers that it begins (D41).
    case tellBeginning
    case willAppear(Subject)
    case willDisappear(Subject)
    /// Puts the presenter's view back below what leaves.
    case restorePresenterView
    /// Starts the animation, which puts the arriving view into the container.
    case animate
    case removePresenterView
    /// Takes the presented views and their containers out.
    case removePresentedViews
    /// Ends the relation between presenter and presented.
    case part
    case didAppear(Subject)
    case didDisappear(Subject)
    /// Tells the presentation controllers that it has ended (D41).
    case tellEnd(Bool)
  }

  let direction: Direction

  /// Whether the presenter's view leaves while the presented one stands (D24, D25).
  let removesPresenter: Bool

  // Every order there is, made once: a transition asks for two.
  private static let all = [Direction.presentation, .dismissal].flatMap { direction in
    [false, true].map { Self(direction: direction, removesPresenter: $0) }
  }
  private static let openings = all.map { $0.makeOpening() }
  private static let completions = all.map { $0.makeClosing(completed: true) }
  private static let cancellations = all.map { $0.makeClosing(completed: false) }

  private var place: Int { (direction == .presentation ? 0 : 2) + (removesPresenter ? 1 : 0) }

  /// From the first callback to the animation.
  var opening: [Step] { Self.openings[place] }

  /// From the animation to the last callback.
  ///
  /// - Parameter completed: `false` after a cancelled transition, which leaves all as it was.
  /// - Returns: The steps, in order.
  func closing(completed: Bool) -> [Step] {
    (completed ? Self.completions : Self.cancellations)[place]
  }

  private func makeOpening() -> [Step] {
    switch direction {
    case .presentation:
      [.load, .tellBeginning] + ifRemoved([.willDisappear(.presenter)])
        + [.willAppear(.presented), .animate]
    case .dismissal:
      [.tellBeginning, .willDisappear(.presented)]
        + ifRemoved([.willAppear(.presenter), .restorePresenterView])
        + [.animate]
    }
  }

  private func makeClosing(completed: Bool) -> [Step] {
    switch (direction, completed) {
    case (.presentation, true):
      ifRemoved([.removePresenterView]) + [.didAppear(.presented)]
        + ifRemoved([.didDisappear(.presenter)]) + [.tellEnd(true)]
    case (.presentation, false):
      [.willDisappear(.presented)] + ifRemoved([.willAppear(.presenter)])
        + [.removePresentedViews, .part] + ifRemoved([.didAppear(.presenter)])
        + [.didDisappear(.presented), .tellEnd(false)]
    case (.dismissal, true):
      // Presenter first, then the dismissed (U11).
      [.removePresentedViews, .part] + ifRemoved([.didAppear(.presenter)])
        + [.didDisappear(.presented), .tellEnd(true)]
    case (.dismissal, false):
      // D26.
      ifRemoved([.willDisappear(.presenter)])
        + [.willAppear(.presented)] + ifRemoved([.removePresenterView])
        + [.didAppear(.presented)] + ifRemoved([.didDisappear(.presenter)]) + [.tellEnd(false)]
    }
  }

  private func ifRemoved(_ steps: [Step]) -> [Step] { removesPresenter ? steps : [] }
}
