import TestSupport
import Testing

@testable import EmulatedUIKit

@Suite("Dialogs made outside the emulator")
struct PanelSourceTests {
  /// A dialog that is a view.
  private final class Dialog: UIView, PanelSource {
    let box = UIView(frame: CGRect(x: 60, y: 100, width: 200, height: 144))
    let yes = UIControl(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    let no = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
    let fields = [
      UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30)),
      UITextField(frame: CGRect(x: 0, y: 30, width: 200, height: 30)),
    ]
    var isShown = true
    var closesOutside = false
    var returnPlace: Int?
    var lines: [String] = []

    init(_ title: String, on device: EmulatedDevice) {
      name = title
      super.init(frame: device.window.bounds)
      mayBePanel = true
      addSubview(box)
      for view in [yes, no] + fields as [UIView] { box.addSubview(view) }
      for (control, line) in [(yes, "yes"), (no, "no")] {
        control.addAction(
          UIAction { [weak self] _ in self?.lines.append(line) },
          for: .touchUpInside
        )
      }
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    let name: String

    var visiblePanel: VisibleAlert? {
      guard isShown else { return nil }
      return VisibleAlert(
        title: name,
        message: nil,
        buttons: [
          VisibleAlert.Button(
            title: "Yes",
            style: .default,
            isEnabled: yes.isEnabled,
            isBold: true,
            tint: .red
          ),
          VisibleAlert.Button(
            title: "No",
            style: .cancel,
            isEnabled: no.isEnabled,
            isBold: false,
            tint: .blue
          ),
        ],
        isSideBySide: true,
        fields: fields.map(VisibleAlert.Field.init)
      )
    }
    var panelBox: UIView { box }
    var panelButtons: [UIControl] { [yes, no] }
    var panelFields: [UITextField] { fields }
    var panelReturnPlace: Int? { returnPlace }
    func touchedBesidePanel() -> Bool {
      if closesOutside { lines.append("outside") }
      return closesOutside
    }
  }

  /// A device with a page, and a dialog in front of it or deep in it.
  private final class Desk {
    let device: EmulatedDevice
    let page: UIViewController
    let dialog: Dialog

    init(_ system: String = "26.0", isDeep: Bool = false) {
      let device = EmulatedDevice(systemVersion: system)
      self.device = device
      page = device.run { UIViewController() }
      device.window.rootViewController = page
      device.settle()
      dialog = device.run { Dialog("Dialog", on: device) }
      if isDeep {
        let inner = device.run { UIView(frame: device.window.bounds) }
        page.view.addSubview(inner)
        inner.addSubview(dialog)
      } else {
        device.window.addSubview(dialog)
      }
      device.settle()
    }
  }

