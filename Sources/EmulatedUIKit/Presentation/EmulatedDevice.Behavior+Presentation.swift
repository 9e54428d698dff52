/// How presentations differ by system version.
nonisolated extension EmulatedDevice.Behavior {
  /// An interaction controller says whether a person drives from the beginning; before 10 always.
  var asksForInteractiveStart: Bool { version >= SystemVersion(10) }

  /// Of several controllers dismissed together the lowest is animated; before 8 the topmost (D15).
  var dismissalAnimatesImmediateChild: Bool { version >= SystemVersion(8) }

  /// What is asked of a controller in transition is dropped with M5; from 8 it waits (D19; the era of
  /// the text is that of the reports).
  var dropsRequestsDuringTransition: Bool { version < SystemVersion(8) }

  /// Presenting from a controller outside the window's hierarchy is remarked upon with M4 (A70; assumed
  /// from 13 on, when the log's category came).
  var remarksDetachedPresenters: Bool { version >= SystemVersion(13) }

  /// A person can drag sheets down (D18, D26).
  var sheetsCanBeDragged: Bool { version >= SystemVersion(13) }

  /// Sheets are managed by UISheetPresentationController and rest at detents.
  var sheetsHaveDetents: Bool { version >= SystemVersion(15) }

  /// The adaptive style is asked for with traits (D9).
  var asksAdaptiveStyleWithTraits: Bool { version >= SystemVersion(8, 3) }

  /// The delegate prepares what stands for an adapted style.
  var preparesAdaptivePresentations: Bool { version >= SystemVersion(15) }

  /// A touch beside a popover is decided by `presentationControllerShouldDismiss`; before 13 by
  /// `popoverPresentationControllerShouldDismissPopover`.
  var popoversAskPresentationDelegate: Bool { version >= SystemVersion(13) }
}
