/// First in, first out, with removal from the middle at no cost.
struct TicketQueue<Element> {
  private var tickets: [Int: Element] = [:]
  private var head = 0
  private var next = 0

  var isEmpty: Bool { tickets.isEmpty }

  /// The elements, the oldest first.
  var elements: [Element] { tickets.sorted { $0.key < $1.key }.map(\.value) }

  /// Appends an element and answers the ticket that removes it.
  mutating func append(_ element: Element) -> Int {
    tickets[next] = element
    next += 1
    return next - 1
  }

  mutating func remove(_ ticket: Int) { tickets[ticket] = nil }

  /// The newest element.
  var last: Element? { tickets.max { $0.key < $1.key }?.value }

  /// The oldest element.
  var first: Element? {
    mutating get {
      while head < next, tickets[head] == nil { head += 1 }
      return tickets[head]
    }
  }
}
