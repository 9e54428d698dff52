import EmulatedUIKit
import Testing

@Suite("Code that uses UIMotionEffects")
struct UIMotionEffectClientTests {
  @Test("adds a group of effects to a view and takes it off")
  func group() {
    let stage = Stage()
    stage.play {
      let horizontal = UIInterpolatingMotionEffect(
        keyPath: "center.x",
        type: .tiltAlongHorizontalAxis
      )
      horizontal.minimumRelativeValue = -10
      horizontal.maximumRelativeValue = 10
      #expect(horizontal.keyPath == "center.x")
      #expect(horizontal.type == UIInterpolatingMotionEffect.EffectType.tiltAlongHorizontalAxis)
      #expect(horizontal.minimumRelativeValue as? Int == -10)
      #expect(horizontal.maximumRelativeValue as? Int == 10)
      let vertical = UIInterpolatingMotionEffect(
        keyPath: "center.y",
        type: .tiltAlongVerticalAxis
      )
      let group = UIMotionEffectGroup()
      #expect(group.motionEffects == nil)
      group.motionEffects = [horizontal, vertical]
      let view = UIView()
      view.addMotionEffect(group)
      #expect(view.motionEffects == [group])
      view.removeMotionEffect(group)
      #expect(view.motionEffects.isEmpty)
      view.motionEffects = [horizontal]
      #expect(view.motionEffects.count == 1)
    }
  }
}
