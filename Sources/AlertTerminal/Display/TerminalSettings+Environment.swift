extension TerminalSettings {
  /// Reads the settings from environment variables.
  ///
  /// `LC_ALL`, `LC_CTYPE` and `LANG`, the first that is not empty, name the encoding; `NO_COLOR` that is not
  /// empty takes all colours away; `COLORTERM` and `TERM` say how many there are; `REDUCE_MOTION` that is
  /// neither empty nor 0 stops animations; `ALERT_AMBIGUOUS_WIDTH=2` makes ambiguous characters wide.
  ///
  /// - Parameter environment: Values by name.
  public init(environment: [String: String]) {
    self.init { environment[$0] }
  }

  /// Reads the settings from environment variables, each asked for by its name.
  package init(variable: (String) -> String?) {
    func value(_ name: String) -> String { variable(name) ?? "" }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map(value).first { !$0.isEmpty } ?? ""
    let encoding = locale.lowercased().filter { $0 != "-" && $0 != "_" }
    isUTF8 = encoding.contains("utf8")
    let term = value("TERM")
    if !value("NO_COLOR").isEmpty || ["", "dumb"].contains(term) || term.hasPrefix("vt") {
      colors = .none
    } else if ["truecolor", "24bit"].contains(value("COLORTERM")) {
      colors = .full
    } else if term.contains("256") || term.contains("kitty") || term.contains("direct") {
      colors = .indexed
    } else {
      colors = .sixteen
    }
    reducesMotion = !["", "0"].contains(value("REDUCE_MOTION"))
    ambiguousIsWide = value("ALERT_AMBIGUOUS_WIDTH") == "2"
  }

  /// Whether a terminal of that kind can be drawn on at all; otherwise questions are asked line by line.
  ///
  /// - Parameter environment: Values by name; `TERM` is asked for.
  /// - Returns: `false` without a kind and for `dumb`.
  public static func canDraw(environment: [String: String]) -> Bool {
    canDraw(on: environment["TERM"])
  }

  /// Whether a terminal of a kind, the value of `TERM`, can be drawn on at all.
  package static func canDraw(on kind: String?) -> Bool {
    !["", "dumb"].contains(kind ?? "")
  }
}
