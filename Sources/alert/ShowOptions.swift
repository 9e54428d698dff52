import AlertTesting

/// What the command line of `alert show` asks for.
struct ShowOptions {
  /// How the answer is printed.
  enum Output: String {
    case title
    case index
    case json
  }

  struct Action {
    let title: String
    let style: UIAlertAction.Style
    var isPreferred = false
  }

  struct Field {
    let placeholder: String
    let isSecure: Bool
  }

  private(set) var title: String?
  private(set) var message: String?
  private(set) var style = UIAlertController.Style.alert
  private(set) var actions: [Action] = []
  private(set) var fields: [Field] = []
  private(set) var backend = BackendSelection.automatic
  private(set) var systemVersion = "26.0"
  private(set) var timeout: Double?
  private(set) var output = Output.title
  private(set) var isAnimated = false

  init(_ arguments: some Sequence<String>) throws(ReplayOptions.Misuse) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        try takeTexts(rest)
        break
      }
      guard argument.hasPrefix("--") else {
        throw misuse("what is \"\(argument)\"? Texts follow an option or --")
      }
      let name = String(argument.prefix { $0 != "=" })
      let value = name.count < argument.count ? String(argument.dropFirst(name.count + 1)) : nil
      if name == "--animated" {
        if let value { throw misuse("--animated takes no value (was \"\(value)\")") }
        isAnimated = true
      } else {
        try take(name, value, &rest)
      }
    }
    try check()
  }

  private mutating func take(
    _ name: String,
    _ inline: String?,
    _ rest: inout ArraySlice<String>
  ) throws(ReplayOptions.Misuse) {
    func value() throws(ReplayOptions.Misuse) -> String {
      if let inline { return inline }
      guard let next = rest.first else { throw misuse("\(name) takes a value") }
      guard !next.hasPrefix("--") else {
        throw misuse("\(name) takes a value; one that begins with dashes goes after \"=\"")
      }
      return rest.removeFirst()
    }
    switch name {
    case "--title": title = try value()
    case "--message": message = try value()
    case "--action": actions.append(Action(title: try value(), style: .default))
    case "--cancel": actions.append(Action(title: try value(), style: .cancel))
    case "--destructive": actions.append(Action(title: try value(), style: .destructive))
    case "--preferred":
      actions.append(Action(title: try value(), style: .default, isPreferred: true))
    case "--field": fields.append(Field(placeholder: try value(), isSecure: false))
    case "--secure": fields.append(Field(placeholder: try value(), isSecure: true))
    case "--style": style = try choice(name, value(), ["alert": .alert, "sheet": .actionSheet])
    case "--backend":
      backend = try choice(
        name,
        value(),
        ["automatic": .automatic, "block": .block, "delegate": .delegate]
      )
    case "--output":
      output = try choice(name, value(), ["title": .title, "index": .index, "json": .json])
    case "--system":
      systemVersion = try value()
      guard Scenario.isSystemVersion(systemVersion) else {
        throw misuse(
          "--system takes one to three numbers joined by dots (was \"\(systemVersion)\")"
        )
      }
    case "--timeout":
      let text = try value()
      guard let seconds = Double(text), seconds >= 0, seconds.isFinite else {
        throw misuse("--timeout takes seconds (was \"\(text)\")")
      }
      timeout = seconds
    default: throw misuse("unknown option \"\(name)\"")
    }
  }

  /// After `--` come texts alone: the title, unless there is one, and buttons.
  private mutating func takeTexts(_ texts: ArraySlice<String>) throws(ReplayOptions.Misuse) {
    var texts = texts
    if title == nil { title = texts.popFirst() }
    actions += texts.map { Action(title: $0, style: .default) }
  }

  private mutating func check() throws(ReplayOptions.Misuse) {
    if title == nil, message == nil { throw misuse("show takes a --title or a --message") }
    if actions.count(where: { $0.style == .cancel }) > 1 { throw misuse("one --cancel at most") }
    if actions.count(where: \.isPreferred) > 1 { throw misuse("one --preferred at most") }
    if style == .actionSheet, !fields.isEmpty { throw misuse("a sheet has no fields") }
    if actions.isEmpty { actions = [Action(title: "OK", style: .default)] }
  }

  private func choice<Value>(
    _ name: String,
    _ word: String,
    _ values: KeyValuePairs<String, Value>
  ) throws(ReplayOptions.Misuse) -> Value {
    if let value = values.first(where: { $0.key == word })?.value { return value }
    let words = values.map(\.key)
    let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    throw misuse("\(name) takes \(list) (was \"\(word)\")")
  }

  private func misuse(_ reason: String) -> ReplayOptions.Misuse {
    ReplayOptions.Misuse(reason: reason)
  }
}
