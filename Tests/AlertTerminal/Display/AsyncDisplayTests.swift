import AlertTerminal
import TestSupport
import Testing

@Suite("An alert at a terminal while others run", .serialized)
struct AsyncDisplayTests {
  /// A display on a real pseudo-terminal of this process.
  ///
  /// Nothing here waits without an end, nor by a clock: other tests may keep the main actor for minutes.
  private final class Place {
    let stage = Stage(.block)
    let alert: AlertController
    let terminal = PseudoTerminal()
    let display: TerminalDisplay
    let before: [UInt]
    private(set) var ending: TerminalEnding?
    private(set) var outcome: AlertOutcome?
    private(set) var task: Task<Void, Never>?

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

    func start(timeout: Double? = nil) {
      task = Task {
        ending = await display.ending(timeout: timeout) { alert.outcome != nil }
      }
    }

    func ask() {
      Task { outcome = await alert.outcome(presentedFrom: stage.root) }
    }

    func shows(_ text: String) async -> Bool {
      await terminal.waits { terminal.screen.text.contains(text) }
    }

    /// Waits for the end; answers whether it came and everything is as it was.
    func isRestored() async -> Bool {
      let hasEnded = await terminal.waits { ending != nil }
      if !hasEnded { task?.cancel() }
      _ = await terminal.waits(looks: 25) { false }
      return hasEnded && terminal.modes == before && terminal.screen.modes == [25, 7]
    }
  }

  @Test(
    "an outcome can be awaited, whichever of both begins first",
    .rule("F41"),
    arguments: [false, true]
  )
  func awaited(displayIsFirst: Bool) async {
    let place = Place()
    if !displayIsFirst { place.ask() }
    place.start()
    if displayIsFirst {
      #expect(await place.terminal.waits { place.terminal.screen.isAlternate })
      _ = await place.terminal.waits(looks: 25) { false }
      // The display waits for the person alone; the alert is seen all the same.
      place.ask()
    }
    #expect(await place.shows("‹Keep›"))
    #expect(place.terminal.modes != place.before)
    place.terminal.send("\t\r")
    #expect(await place.isRestored())
    #expect(place.ending == .finished)
    #expect(place.outcome == .action(place.alert.actions[1]))
  }

  @Test("whoever else has something to do does it meanwhile")
  func others() async {
    let place = Place()
    place.ask()
    place.start()
    #expect(await place.shows("‹Keep›"))
    place.alert.dismiss(animated: true)
    #expect(await place.isRestored())
    #expect(place.ending == .finished)
    #expect(place.outcome == .dismissed(.code))
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
    place.start(timeout: way == "timeout" ? 0.7 : nil)
    #expect(await place.shows("‹Keep›"))
    switch way {
    case "timeout": break
    case "cancel": place.task?.cancel()
    default: place.terminal.send(way)
    }
    #expect(await place.isRestored())
    #expect(place.ending == expected)
    #expect(place.alert.outcome == nil)
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
