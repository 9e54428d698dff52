import EmulatedUIKit
import Testing

@Suite("Code that animates UIViews")
struct UIViewAnimationClientTests {
  @Test("animates in each way that blocks have")
  func blocks() {
    let stage = Stage()
    var ends: [String] = []
    stage.play {
      let view = UIView()
      stage.root.view.addSubview(view)
      UIView.animate(withDuration: 0.1) { view.alpha = 0.9 }
      UIView.animate(withDuration: 0.1, animations: { view.alpha = 0.8 })
      UIView.animate(
        withDuration: 0.1,
        animations: { view.alpha = 0.7 },
        completion: { _ in ends.append("plain") }
      )
      UIView.animate(withDuration: 0.2) {
        view.alpha = 0.6
      } completion: { finished in
        ends.append("trailing \(finished)")
      }
      UIView.animate(withDuration: 0.1, delay: 0.5, animations: { view.alpha = 0.5 })
      UIView.animate(
        withDuration: 0.1,
        delay: 0.5,
        options: [.curveEaseInOut, .allowUserInteraction, .beginFromCurrentState],
        animations: { view.alpha = 0.4 },
        completion: { _ in ends.append("options") }
      )
      UIView.animate(
        withDuration: 1,
        delay: 0,
        usingSpringWithDamping: 0.5,
        initialSpringVelocity: 0,
        animations: { view.alpha = 0.3 }
      )
      UIView.animate(
        withDuration: 1,
        delay: 0,
        usingSpringWithDamping: 0.5,
        initialSpringVelocity: 0,
        options: .curveLinear
      ) {
        view.alpha = 0.2
      } completion: { _ in
        ends.append("spring")
      }
      UIView.animateKeyframes(withDuration: 2, delay: 0, options: .calculationModeLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.1 }
      } completion: { _ in
        ends.append("keyframes")
      }
      UIView.animateKeyframes(withDuration: 0.1, delay: 0, animations: { view.alpha = 0 })
      #expect(view.alpha == 0)
    }
    #expect(ends == ["plain", "trailing true", "options", "spring", "keyframes"])
  }

  @Test("turns animations off")
  func off() {
    let stage = Stage()
    stage.play {
      #expect(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(true)
      UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
      #expect(UIView.areAnimationsEnabled)
    }
  }

  @Test("animates between begin and commit")
  func commit() {
    let stage = Stage()
    stage.play {
      let view = UIView()
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(0.3)
      UIView.setAnimationDelay(0.1)
      UIView.setAnimationCurve(.easeInOut)
      UIView.setAnimationRepeatCount(1)
      UIView.setAnimationRepeatAutoreverses(false)
      UIView.setAnimationBeginsFromCurrentState(true)
      UIView.setAnimationTransition(.flipFromLeft, for: view, cache: true)
      view.alpha = 0.5
      UIView.commitAnimations()
      #expect(view.alpha == 0.5)
    }
    let curves: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    #expect(curves.map(\.rawValue) == [0, 1, 2, 3])
  }
}
