import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("The order of a presentation's steps")
struct PresentationOrderTests {
  private typealias Step = PresentationOrder.Step

  @Test("of a presentation that covers the presenter", .rule("D22"))
  func covering() {
    let order = PresentationOrder(direction: .presentation, removesPresenter: true)
    #expect(
      order.opening == [
        .load, .tellBeginning, .willDisappear(.presenter), .willAppear(.presented), .animate,
      ]
    )
    #expect(
      order.closing(completed: true) == [
        .removePresenterView, .didAppear(.presented), .didDisappear(.presenter), .tellEnd(true),
      ]
    )
  }

  @Test("of a dismissal that uncovers the presenter", .rule("D23", "U11"))
  func uncovering() {
    let order = PresentationOrder(direction: .dismissal, removesPresenter: true)
    #expect(
      order.opening == [
        .tellBeginning, .willDisappear(.presented), .willAppear(.presenter),
        .restorePresenterView, .animate,
      ]
    )
    #expect(
      order.closing(completed: true) == [
        .removePresentedViews, .part, .didAppear(.presenter), .didDisappear(.presented),
        .tellEnd(true),
      ]
    )
  }

  @Test(
    "leaves the presenter alone where its view stays",
    .rule("D24"),
    arguments: [PresentationOrder.Direction.presentation, .dismissal],
    [true, false]
  )
  func keeping(direction: PresentationOrder.Direction, completed: Bool) {
    let order = PresentationOrder(direction: direction, removesPresenter: false)
    let aboutPresenter: [Step] = [
      .willAppear(.presenter), .willDisappear(.presenter), .didAppear(.presenter),
      .didDisappear(.presenter), .removePresenterView, .restorePresenterView,
    ]
    let steps = order.opening + order.closing(completed: completed)
    #expect(steps.allSatisfy { !aboutPresenter.contains($0) })
    #expect(steps.contains(.animate))
  }

  @Test(
    "gives each beginning its end, and each cancelled one its way back",
    .rule("D23", "D26", "D36"),
    arguments: [PresentationOrder.Direction.presentation, .dismissal],
    [true, false]
  )
  func balanced(direction: PresentationOrder.Direction, removes: Bool) {
    let order = PresentationOrder(direction: direction, removesPresenter: removes)
    for completed in [true, false] {
      let steps = order.opening + order.closing(completed: completed)
      for subject in [PresentationOrder.Subject.presenter, .presented] {
        let events = steps.compactMap { step -> String? in
          switch step {
          case .willAppear(subject): "wA"
          case .didAppear(subject): "dA"
          case .willDisappear(subject): "wD"
          case .didDisappear(subject): "dD"
          default: nil
          }
        }
        let isComing = (direction == .presentation) == (subject == .presented)
        var expected = isComing ? ["wA", "dA"] : ["wD", "dD"]
        if !completed { expected = isComing ? ["wA", "wD", "dD"] : ["wD", "wA", "dA"] }
        if subject == .presenter, !removes { expected = [] }
        #expect(events == expected)
      }
      #expect(steps.contains(.part) == ((direction == .dismissal) == completed))
      #expect(steps.last == .tellEnd(completed))
    }
  }
}
