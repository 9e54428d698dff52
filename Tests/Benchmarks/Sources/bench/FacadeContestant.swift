import AdaptiveAlert

/// AlertController over one of its backends.
final class FacadeContestant: Contestant {
  let name: String
  let counter = Counter()
  private let backend: BackendSelection
  private let stage = Stage()

  init(_ name: String, backend: BackendSelection) {
    self.name = name
    self.backend = backend
  }

  func play() {
    stage.device.run {
      let alert = AlertController(
        title: Words.title,
        message: Words.message,
        preferredStyle: .alert,
        backend: backend
      )
      for title in Words.buttons {
        alert.addAction(
          AlertAction(title: title, style: .default) { [counter] _ in counter.value += 1 }
        )
      }
      stage.presenter.present(alert, animated: false)
    }
    stage.answer()
  }
}
