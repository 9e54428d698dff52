import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("Policies reach UIKit")
struct RotationHookTests {
  @Test(
    "a pushed page's wish reaches the container that is asked",
    .rule("O14", "O28"),
    .report("RO-07"),
    arguments: rotationVersions
  )
  func pushed(_ system: String) {
    let stage = RotationStage(system, turnsEverywhere: true)
    let child = stage.push()
    child.rotationPolicy.orientations = .portrait
    #expect(stage.turn(.landscapeLeft) == .portrait)
    // Back on the first page.
    stage.act { _ = stage.navigation.popViewController(animated: false) }
    stage.turn(.portrait)
    #expect(stage.turn(.landscapeLeft) == .landscapeRight)
  }

  @Test(
    "a wish goes through tabs and their navigation controllers",
    .rule("O14"),
    .report("RO-07"),
    arguments: rotationVersions
  )
  func tabs(_ system: String) {
    let stage = RotationStage(system)
    let (tabs, other) = stage.act {
      let tabs = UITabBarController()
      let other = UIViewController()
      stage.device.window.rootViewController = tabs
      tabs.viewControllers = [stage.navigation, other]
      return (tabs, other)
    }
    stage.page.rotationPolicy.orientations = .portrait
    other.rotationPolicy.orientations = .all
    #expect(stage.turn(.landscapeRight) == .portrait)
    stage.act { tabs.selectedIndex = 1 }
    stage.turn(.portrait)
    #expect(stage.turn(.landscapeRight) == .landscapeLeft)
  }

  @Test("the innermost policy counts, the container's where the page has none", .rule("O14", "O28"))
  func innermost() {
    let stage = RotationStage("15.0")
    stage.navigation.rotationPolicy.orientations = .portrait
    #expect(stage.turn(.landscapeLeft) == .portrait)
    stage.turn(.portrait)
    stage.page.rotationPolicy.orientations = .landscape
    #expect(stage.turn(.landscapeLeft) == .landscapeRight)
    #expect(stage.navigation.supportedInterfaceOrientations == .landscape)
  }

  @Test(
    "a policy that forbids turning keeps the interface, whatever the system asks",
    .rule("O12", "R43"),
    arguments: rotationVersions
  )
  func frozen(_ system: String) {
    let stage = RotationStage(system, turnsEverywhere: true)
    stage.turn(.landscapeLeft)
    stage.page.rotationPolicy.allowsAutorotation = false
    stage.device.settle()
    #expect(stage.turn(.portrait) == .landscapeRight)
    #expect(stage.turn(.landscapeRight) == .landscapeRight)
    stage.page.rotationPolicy.allowsAutorotation = true
    stage.turn(.portrait)
    #expect(stage.turn(.landscapeRight) == .landscapeLeft)
    #expect(stage.device.exceptions.isEmpty)
  }

  @Test(
    "controllers without a policy answer as before",
    .rule("O8", "O25"),
    arguments: rotationVersions.dropFirst()
  )
  func untouched(_ system: String) {
    let stage = RotationStage(system)
    let other = stage.push()
    stage.page.rotationPolicy = RotationPolicy(allowsAutorotation: false, orientations: .portrait)
    #expect(other.rotationPolicy == RotationPolicy())
    #expect(stage.navigation.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(stage.navigation.shouldAutorotate)
    #expect(stage.turn(.landscapeLeft) == .landscapeRight)
  }

  @Test(
    "a sheet's wish does not count, a container without pages answers by itself",
    .rule("O8", "O16"),
    .report("RO-07"),
    arguments: ["13.0", "15.0", "26.0"]
  )
  func sheets(_ system: String) {
    let stage = RotationStage(system)
    stage.page.rotationPolicy.orientations = .portrait
    let (sheet, empty, noTabs) = stage.act {
      let sheet = UIViewController()
      sheet.rotationPolicy.orientations = .landscape
      sheet.modalPresentationStyle = .pageSheet
      stage.navigation.present(sheet, animated: false)
      return (sheet, UINavigationController(), UITabBarController())
    }
    #expect(stage.navigation.presentedViewController === sheet)
    #expect(stage.turn(.landscapeLeft) == .portrait)
    #expect(empty.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(noTabs.supportedInterfaceOrientations == .allButUpsideDown)
    noTabs.rotationPolicy.orientations = .portrait
    #expect(noTabs.supportedInterfaceOrientations == .portrait)
  }

  private final class ContainerDelegate: NSObject, UINavigationControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
      .portrait
    }
  }

  @Test(
    "a page's policy comes before the container's delegate",
    .rule("O15"),
    arguments: ["7.1.2", "26.0"]
  )
  func containerDelegate(_ system: String) {
    let stage = RotationStage(system)
    let delegate = ContainerDelegate()
    stage.navigation.delegate = delegate
    #expect(stage.turn(.landscapeLeft) == .portrait)
    stage.turn(.portrait)
    stage.page.rotationPolicy.orientations = .landscape
    #expect(stage.turn(.landscapeLeft) == .landscapeRight)
    #expect(stage.device.exceptions.isEmpty)
  }

  private final class Stubborn: UINavigationController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  @Test("an answer overridden without super stays", .rule("O14", "V16"))
  func overridden() {
    let stage = RotationStage("15.0")
    let child = stage.act {
      let child = UIViewController()
      stage.device.window.rootViewController = Stubborn(rootViewController: child)
      return child
    }
    child.rotationPolicy.orientations = .landscape
    #expect(stage.turn(.landscapeLeft) == .portrait)
  }

  @Test(
    "a wish that the app allows none of is reported, not raised",
    .rule("O20", "O21", "V13"),
    .report("RO-04"),
    arguments: rotationVersions.dropFirst()
  )
  func conflict(_ system: String) {
    let stage = RotationStage(system)
    stage.device.infoPlist.supportedInterfaceOrientations = [.portrait]
    stage.page.rotationPolicy.orientations = .landscape
    stage.turn(.landscapeLeft)
    #expect(stage.turn(.portrait) == .portrait)
    #expect(stage.device.exceptions.isEmpty)
    #expect(
      stage.device.log == [
        "RotationPolicy: the app allows none of the orientations of UIViewController"
          + " (landscapeRight, landscapeLeft); the controller's own answer stands"
      ]
    )
  }

  @Test(
    "a full-screen controller comes up in a supported orientation, said or not",
    .rule("O22", "O26", "V15", "V17"),
    arguments: rotationVersions.dropFirst()
  )
  func presented(_ system: String) {
    for wish in [nil, RotationPolicy.Orientation.landscapeLeft, .portrait] {
      let stage = RotationStage(system)
      let modal = stage.presentFullScreen {
        let modal = UIViewController()
        modal.rotationPolicy = RotationPolicy(preferredOrientation: wish, orientations: .landscape)
        return modal
      }
      #expect(stage.navigation.presentedViewController === modal)
      #expect(stage.device.exceptions.isEmpty)
      #expect(stage.orientation.isLandscape)
      if wish == .landscapeLeft { #expect(stage.orientation == .landscapeLeft) }
    }
  }
}
