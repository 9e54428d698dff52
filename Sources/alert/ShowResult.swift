import AlertTerminal

/// What came of `alert show`: what is printed, and the exit status.
struct ShowResult {
  enum Kind: String {
    case chosen
    case cancelled
    case noChoice
    case notShown
    case timedOut
    case aborted

    var status: ExitStatus {
      switch self {
      case .chosen: .success
      case .cancelled: .cancelled
      case .noChoice: .noChoice
      case .notShown: .notShown
      case .timedOut: .timedOut
      case .aborted: .aborted
      }
    }
  }

  let kind: Kind
  private var index: Int?
  private var title: String?
  private var fields: [String] = []

  init(_ ending: TerminalEnding, of alert: AlertController) {
    switch (ending, alert.outcome) {
    case (_, .action(let action)?):
      kind = action.style == .cancel ? .cancelled : .chosen
      index = alert.actions.firstIndex { $0 === action }
      title = action.title
      fields = (alert.textFields ?? []).map { $0.text ?? "" }
    case (_, .cancelledOutside?), (_, .dismissed?): kind = .cancelled
    case (_, .notPresented?): kind = .notShown
    case (.finished, nil), (.noChoice, nil): kind = .noChoice
    case (.timedOut, nil): kind = .timedOut
    case (.aborted, nil): kind = .aborted
    }
  }

  /// What is printed, with its line break; empty where there is nothing to say.
  func text(_ output: ShowOptions.Output) -> String {
    switch output {
    case .title: title.map(lines) ?? ""
    case .index: index.map { lines(String($0)) } ?? ""
    case .json: json + "\n"
    }
  }

  /// The choice and the fields, line by line; `joined` takes longer to find its types than to join.
  private func lines(_ choice: String) -> String {
    fields.reduce(choice + "\n") { $0 + $1 + "\n" }
  }

  private var json: String {
    var members = ["\"outcome\":\(Self.quoted(kind.rawValue))"]
    if let index { members.append("\"index\":\(index)") }
    if let title { members.append("\"title\":\(Self.quoted(title))") }
    if !fields.isEmpty {
      members.append("\"fields\":[\(fields.map(Self.quoted).joined(separator: ","))]")
    }
    return "{\(members.joined(separator: ","))}"
  }

  /// A JSON string; written here because Foundation's writer takes longer to load than an alert to show.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
