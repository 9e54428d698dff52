import Foundation
import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("The pure lifecycle")
struct AlertLifecycleTests {
  @Test("every state answers every possible event", .rule("F25", "F27", "F28"))
  func table() {
    let rows = Stand.allCases.flatMap { stand in
      Self.events
        .filter { !Self.impossible.contains(Pair(stand: stand, event: $0.name)) }
        .map { row(stand, $0) }
    }
    #expect(rows.joined(separator: "\n") == Self.expectedTable)
  }

  @Test(
    "an impossible event of the façade's own traps naming state and event",
    .rule("F27"),
    arguments: impossible
  )
  func impossible(_ pair: Pair) async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { [pair] in
      var lifecycle = pair.stand.lifecycle
      for event in AlertLifecycleTests.events where event.name == pair.event {
        _ = lifecycle.handle(event.event)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("is impossible in state \(pair.stand.lifecycle.state)"))
  }

  @Test("the first choice counts", .rule("F27"))
  func firstChoice() {
    var lifecycle = Stand.presented.lifecycle
    #expect(lifecycle.handle(.chose(1)) == [])
    #expect(lifecycle.handle(.chose(0)) == [])
    #expect(lifecycle.handle(.closed(.silent)).contains(.setOutcome(.action(1))))
  }

  @Test("a choice after a silent disappearance counts, in either order (U3)", .rule("F27"))
  func lateChoice() {
    var late = Stand.presented.lifecycle
    _ = late.handle(.closing)
    #expect(late.handle(.closed(.silent)) == [.awaitChoice])
    #expect(late.handle(.chose(0)).contains(.settleHandlers(calling: 0)))
    #expect(late.handle(.giveUpOnChoice(.dismissed(.code))) == [])

    var early = Stand.presented.lifecycle
    _ = early.handle(.closing)
    #expect(early.handle(.chose(0)) == [])
    #expect(early.handle(.closed(.silent)).contains(.settleHandlers(calling: 0)))
  }

  @Test("silence for a turn is a dismissal, by whom was suspected or else as told", .rule("F29"))
  func silence() {
    var lifecycle = Stand.nativeDismissing.lifecycle
    _ = lifecycle.handle(.closed(.silent))
    #expect(
      lifecycle.handle(.giveUpOnChoice(.dismissed(.presenterGone)))
        .contains(.setOutcome(.dismissed(.presenterGone)))
    )
    var suspected = Stand.presented.lifecycle
    _ = suspected.handle(.suspectDismissal(.presenter))
    _ = suspected.handle(.closed(.silent))
    #expect(
      suspected.handle(.giveUpOnChoice(.dismissed(.code))).contains(
        .setOutcome(.dismissed(.presenter))
      )
    )
  }

  @Test("a dismissal asked for while appearing waits until the widget stands", .rule("F28"))
  func dismissalWhileAppearing() {
    var lifecycle = Stand.presenting.lifecycle
    #expect(lifecycle.handle(.dismiss(.code)) == [])
    #expect(lifecycle.handle(.shown) == [.completePresentation, .dismissNative])
    #expect(lifecycle.handle(.closing) == [.announceClosing])
    #expect(lifecycle.handle(.closed(.outside)).contains(.setOutcome(.dismissed(.code))))
  }

  @Test("a choice that was made before code asked to dismiss wins", .rule("F27"))
  func choiceBeforeDismissal() {
    var lifecycle = Stand.nativeDismissing.lifecycle
    #expect(lifecycle.handle(.dismiss(.code)) == [.dismissNative])
    #expect(lifecycle.handle(.closed(.action(1))).contains(.setOutcome(.action(1))))
  }

  @Test("a widget that only says it closes can still be dismissed by code", .rule("F27", "F28"))
  func dismissalAfterEarlyClosing() {
    var lifecycle = Stand.nativeDismissing.lifecycle
    #expect(lifecycle.handle(.dismiss(.code)) == [.dismissNative])
    #expect(lifecycle.handle(.closed(.outside)).contains(.setOutcome(.dismissed(.code))))
  }

  @Test("the end of a shown alert has one order", .rule("F25"))
  func order() {
    var lifecycle = Stand.presented.lifecycle
    #expect(
      lifecycle.handle(.closed(.action(0))) == [
        .announceClosing, .releaseSlot, .releaseNative, .announceClosed,
        .setOutcome(.action(0)), .settleHandlers(calling: 0), .completeDismissals, .resumeTasks,
        .advanceQueue,
      ]
    )
  }
}

// MARK: - Fixtures

