/// What the builders of alerts and of sheets have in common: buttons, conditions and loops (F42).
///
/// At most one cancel button can come of a block that compiles, as far as the compiler can tell: one made
/// by `AlertAction.cancel(_:handler:)`. An `if` without `else` that holds one counts as
/// one. A second `AlertAction(title:style:)` of style `.cancel` still raises UIKit's error M15 (F16).
public protocol AlertContentBuilder {}

extension AlertContentBuilder {
  /// A button.
  public static func buildExpression(_ action: AlertAction) -> AlertContent<WithoutCancel> {
    AlertContent(actions: [action])
  }

  /// The cancel button.
  public static func buildExpression(_ action: AlertCancelAction) -> AlertContent<WithCancel> {
    AlertContent(actions: [action])
  }

  /// Several buttons at once.
  public static func buildExpression(_ actions: [AlertAction]) -> AlertContent<WithoutCancel> {
    AlertContent(actions: actions)
  }

  /// No content: an alert of texts alone.
  public static func buildBlock() -> AlertContent<WithoutCancel> { AlertContent() }

  /// The first part of a block.
  public static func buildPartialBlock<Cancel>(
    first: AlertContent<Cancel>
  ) -> AlertContent<Cancel> { first }

  /// Any part after parts without a cancel button.
  public static func buildPartialBlock<Cancel>(
    accumulated: AlertContent<WithoutCancel>,
    next: AlertContent<Cancel>
  ) -> AlertContent<Cancel> { .joined([accumulated.marked(), next]) }

  /// A part without a cancel button after one with.
  public static func buildPartialBlock(
    accumulated: AlertContent<WithCancel>,
    next: AlertContent<WithoutCancel>
  ) -> AlertContent<WithCancel> { .joined([accumulated, next.marked()]) }

  /// Two cancel buttons: not possible.
  @available(*, unavailable, message: "an alert can only have one cancel action")
  public static func buildPartialBlock(
    accumulated: AlertContent<WithCancel>,
    next: AlertContent<WithCancel>
  ) -> AlertContent<WithCancel> { accumulated }

  /// The content of an `if` without `else`.
  public static func buildOptional<Cancel>(
    _ content: AlertContent<Cancel>?
  ) -> AlertContent<Cancel> { content ?? AlertContent() }

  /// One branch of a condition.
  public static func buildEither<Cancel>(
    first content: AlertContent<Cancel>
  ) -> AlertContent<Cancel> { content }

  /// The other branch of a condition.
  public static func buildEither<Cancel>(
    second content: AlertContent<Cancel>
  ) -> AlertContent<Cancel> { content }

  /// One branch of a condition whose other branch has a cancel button.
  @_disfavoredOverload
  public static func buildEither(
    first content: AlertContent<WithoutCancel>
  ) -> AlertContent<WithCancel> { content.marked() }

  /// The other branch of a condition whose first branch has a cancel button.
  @_disfavoredOverload
  public static func buildEither(
    second content: AlertContent<WithoutCancel>
  ) -> AlertContent<WithCancel> { content.marked() }

  /// What a loop made.
  public static func buildArray(
    _ parts: [AlertContent<WithoutCancel>]
  ) -> AlertContent<WithoutCancel> { .joined(parts) }

  /// A cancel button in a loop: not possible.
  @available(*, unavailable, message: "an alert can only have one cancel action: not in a loop")
  public static func buildArray(
    _ parts: [AlertContent<WithCancel>]
  ) -> AlertContent<WithCancel> { .joined(parts) }

  /// The content of an availability check.
  public static func buildLimitedAvailability<Cancel>(
    _ content: AlertContent<Cancel>
  ) -> AlertContent<Cancel> { content }
}

/// Builds the content of an alert: buttons and text fields.
@resultBuilder
public enum AlertBuilder: AlertContentBuilder {
  /// A text field.
  public static func buildExpression(_ field: AlertField) -> AlertContent<WithoutCancel> {
    AlertContent(fields: [ConfiguredAlertField(field: field)])
  }

  /// A text field with a closure that configures it.
  public static func buildExpression(
    _ field: ConfiguredAlertField
  ) -> AlertContent<WithoutCancel> {
    AlertContent(fields: [field])
  }
}

/// Builds the content of an alert or sheet whose style is known only when it runs: buttons.
@resultBuilder
public enum AlertActionBuilder: AlertContentBuilder {
  /// A text field on what may be a sheet: not possible (M16).
  @available(*, unavailable, message: "a sheet has no text fields: leave out 'style'")
  public static func buildExpression(_ field: AlertField) -> AlertContent<WithoutCancel> {
    AlertContent()
  }

  /// A text field on what may be a sheet: not possible (M16).
  @available(*, unavailable, message: "a sheet has no text fields: leave out 'style'")
  public static func buildExpression(
    _ field: ConfiguredAlertField
  ) -> AlertContent<WithoutCancel> {
    AlertContent()
  }
}
