/// First in, first out, with removal from the middle at no cost.
struct TicketQueue<Element> {
  private var elements: [Int: Element] = [:]
  private var head = 0
  private var next = 0

  var isEmpty: Bool { elements.isEmpty }
  var count: Int { elements.count }

  /// Appends an element and answers the ticket that removes it.
  mutating func append(_ element: Element) -> Int {
    elements[next] = element
    next += 1
    return next - 1
  }

  mutating func remove(_ ticket: Int) { elements[ticket] = nil }

  /// The oldest element.
  var first: Element? {
    mutating get {
      while head < next, elements[head] == nil { head += 1 }
      return elements[head]
    }
  }
}
