/// A program that asks the same question.
struct Contestant {
  let name: String
  let path: String
  let arguments: [String]

  /// What is on the screen once a person can answer.
  static let word = "Delete"

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
        arguments: [
          "--yes-label", "Keep", "--no-label", "Delete", "--yesno",
          "Delete draft? It cannot be brought back.", "8", "40",
        ]
      ),
      Contestant(
        name: "whiptail",
        path: "/usr/bin/whiptail",
        arguments: [
          "--yes-button", "Keep", "--no-button", "Delete", "--yesno",
          "Delete draft? It cannot be brought back.", "8", "40",
        ]
      ),
    ]
  }
}
