/// What an animator says of a programmer's error, as reason of an `NSInternalInconsistencyException`.
///
/// The first two texts are UIKit's, known from crash reports. Of the others UIKit's documentation says
/// only that they are errors; the words are the emulator's.
nonisolated enum PropertyAnimatorError: String {
  case released =
    """
    It is an error to release a paused or stopped property animator. Property animators must either \
    finish animating or be explicitly stopped and finished before they can be released.
    """
  case notStopped = "finishAnimationAtPosition: should only be called on a stopped animator!"

  case started = "A stopped animator cannot be started."
  case paused = "A stopped animator cannot be paused."
  case stopped = "The animator is stopped already."
  case added = "A stopped animator takes no animations."
  case continued = "Only a paused animator that is interruptible can be continued."
  case uninterruptible = "The animator is not interruptible."
  case active = "Only an inactive animator can be changed so."
}
