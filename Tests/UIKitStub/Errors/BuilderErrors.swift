import AdaptiveAlert

// What the builders refuse (F42). check.sh has the compiler find every error that is marked here, and no
// other.

func twoCancelButtons() {
  _ = AlertController("T") {  // error: an alert can only have one cancel action
    AlertAction.cancel()
    AlertAction.default("A")
    AlertAction.cancel("Stop")
  }
}

func cancelUnderConditionAndAfter(_ condition: Bool) {
  _ = AlertController("T") {  // error: an alert can only have one cancel action
    if condition { AlertAction.cancel() }
    AlertAction.cancel("Stop")
  }
}

func cancelInBranchAndAfter(_ condition: Bool) {
  _ = AlertController("T") {  // error: an alert can only have one cancel action
    if condition { AlertAction.cancel() } else { AlertAction.default("A") }
    AlertAction.cancel("Stop")
  }
}

func cancelInLoop() {
  _ = AlertController("T") {
    for title in ["A", "B"] {
      AlertAction.cancel(title)
    }  // error: an alert can only have one cancel action: not in a loop
  }
}

func fieldOnSheet() {
  _ = AlertController("T", style: .actionSheet) {
    AlertField(placeholder: "Name")  // error: a sheet has no text fields: leave out 'style'
    AlertAction.cancel()
  }
}

func configuredFieldOnSheet() {
  _ = AlertController("T", style: .actionSheet) {
    AlertField().configured { _ in }  // error: a sheet has no text fields: leave out 'style'
  }
}

func neitherButtonNorField() {
  _ = AlertController("T") {
    "OK"  // error: no exact matches in call to static method 'buildExpression'
  }
}