/// A point in the life of a presentation, reached by the events that lead there.
nonisolated enum Stand: String, CaseIterable, Codable, Sendable {
  case idle
  case waiting
  case presenting
  case presented
  case covered
  case returning
  case codeDismissing
  case nativeDismissing
  case ended

  var lifecycle: AlertLifecycle {
    var lifecycle = AlertLifecycle()
    for event in path { _ = lifecycle.handle(event) }
    return lifecycle
  }

  private var path: [AlertLifecycle.Event] {
    switch self {
    case .idle: []
    case .waiting: [.wait]
    case .presenting: [.admit]
    case .presented: [.admit, .shown]
    case .covered: [.admit, .shown, .cover]
    case .returning: [.admit, .shown, .cover, .uncover]
    case .codeDismissing: [.admit, .shown, .dismiss(.code)]
    case .nativeDismissing: [.admit, .shown, .closing]
    case .ended: [.admit, .shown, .closing, .closed(.action(0))]
    }
  }
}

nonisolated struct Pair: Hashable, Codable, Sendable {
  let stand: Stand
  let event: String
}

extension AlertLifecycleTests {
  nonisolated struct Named: Sendable {
    let name: String
    let event: AlertLifecycle.Event
  }

  nonisolated static let events = [
    Named(name: "wait", event: .wait),
    Named(name: "admit", event: .admit),
    Named(name: "fail", event: .fail(.busy)),
    Named(name: "dismiss", event: .dismiss(.code)),
    Named(name: "expect", event: .expectDismissal(.presenterGone)),
    Named(name: "suspect", event: .suspectDismissal(.presenter)),
    Named(name: "lost", event: .lost(.presenterGone)),
    Named(name: "giveUp", event: .giveUpOnChoice(.dismissed(.code))),
    Named(name: "cover", event: .cover),
    Named(name: "uncover", event: .uncover),
    Named(name: "rearm", event: .rearm),
    Named(name: "shown", event: .shown),
    Named(name: "closing", event: .closing),
    Named(name: "chose", event: .chose(1)),
    Named(name: "closedByAction", event: .closed(.action(1))),
    Named(name: "closedOutside", event: .closed(.outside)),
    Named(name: "closedSilently", event: .closed(.silent)),
  ]

  nonisolated static let impossible: [Pair] = [
    (.idle, ["expect", "suspect", "lost", "cover", "uncover", "rearm"]),
    (.waiting, ["wait", "expect", "suspect", "lost", "cover", "uncover", "rearm"]),
    (.presenting, ["wait", "admit", "cover", "uncover", "rearm"]),
    (.presented, ["wait", "admit", "uncover", "rearm"]),
    (.covered, ["wait", "admit", "cover", "rearm"]),
    (.returning, ["wait", "admit", "cover", "uncover", "rearm"]),
    (.codeDismissing, ["wait", "admit", "fail", "cover", "uncover", "rearm"]),
    (.nativeDismissing, ["wait", "admit", "fail", "cover", "uncover", "rearm"]),
    (.ended, ["wait", "admit", "expect", "suspect", "lost", "cover", "uncover"]),
  ].flatMap { (stand: Stand, events: [String]) in
    events.map { Pair(stand: stand, event: $0) }
  }

  /// A line of the table; the three ways to end, whose order another test spells out, by a word each.
  private func row(_ stand: Stand, _ named: Named) -> String {
    var lifecycle = stand.lifecycle
    let effects = lifecycle.handle(named.event)
    var words = effects.map { "\($0)" }
    if let outcome = effects.firstIndex(where: { if case .setOutcome = $0 { true } else { false } }
    ),
      case .setOutcome(let ending) = effects[outcome], outcome + 1 < effects.count,
      case .settleHandlers(let called) = effects[outcome + 1]
    {
      let start =
        effects.firstIndex(of: .releaseSlot) ?? effects.firstIndex(of: .releaseNative) ?? 0
      let word =
        if effects.contains(.announceClosed) {
          "end \(ending) calling \(called.map(String.init) ?? "nil")"
        } else {
          "\(effects.contains(.releaseSlot) ? "abort" : "giveUp") \(ending)"
        }
      words = words.prefix(start) + [word]
    }
    let text = Self.plain(
      "\(stand) \(named.name) → \(lifecycle.state): \(words.joined(separator: " "))"
    )
    return text.hasSuffix(" ") ? String(text.dropLast()) : text
  }

  private static func plain(_ text: String) -> String {
    ["AdaptiveAlert.", "AlertLifecycle.Ending.", "PresentationFailure.", "DismissalReason."]
      .reduce(text) { $0.replacingOccurrences(of: $1, with: "") }
  }

