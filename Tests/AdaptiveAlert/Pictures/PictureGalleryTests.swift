import AlertTesting
import Foundation
import TestSupport
import Testing

/// `UPDATE_PICTURES=1 swift test --filter PictureGallery` writes the pictures anew.
@Suite("The pictures of the documentation", .serialized)
struct PictureGalleryTests {
  @Test("are what the code draws now", arguments: Gallery.names)
  func gallery(_ name: String) throws {
    let drawn = try #require(Gallery.draw(name))
    let file = Gallery.folder.appendingPathComponent("\(name).svg")
    if ProcessInfo.processInfo.environment["UPDATE_PICTURES"] != nil {
      try Data(drawn.utf8).write(to: file)
    }
    #expect(drawn == String(decoding: try Data(contentsOf: file), as: UTF8.self))
    #expect(Gallery.draw(name) == drawn)
  }

  @Test("are all drawn by the code")
  func noOthers() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Gallery.folder.path)
    #expect(files.sorted() == Gallery.names.map { "\($0).svg" }.sorted())
  }
}

/// The screens that the documentation shows.
enum Gallery {
  nonisolated static let names = [
    "alert-6.1", "alert-12.4", "alert-26.0", "sheet-6.1", "sheet-26.0", "popover-26.0",
    "container-dialog", "transition-alert", "alert-dialog", "landscape-6.1", "fields-18.0",
  ]

  static var folder: URL {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("Docs/Pictures")
  }

  static func draw(_ name: String) -> String? {
    switch name {
    case "alert-6.1": alert(.delegate, "6.1")
    case "alert-12.4": alert(.block, "12.4")
    case "alert-26.0": alert(.block, "26.0", model: .phone375)
    case "sheet-6.1": sheet(.delegate, "6.1")
    case "sheet-26.0": sheet(.block, "26.0", model: .phone375)
    case "popover-26.0": popover()
    case "container-dialog": containerDialog()
    case "transition-alert": transitionAlert()
    case "alert-dialog": alertDialog()
    case "landscape-6.1": alert(.delegate, "6.1", turned: true)
    case "fields-18.0": fields()
    default: nil
    }
  }

  private static func alert(
    _ backend: AlertBackendKind,
    _ system: String,
    model: EmulatedDevice.Model = .phone,
    turned: Bool = false
  ) -> String {
    let stage = Stage(backend, system: system, model: model)
    if turned { stage.device.rotate(to: .landscapeLeft) }
    stage.device.settle()
    let alert = stage.alert(
      title: "Delete draft?",
      message: "It was last changed on the way to work and is kept on this device alone.",
      with: [("Keep", .cancel), ("Delete", backend == .block ? .destructive : .default)]
    )
    stage.show(alert)
    return withExtendedLifetime(alert) { stage.device.screenshot(.svg) }
  }

  private static func sheet(
    _ backend: AlertBackendKind,
    _ system: String,
    model: EmulatedDevice.Model = .phone
  ) -> String {
    let stage = Stage(backend, system: system, model: model)
    let sheet = stage.alert(
      title: "This draft has changes.",
      style: .actionSheet,
      with: [("Delete", .destructive), ("Save", .default), ("Cancel", .cancel)]
    )
    stage.show(sheet)
    return withExtendedLifetime(sheet) { stage.device.screenshot(.svg) }
  }

  private static func popover() -> String {
    let pad = EmulatedDevice.Model.custom(
      idiom: .pad,
      size: CGSize(width: 480, height: 400),
      scale: 2
    )
    let stage = Stage(.block, model: pad)
    let sheet = stage.device.run {
      UIAlertController(
        title: "This draft has changes.",
        message: nil,
        preferredStyle: .actionSheet
      )
    }
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Save", style: .default))
    let anchor = stage.device.run { UIView(frame: CGRect(x: 180, y: 90, width: 60, height: 30)) }
    anchor.backgroundColor = UIColor(white: 0.8, alpha: 1)
    stage.root.view.addSubview(anchor)
    sheet.popoverPresentationController?.sourceView = anchor
    sheet.popoverPresentationController?.sourceRect = anchor.bounds
    stage.root.present(sheet, animated: true)
    stage.device.settle()
    return withExtendedLifetime(sheet) { stage.device.screenshot(.svg) }
  }

  private static func fields() -> String {
    let stage = Stage(.block, system: "18.0", model: .phone375)
    let alert = stage.alert(
      title: "Sign in",
      message: "Drafts are kept in your account.",
      with: [("Cancel", .cancel)]
    )
    stage.add("Sign in", to: alert).isEnabled = false
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { field in
      field.placeholder = "Password"
      field.isSecureTextEntry = true
    }
    stage.show(alert)
    stage.device.type("secret", intoField: 1)
    stage.device.settle()
    return withExtendedLifetime(alert) { stage.device.screenshot(.svg) }
  }

  private static func containerDialog() -> String {
    let stage = Stage(.block)
    let dialog = stage.device.run { ContainerAlertView() }
    let content = stage.device.run { UIView(frame: CGRect(x: 0, y: 0, width: 270, height: 120)) }
    let label = stage.device.run { UILabel(frame: CGRect(x: 15, y: 15, width: 240, height: 40)) }
    label.text = "Any view stands here, as large as it is."
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 15)
    label.textAlignment = .center
    let field = stage.device.run {
      UITextField(frame: CGRect(x: 15, y: 70, width: 240, height: 32))
    }
    field.placeholder = "A field, too"
    content.addSubview(label)
    content.addSubview(field)
    dialog.containerView = content
    dialog.buttonTitles = ["Not now", "Go on"]
    dialog.show()
    stage.device.settle()
    return withExtendedLifetime(dialog) { stage.device.screenshot(.svg) }
  }

  private static func transitionAlert() -> String {
    let stage = Stage(.block)
    let alert = stage.device.run {
      TransitionAlertController(
        title: "New version",
        description: "It turns with the screen and comes in from any side.",
        cancel: "Later",
        button: "Install"
      )
    }
    stage.root.present(alert, animated: true)
    stage.device.settle()
    return withExtendedLifetime(alert) { stage.device.screenshot(.svg) }
  }

  /// What UIAlertView cannot express is carried by a dialog.
  private static func alertDialog() -> String {
    let stage = Stage(.delegate, system: "6.1")
    let alert = stage.alert(
      title: "Sign in",
      message: "Three fields are more than an alert view has.",
      with: [("Cancel", .cancel), ("Delete account", .destructive), ("Sign in", .default)]
    )
    for name in ["Name", "Password", "Code"] { alert.addTextField { $0.placeholder = name } }
    stage.show(alert)
    return withExtendedLifetime(alert) { stage.device.screenshot(.svg) }
  }
}
