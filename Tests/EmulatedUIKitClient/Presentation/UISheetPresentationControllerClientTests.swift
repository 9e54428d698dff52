import EmulatedUIKit
import Testing

@Suite("Code that uses UISheetPresentationController")
struct UISheetPresentationControllerClientTests {
  @Test("rests at half the screen, and lets the rest of it be used")
  func half() throws {
    let stage = Stage()
    let listener = Listener()
    let page = stage.play {
      let page = UIViewController()
      if let sheet = page.sheetPresentationController {
        sheet.detents = [.medium(), .large()]
        sheet.largestUndimmedDetentIdentifier = .medium
        sheet.prefersEdgeAttachedInCompactHeight = true
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        sheet.prefersGrabberVisible = true
        sheet.delegate = listener
      }
      stage.root.present(page, animated: true)
      return page
    }
    let sheet = try #require(page.sheetPresentationController)
    #expect(page.view.frame == CGRect(x: 0, y: 240, width: 320, height: 240))
    stage.play {
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
    #expect(page.view.frame.height == 480)
    #expect(listener.selected.isEmpty)
    #expect(stage.device.dragSheet(to: .medium))
    #expect(listener.selected == [.medium])
  }

  @Test("rests at a height of its own")
  func custom() throws {
    let stage = Stage()
    let third = UISheetPresentationController.Detent.Identifier("third")
    let page = stage.play {
      let page = UIViewController()
      page.sheetPresentationController?.detents = [
        .custom(identifier: third) { context in
          context.containerTraitCollection.verticalSizeClass == .compact
            ? nil : context.maximumDetentValue / 3
        },
        .custom { UISheetPresentationController.Detent.large().resolvedValue(in: $0) },
      ]
      stage.root.present(page, animated: true)
      return page
    }
    #expect(page.view.frame.height == 160)
    let sheet = try #require(page.sheetPresentationController)
    #expect(sheet.detents.first?.identifier == third)
    stage.play { sheet.invalidateDetents() }
    #expect(page.view.frame.height == 160)
  }

  private final class Listener: NSObject, UISheetPresentationControllerDelegate {
    var selected: [UISheetPresentationController.Detent.Identifier?] = []

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      selected.append(sheetPresentationController.selectedDetentIdentifier)
    }
  }

  /// Overrides every member.
  private final class Sheet: UISheetPresentationController {
    override var detents: [Detent] {
      get { super.detents }
      set { super.detents = newValue }
    }
    override var selectedDetentIdentifier: Detent.Identifier? {
      get { super.selectedDetentIdentifier }
      set { super.selectedDetentIdentifier = newValue }
    }
    override var largestUndimmedDetentIdentifier: Detent.Identifier? {
      get { super.largestUndimmedDetentIdentifier }
      set { super.largestUndimmedDetentIdentifier = newValue }
    }
    override var prefersEdgeAttachedInCompactHeight: Bool {
      get { super.prefersEdgeAttachedInCompactHeight }
      set { super.prefersEdgeAttachedInCompactHeight = newValue }
    }
    override var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
      get { super.widthFollowsPreferredContentSizeWhenEdgeAttached }
      set { super.widthFollowsPreferredContentSizeWhenEdgeAttached = newValue }
    }
    override var prefersGrabberVisible: Bool {
      get { super.prefersGrabberVisible }
      set { super.prefersGrabberVisible = newValue }
    }
    override func animateChanges(_ changes: () -> Void) { super.animateChanges(changes) }
    override func invalidateDetents() { super.invalidateDetents() }
  }
}
