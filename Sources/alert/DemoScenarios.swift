/// What `alert demo` plays, as scenario files.
enum DemoScenarios {
  static let all = [cancelAndDestructive, sheet, fields, chain, dismissal]

  private static let cancelAndDestructive = """
    { "name": "An alert with a cancel and a destructive button", "system": "7.1.2",
      "alerts": { "a": { "title": "Delete draft?", "message": "It cannot be brought back.",
        "actions": [ { "title": "Keep", "style": "cancel" },
                     { "title": "Delete", "style": "destructive" } ] } },
      "steps": [ { "present": "a" }, { "settle": true }, { "tap": "Delete" }, { "settle": true } ] }
    """

  private static let sheet = """
    { "name": "A sheet whose cancel button was added in the middle", "system": "6.1",
      "alerts": { "a": { "title": "Share", "style": "actionSheet",
        "actions": [ { "title": "Mail" }, { "title": "Not now", "style": "cancel" },
                     { "title": "Print" } ] } },
      "steps": [ { "present": "a" }, { "settle": true }, { "mark": "the last button is cancel" },
                 { "tap": "#3" }, { "settle": true } ] }
    """

  private static let fields = """
    { "name": "Text fields: login and password", "system": "12.4",
      "alerts": { "a": { "title": "Sign in",
        "actions": [ { "title": "Cancel", "style": "cancel" }, { "title": "OK" } ],
        "fields": [ { "placeholder": "Name" }, { "placeholder": "Password", "secure": true } ] } },
      "steps": [ { "present": "a" }, { "settle": true }, { "type": "ada" },
                 { "type": "secret", "into": 1 }, { "tap": "OK" }, { "settle": true } ] }
    """

  private static let chain = """
    { "name": "An alert presented from another's handler", "system": "8.3",
      "alerts": { "a": { "title": "Save?", "actions": [ { "title": "Save",
                    "then": [ { "present": "b" } ] } ] },
                  "b": { "title": "Saved", "actions": [ { "title": "OK" } ] } },
      "steps": [ { "present": "a" }, { "settle": true }, { "tap": "Save" }, { "settle": true },
                 { "tap": "OK" }, { "settle": true } ] }
    """

  private static let dismissal = """
    { "name": "Dismissed by code; the handler captures presenter and box, and both are let go",
      "system": "26.0",
      "alerts": { "a": { "title": "Uploading…", "actions": [ { "title": "Stop",
                    "captures": [ "box", "presenter" ] } ] } },
      "steps": [ { "present": "a" }, { "settle": true }, { "dismiss": "a" }, { "settle": true },
                 { "drop": "a" }, { "alive": true } ] }
    """
}
