// Emulated devices are absent where UIKit itself is there.
#if !os(iOS)
extension ScenarioPlay {
  /// Carries out a step; what cannot be played was refused when the scenario was read.
  func perform(_ step: Scenario.Step) {
    switch step {
    case .present, .dismiss, .dismissPresenter: performPresentation(step)
    case .tap, .tapOutside, .type, .press: performInput(step)
    case .enable, .tint, .retitle: performChange(step)
    case .push, .pop, .modal, .dropPresenter: performHierarchy(step)
    case .turn(let count): turn(count)
    case .advance(let seconds): device.advance(by: seconds)
    case .settle: device.settle()
    case .drop(let id):
      _ = box(id)
      boxes[id] = nil
    case .mark(let text): write("-- \(text)")
    case .alive: write(aliveLine)
    case .legacy(let id, let event, let index):
      box(id)?.receiveLegacy(event.native(index))
    case .rotate(let orientation):
      write("rotate \(orientation.rawValue)")
      device.rotate(to: orientation.native)
    }
  }

  /// Runs turns; once nothing is left to do, more of them change nothing.
  private func turn(_ count: Int) {
    for _ in 0..<count where !device.clock.isIdle { device.turn() }
  }

  private func performPresentation(_ step: Scenario.Step) {
    switch step {
    case .present(let id, let from, let animated):
      let presenter = presenters[from]
      let box = box(id, presenter: presenter)
      write("present \(id)")
      guard let box, let presenter else { return }
      captured[id]?.object?.present(from: presenter)
      noteNative(of: box, id)
      anchor(box, id, to: presenter)
      presenter.present(box, animated: animated) { [weak self] in self?.write("shown \(id)") }
    case .dismiss(let id, let animated):
      let box = box(id)
      write("dismiss \(id)")
      box?.dismiss(animated: animated) { [weak self] in self?.write("dismissed \(id)") }
    case .dismissPresenter(let id, let animated):
      write("dismissPresenter \(id)")
      presenters[id]?.dismiss(animated: animated) { [weak self] in
        self?.write("dismissedPresenter \(id)")
      }
    default: break
    }
  }

  private func performInput(_ step: Scenario.Step) {
    switch step {
    case .tap(let target, let times):
      for _ in 0..<times { act("tap \(target)") { touch(target) } }
    case .tapOutside(let times):
      for _ in 0..<times { act("tapOutside") { device.tapOutside() } }
    case .type(let text, let place):
      act("type \(place) \(text)") { device.type(text, intoField: place) }
    case .press(let key):
      act("press \(key.rawValue)") { device.press(key.native) }
    default: break
    }
  }

  private func touch(_ target: String) -> Bool {
    guard let reference = Scenario.ButtonReference(target) else { return false }
    do {
      switch reference {
      case .title(let title): try device.tap(title)
      case .position(let place): try device.tapButton(at: place - 1)
      }
      return true
    } catch {
      return false
    }
  }

  private func performChange(_ step: Scenario.Step) {
    switch step {
    case .enable(let id, let index, let isEnabled):
      _ = box(id)
      actions[id]?[index].object?.isEnabled = isEnabled
    case .tint(let id, let color):
      box(id)?.view.tintColor = UIColor(color)
    case .retitle(let id, let title, let message):
      guard let box = box(id) else { return }
      switch title {
      case .keep: break
      case .clear: box.title = nil
      case .set(let text): box.title = text
      }
      switch message {
      case .keep: break
      case .clear: box.message = nil
      case .set(let text): box.message = text
      }
    default: break
    }
  }

  private func performHierarchy(_ step: Scenario.Step) {
    switch step {
    case .push(let id):
      write("push \(id)")
      navigation?.pushViewController(makePresenter(id), animated: false)
    case .pop:
      guard let navigation, let top = navigation.viewControllers.last else { return }
      let id = presenters.first { $0.value === top }?.key
      guard navigation.popViewController(animated: false) != nil else { return }
      write("pop \(id ?? "")")
    case .modal(let id, let from):
      write("modal \(id)")
      let modal = makePresenter(id)
      modal.modalPresentationStyle = .fullScreen
      presenters[from]?.present(modal, animated: false)
    case .dropPresenter(let id):
      write("dropPresenter \(id)")
      guard let presenter = presenters.removeValue(forKey: id) else { return }
      if let navigation, presenter.parent === navigation {
        navigation.viewControllers.removeAll { $0 === presenter }
      } else {
        presenter.presentingViewController?.dismiss(animated: false)
      }
    default: break
    }
  }
}

extension Scenario.Key {
  var native: DeviceKey {
    switch self {
    case .return: .return
    case .escape: .escape
    case .tab: .tab
    }
  }
}

extension Scenario.LegacyEvent {
  func native(_ index: Int) -> LegacyAlertEvent {
    switch self {
    case .clicked: .clicked(index)
    case .willDismiss: .willDismiss(index)
    case .didDismiss: .didDismiss(index)
    case .cancel: .cancel
    }
  }
}

extension Scenario.Orientation {
  var native: UIInterfaceOrientation {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }
}

extension Scenario.DeviceOrientation {
  var native: UIDeviceOrientation {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .faceUp: .faceUp
    case .faceDown: .faceDown
    case .unknown: .unknown
    }
  }
}
#endif