  @Test("are alerts to a person, in front of the page or deep in it", arguments: [false, true])
  func seen(_ isDeep: Bool) throws {
    let desk = Desk(isDeep: isDeep)
    let (device, dialog) = (desk.device, desk.dialog)
    #expect(device.visibleAlert?.title == "Dialog")
    #expect(device.visibleAlert?.buttons.map(\.tint) == [.red, .blue])
    #expect(device.visibleAlert?.buttons.map(\.highlightTint) == [.red, .blue])
    #expect(
      device.screenText == """
        ┌──────────────────────────────┐
        │           *Dialog*           │
        │[                            ]│
        │[                            ]│
        ├──────────────┬───────────────┤
        │    *Yes*     │      No       │
        └──────────────┴───────────────┘
        """
    )
    try device.tap("Yes")
    try device.tapButton(at: 1)
    #expect(device.touch(at: CGPoint(x: 110, y: 222)))
    #expect(dialog.lines == ["yes", "no", "yes"])
  }

  @Test("are not there while they show nothing, are hidden or behind a screen")
  func unseen() {
    let desk = Desk()
    let (device, dialog) = (desk.device, desk.dialog)
    dialog.isShown = false
    #expect(device.visibleAlert == nil)
    dialog.isShown = true
    dialog.isHidden = true
    #expect(device.visibleAlert == nil)
    dialog.isHidden = false
    let screen = device.run { UIView(frame: device.window.bounds) }
    device.window.addSubview(screen)
    #expect(device.visibleAlert == nil)
    #expect(throws: DeviceInputError.notOnScreen("Yes", visible: [])) { try device.tap("Yes") }
    screen.removeFromSuperview()
    #expect(device.visibleAlert?.title == "Dialog")
  }

  @Test("hide each other, the frontmost seen")
  func stacked() throws {
    let desk = Desk()
    let second = desk.device.run { Dialog("Second", on: desk.device) }
    desk.dialog.superview?.addSubview(second)
    #expect(desk.device.visibleAlert?.title == "Second")
    second.isShown = false
    // What shows nothing still lies in front.
    #expect(desk.device.visibleAlert == nil)
    second.removeFromSuperview()
    try desk.device.tap("No")
    #expect(desk.dialog.lines == ["no"])
  }

  @Test("are refused where a button is off or covered")
  func refused() {
    let desk = Desk()
    desk.dialog.yes.isEnabled = false
    #expect(throws: DeviceInputError.disabled("Yes")) { try desk.device.tap("Yes") }
    #expect(!desk.device.touch(at: CGPoint(x: 110, y: 222)))
    let cover = desk.device.run { UIView(frame: desk.dialog.box.bounds) }
    desk.dialog.box.addSubview(cover)
    #expect(throws: DeviceInputError.notOnScreen("No", visible: ["Yes", "No"])) {
      try desk.device.tap("No")
    }
    #expect(desk.dialog.lines.isEmpty)
  }

  @Test("decide about touches beside them")
  func beside() {
    let desk = Desk()
    #expect(!desk.device.tapOutside())
    desk.dialog.closesOutside = true
    #expect(desk.device.tapOutside())
    #expect(desk.device.touch(at: CGPoint(x: 5, y: 5)))
    // In the box, but on nothing.
    #expect(!desk.device.touch(at: CGPoint(x: 100, y: 180)))
    #expect(desk.dialog.lines == ["outside", "outside"])
  }

  @Test("are operated by keys as alerts are", .rule("A28", "A36", "A37"))
  func keys() {
    let desk = Desk()
    let (device, dialog) = (desk.device, desk.dialog)
    #expect(!device.press(.return))
    #expect(device.press(.escape))
    dialog.no.isEnabled = false
    #expect(!device.press(.escape))
    dialog.returnPlace = 0
    #expect(device.press(.return))
    #expect(dialog.lines == ["no", "yes"])
    #expect(device.type("ab", intoField: 1))
    #expect(device.press(.tab))
    #expect(dialog.fields[0].isFirstResponder)
    #expect(device.type("c"))
    #expect(device.visibleAlert?.fieldValues == ["c", "ab"])
    // In a field that is not the last Return goes on to the next.
    #expect(device.press(.return))
    #expect(dialog.fields[1].isFirstResponder)
    #expect(device.press(.return))
    #expect(dialog.lines == ["no", "yes", "yes"])
  }

  @Test("can be controllers, whose view is asked for them")
  func controller() throws {
    final class Screen: UIViewController, PanelSource {
      let button = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      var count = 0
      var visiblePanel: VisibleAlert? {
        VisibleAlert(
          title: "Screen",
          message: nil,
          buttons: [
            VisibleAlert.Button(
              title: "OK",
              style: .default,
              isEnabled: true,
              isBold: false,
              tint: .blue
            )
          ],
          isSideBySide: false
        )
      }
      var panelBox: UIView { view }
      var panelButtons: [UIControl] { [button] }
      override func viewDidLoad() {
        view.addSubview(button)
        button.addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .touchUpInside)
      }
    }
    let desk = Desk()
    desk.dialog.removeFromSuperview()
    let screen = desk.device.run { Screen() }
    screen.mayBePanel = true
    desk.page.present(screen, animated: false)
    desk.device.settle()
    #expect(desk.device.visibleAlert?.title == "Screen")
    try desk.device.tap("OK")
    #expect(screen.count == 1)
    #expect(!desk.device.tapOutside())
    #expect(!desk.device.press(.return))
  }
}