  private static let expectedTable = """
    idle wait → waiting:
    idle admit → presenting: takeSlot showNative
    idle fail → ended: giveUp notPresented(busy)
    idle dismiss → idle: completeDismissals
    idle giveUp → idle:
    idle shown → idle: logIgnored
    idle closing → idle: logIgnored
    idle chose → idle: logIgnored
    idle closedByAction → idle: logIgnored
    idle closedOutside → idle: logIgnored
    idle closedSilently → idle: logIgnored
    waiting admit → presenting: leaveQueue takeSlot showNative
    waiting fail → ended: leaveQueue giveUp notPresented(busy)
    waiting dismiss → ended: leaveQueue giveUp dismissed(code)
    waiting giveUp → waiting:
    waiting shown → waiting: logIgnored
    waiting closing → waiting: logIgnored
    waiting chose → waiting: logIgnored
    waiting closedByAction → waiting: logIgnored
    waiting closedOutside → waiting: logIgnored
    waiting closedSilently → waiting: logIgnored
    presenting fail → ended: abort notPresented(busy)
    presenting dismiss → presenting:
    presenting expect → presenting:
    presenting suspect → presenting:
    presenting lost → ended: announceClosing end dismissed(presenterGone) calling nil
    presenting giveUp → presenting:
    presenting shown → presented: completePresentation
    presenting closing → dismissing: announceClosing
    presenting chose → presenting:
    presenting closedByAction → ended: announceClosing end action(1) calling 1
    presenting closedOutside → ended: announceClosing end cancelledOutside calling nil
    presenting closedSilently → dismissing: announceClosing awaitChoice
    presented fail → dismissing: dismissNative
    presented dismiss → dismissing: dismissNative
    presented expect → presented:
    presented suspect → presented:
    presented lost → ended: announceClosing end dismissed(presenterGone) calling nil
    presented giveUp → presented:
    presented cover → covered: hideNative
    presented shown → presented: announceReturn
    presented closing → dismissing: announceClosing
    presented chose → presented:
    presented closedByAction → ended: announceClosing end action(1) calling 1
    presented closedOutside → ended: announceClosing end cancelledOutside calling nil
    presented closedSilently → dismissing: announceClosing awaitChoice
    covered fail → ended: announceClosing end notPresented(busy) calling nil
    covered dismiss → ended: announceClosing end dismissed(code) calling nil
    covered expect → ended: announceClosing end dismissed(presenterGone) calling nil
    covered suspect → covered:
    covered lost → ended: announceClosing end dismissed(presenterGone) calling nil
    covered giveUp → covered:
    covered uncover → presenting: showNative
    covered shown → covered: logIgnored
    covered closing → covered: logIgnored
    covered chose → covered: logIgnored
    covered closedByAction → covered: logIgnored
    covered closedOutside → covered: logIgnored
    covered closedSilently → covered: logIgnored
    returning fail → ended: announceClosing end notPresented(busy) calling nil
    returning dismiss → presenting:
    returning expect → presenting:
    returning suspect → presenting:
    returning lost → ended: announceClosing end dismissed(presenterGone) calling nil
    returning giveUp → presenting:
    returning shown → presented: announceReturn
    returning closing → dismissing: announceClosing
    returning chose → presenting:
    returning closedByAction → ended: announceClosing end action(1) calling 1
    returning closedOutside → ended: announceClosing end cancelledOutside calling nil
    returning closedSilently → dismissing: announceClosing awaitChoice
    codeDismissing dismiss → dismissing:
    codeDismissing expect → dismissing:
    codeDismissing suspect → dismissing:
    codeDismissing lost → dismissing:
    codeDismissing giveUp → dismissing:
    codeDismissing shown → dismissing: logIgnored
    codeDismissing closing → dismissing: announceClosing
    codeDismissing chose → dismissing:
    codeDismissing closedByAction → ended: announceClosing end dismissed(code) calling nil
    codeDismissing closedOutside → ended: announceClosing end dismissed(code) calling nil
    codeDismissing closedSilently → ended: announceClosing end dismissed(code) calling nil
    nativeDismissing dismiss → dismissing: dismissNative
    nativeDismissing expect → dismissing:
    nativeDismissing suspect → dismissing:
    nativeDismissing lost → dismissing: dismissNative
    nativeDismissing giveUp → dismissing:
    nativeDismissing shown → dismissing: logIgnored
    nativeDismissing closing → dismissing:
    nativeDismissing chose → dismissing:
    nativeDismissing closedByAction → ended: end action(1) calling 1
    nativeDismissing closedOutside → ended: end cancelledOutside calling nil
    nativeDismissing closedSilently → dismissing: awaitChoice
    ended fail → ended: setOutcome(notPresented(busy)) resumeTasks
    ended dismiss → ended: completeDismissals
    ended giveUp → ended:
    ended rearm → idle:
    ended shown → ended: logIgnored
    ended closing → ended: logIgnored
    ended chose → ended: logIgnored
    ended closedByAction → ended: logIgnored
    ended closedOutside → ended: logIgnored
    ended closedSilently → ended: logIgnored
    """
}
