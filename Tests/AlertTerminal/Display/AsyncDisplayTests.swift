import AlertTerminal
import TestSupport
import Testing

@Suite("An alert at a terminal while others run", .serialized)
struct AsyncDisplayTests {
  /// A display on a real pseudo-terminal of this process.
  private final class Place {
    let stage = Stage(.block)
    let alert: AlertController
    let terminal = PseudoTerminal()
    let display: TerminalDisplay
    let before: [UInt]

    init() {
      alert = stage.alert(with: [("Keep", .cancel), ("Delete", .destructive)])
      before = terminal.modes
      let device = TerminalDevice(inputFile: terminal.line, outputFile: terminal.line)
      var settings = TerminalSettings()
      settings.reducesMotion = true
      display = TerminalDisplay(
        device: stage.device,
        input: device,
        output: device,
        settings: settings
      )
    }

    /// Begins to show; where nothing else ends it, time does.
    func start(timeout: Double = 60) -> Task<TerminalEnding, Never> {
      let (display, alert) = (display, alert)
      return Task { await display.ending(timeout: timeout) { alert.outcome != nil } }
    }

    func answer() -> Task<AlertOutcome, Never> {
      let (alert, root) = (alert, stage.root)
      return Task { await alert.outcome(presentedFrom: root) }
    }

    /// Reads the rest; answers whether everything is as it was.
    func isRestored() async -> Bool {
      _ = await terminal.waits(looks: 25) { false }
      return terminal.modes == before && terminal.screen.modes == [25, 7]
    }
  }

  @Test("an outcome can be awaited, whichever of both begins first", .rule("F41"))
  func awaited() async {
    for displayIsFirst in [false, true] {
      let place = Place()
      var answer = displayIsFirst ? nil : place.answer()
      let ending = place.start()
      if displayIsFirst {
        #expect(await place.terminal.waits { place.terminal.screen.isAlternate })
        _ = await place.terminal.waits(looks: 25) { false }
        // The display waits for the person alone; the alert is seen all the same.
        answer = place.answer()
      }
      #expect(await place.terminal.waits { place.terminal.screen.text.contains("‹ Keep ›") })
      #expect(place.terminal.modes != place.before)
      place.terminal.send("\t\r")
      #expect(await ending.value == .finished)
      #expect(await answer?.value == .action(place.alert.actions[1]))
      #expect(await place.isRestored())
    }
  }

  @Test("whoever else has something to do does it meanwhile")
  func others() async {
    let place = Place()
    let answer = place.answer()
    let ending = place.start()
    #expect(await place.terminal.waits { place.terminal.screen.text.contains("‹ Keep ›") })
    place.alert.dismiss(animated: true)
    #expect(await ending.value == .finished)
    #expect(await answer.value == .dismissed(.code))
    #expect(await place.isRestored())
  }

  @Test(
    "every other way out is as without others, and restores the terminal",
    .report("TE-03"),
    arguments: [
      ("\u{3}", TerminalEnding.aborted(signal: 2)), ("\u{4}", .noChoice), ("timeout", .timedOut),
      ("cancel", .noChoice),
    ]
  )
  func endings(_ way: String, _ expected: TerminalEnding) async {
    let place = Place()
    place.stage.present(place.alert)
    let ending = place.start(timeout: way == "timeout" ? 0.7 : 60)
    #expect(await place.terminal.waits { place.terminal.screen.text.contains("‹ Keep ›") })
    switch way {
    case "timeout": break
    case "cancel": ending.cancel()
    default: place.terminal.send(way)
    }
    #expect(await ending.value == expected)
    #expect(place.alert.outcome == nil)
    #expect(await place.isRestored())
  }

  @Test("a terminal of the app's own that knows nothing of others will do")
  func ownTerminal() async {
    let booth = Booth()
    let terminal = FakeTerminal([.keys("\t"), .keys("\r")])
    booth.stage.present(booth.alert, animated: false)
    let display = TerminalDisplay(device: booth.stage.device, input: terminal, output: terminal)
    #expect(await display.ending { booth.alert.outcome != nil } == .finished)
    #expect(booth.choice == "Delete")
  }
}
