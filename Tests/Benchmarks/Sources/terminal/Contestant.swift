/// A program that asks the same question.
struct Contestant {
  let name: String
  let path: String
  let arguments: [String]

  /// What is on the screen once a person can answer.
  static let word = "Delete"

  private static let question = ["Delete draft? It cannot be brought back.", "8", "40"]

  static func all(alert: String) -> [Contestant] {
    [
      Contestant(
        name: "alert",
        path: alert,
        arguments: [
          "show", "--title", "Delete draft?", "--message", "It cannot be brought back.", "--cancel",
          "Keep", "--action", "Delete",
        ]
      ),
      Contestant(
        name: "alert, field",
        path: alert,
        arguments: ["show", "--title", "Name", "--field", "Delete", "--action", "OK"]
      ),
      Contestant(
        name: "dialog",
        path: "/usr/bin/dialog",
        arguments: ["--yes-label", "Keep", "--no-label", "Delete", "--yesno"] + question
      ),
      Contestant(
        name: "dialog, field",
        path: "/usr/bin/dialog",
        arguments: ["--inputbox", "Delete", "8", "40"]
      ),
      Contestant(
        name: "whiptail",
        path: "/usr/bin/whiptail",
        arguments: ["--yes-button", "Keep", "--no-button", "Delete", "--yesno"] + question
      ),
      Contestant(
        name: "whiptail, field",
        path: "/usr/bin/whiptail",
        arguments: ["--inputbox", "Delete", "8", "40"]
      ),
    ]
  }
}
