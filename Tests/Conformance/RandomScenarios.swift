/// Makes scenario files at random, the same for the same seed.
///
/// Half of them have alerts that UIAlertView and UIActionSheet cannot show. What carries those comes and
/// goes in a time of its own, and traces have no times: there everything settles after each step.
struct RandomScenarios {
  private var state: UInt64
  private var isCarried = false
  private var isPad = false
  private var hasSheet = false

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  /// A scenario file as text.
  mutating func next() -> String {
    isCarried = pick(2) == 0
    isPad = pick(3) == 0
    let ids = ["a", "b", "c"].prefix(1 + pick(3))
    let system = choose(["5.1", "7.1.2", "8.3", "12.4", "13.0", "26.0"])
    let alerts = ids.map { "\"\($0)\": \(alert($0, among: Array(ids)))" }
    var presenters = ["root"]
    var steps = (0..<(4 + pick(14))).map { _ in
      step(Array(ids), &presenters, inHandler: false)
    }
    if isCarried { steps = steps.flatMap { [$0, "{ \"settle\": true }"] } }
    // Every alert is presented once at least: one that never was may be kept by its own handler (F33).
    for id in ids {
      steps += [
        "{ \"present\": \"\(id)\" }", "{ \"settle\": true }", "{ \"dismiss\": \"\(id)\" }",
        "{ \"settle\": true }",
      ]
    }
    return """
      { "name": "random", "system": "\(system)", "device": "\(isPad ? "pad" : "phone")",
        "alerts": { \(alerts.joined(separator: ", ")) },
        "steps": [ \(steps.joined(separator: ",\n           ")) ] }
      """
  }

  private mutating func alert(_ id: String, among ids: [String]) -> String {
    let isSheet = pick(3) == 0
    if isSheet { hasSheet = true }
    let cancel = pick(2) == 0
    let isReusable = pick(6) == 0
    let count = 1 + pick(3)
    let actions = (0..<count).map { index in
      let style =
        cancel && index == 0
        ? "cancel" : index == 1 || isCarried && index == 2 ? "destructive" : "default"
      var parts = ["\"title\": \"\(id)\(index)\"", "\"style\": \"\(style)\""]
      let captures = (isReusable ? [] : ["box"]) + ["presenter", "field"]
      let captured = captures.filter { _ in pick(3) == 0 }.map { "\"\($0)\"" }
      if !captured.isEmpty {
        parts.append("\"captures\": [\(captured.joined(separator: ", "))]")
      }
      if isCarried, pick(6) == 0 { parts.append("\"enabled\": false") }
      if pick(3) == 0 {
        var known = ["root"]
        let steps = (0..<(1 + pick(2))).map { _ in step(ids, &known, inHandler: true) }
        parts.append("\"then\": [\(steps.joined(separator: ", "))]")
      }
      return "{ \(parts.joined(separator: ", ")) }"
    }
    var parts = ["\"title\": \"\(id)\"", "\"style\": \"\(isSheet ? "actionSheet" : "alert")\""]
    parts.append("\"actions\": [\(actions.joined(separator: ", "))]")
    if !isSheet {
      var layouts = ["", "{}", "{ \"secure\": true }", "{}, { \"secure\": true }"]
      if isCarried { layouts += ["{}, {}, {}", "{ \"enables\": 0 }"] }
      let fields = choose(layouts)
      parts.append("\"fields\": [\(fields)]")
    }
    if pick(2) == 0 {
      parts.append("\"policy\": \"\(choose(["refuse", "replace", "stack", "stack"]))\"")
    }
    if isCarried, pick(4) == 0 { parts.append("\"preferred\": \(pick(count))") }
    parts.append("\"anchor\": \"\(choose(["none", "view", "rect", "barButtonItem"]))\"")
    if isReusable { parts.append("\"reusable\": true") }
    return "{ \(parts.joined(separator: ", ")) }"
  }

  private mutating func step(
    _ ids: [String],
    _ presenters: inout [String],
    inHandler: Bool
  ) -> String {
    let id = choose(ids)
    let animated = pick(3) > 0
    switch pick(inHandler ? 7 : 21) {
    case 0, 1:
      return
        "{ \"present\": \"\(id)\", \"from\": \"\(choose(presenters))\", \"animated\": \(animated) }"
    case 2: return "{ \"dismiss\": \"\(id)\", \"animated\": \(animated) }"
    case 3: return "{ \"dismissPresenter\": \"\(choose(presenters))\", \"animated\": \(animated) }"
    case 4: return "{ \"retitle\": { \"alert\": \"\(id)\", \"message\": \"m\" } }"
    case 5: return "{ \"drop\": \"\(id)\" }"
    case 6:
      guard isCarried else { return "{ \"drop\": \"\(id)\" }" }
      return
        "{ \"enable\": { \"alert\": \"\(id)\", \"action\": 0, \"to\": \(pick(2) == 0) } }"
    case 19:
      // UIActionSheet holds a phone as it is (C20), a UIAlertController turns with its presenter (N2).
      guard isPad || !hasSheet else { return "{ \"settle\": true }" }
      let orientation = choose(["portrait", "landscapeLeft", "landscapeRight"])
      return "{ \"rotate\": \"\(orientation)\" }"
    case 7, 20: return "{ \"tap\": \"\(id)\(pick(3))\", \"times\": \(1 + pick(2)) }"
    case 8: return "{ \"tap\": \"#\(1 + pick(3))\" }"
    case 9: return "{ \"tapOutside\": true }"
    case 10: return "{ \"press\": \"\(choose(["return", "escape", "tab"]))\" }"
    case 11: return "{ \"type\": \"x\", \"into\": \(pick(2)) }"
    case 12:
      // On a pad a sheet waits for the end of the turn (A54), by turns that are each backend's own.
      if isPad { return "{ \"advance\": 0.05 }" }
      return "{ \"turn\": \(1 + pick(2)) }"
    case 13: return "{ \"advance\": 0.\(1 + pick(5)) }"
    case 14, 15: return "{ \"settle\": true }"
    case 16: return "{ \"alive\": true }"
    case 17:
      let new = "p\(presenters.count)"
      defer { presenters.append(new) }
      return pick(2) == 0
        ? "{ \"push\": \"\(new)\" }"
        : "{ \"modal\": \"\(new)\", \"from\": \"\(choose(presenters))\" }"
    default:
      if pick(2) == 0 { return "{ \"pop\": true }" }
      return presenters.count > 1
        ? "{ \"dropPresenter\": \"\(choose(Array(presenters.dropFirst())))\" }"
        : isPad ? "{ \"advance\": 0.05 }" : "{ \"turn\": 1 }"
    }
  }

  private mutating func choose<Element>(_ elements: [Element]) -> Element {
    elements[pick(elements.count)]
  }

  /// A number from 0 to below the limit.
  private mutating func pick(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}
