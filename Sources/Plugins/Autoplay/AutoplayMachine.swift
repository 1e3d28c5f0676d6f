package import PagerBus

/// Decides when the next page comes by itself.
///
/// A page rests for the whole interval: it begins when the pages come to rest, when another page is
/// selected, and when the last finger leaves the glass. While a finger is down, the pages move or
/// the container is hidden, no time is counted.
package struct AutoplayMachine: Equatable, Sendable {
  /// What the plugin does after ``apply(_:)`` or ``wake()``, in this order.
  package enum Action: Equatable, Sendable {
    /// Ask for a page.
    case request(SelectionRequested)

    /// Ask to be woken after this many nanoseconds instead of any earlier wish; nil: not at all.
    case alarm(after: Int64?)

    /// Show a state to sessions.
    case show(String, JSONValue)
  }

  /// What the plugin waits for.
  package enum Mode: String, Sendable {
    /// There are not two pages to turn.
    case waiting

    /// The interval is running.
    case playing

    /// A finger is down, the pages move, or nobody sees them.
    case paused

    /// The last page is reached, and nothing follows it.
    case ended
  }

  /// The most fingers that are told apart.
  package static let fingersMaximum = 16

  private let options: AutoplayOptions
  private var count = 0
  private var loops = false
  private var selected: Int?
  private var isMoving = false
  private var isHidden = false
  private var fingers: Set<String> = []
  private var shown: Mode?

  /// Makes a machine of which no page is known.
  package init(_ options: AutoplayOptions) {
    self.options = options
  }

  /// Folds one event.
  package mutating func apply(_ event: any Event) -> [Action] {
    var restarts = false
    switch event {
    case let event as PagesChanged:
      count = event.count
      loops = event.loop ?? false
      selected = event.selected
    case let event as SelectionChanged:
      selected = event.to
      restarts = true
    case let event as PhaseChanged: isMoving = event.phase != .idle
    case let event as ContainerSet: isHidden = !event.visible
    case let event as PointerDown:
      if fingers.count < Self.fingersMaximum { fingers.insert(event.finger) }
    case let event as PointerUp: fingers.remove(event.finger)
    case let event as PointerCancelled: fingers.remove(event.finger)
    default: return []
    }
    return actions(restarts: restarts)
  }

  /// Takes in that the interval is over.
  ///
  /// The next interval begins at once: if the request is refused, the page is asked for again.
  package mutating func wake() -> [Action] {
    guard mode == .playing else { return [] }
    let target: SelectionTarget = isAtEnd ? .first : .next
    return [.request(SelectionRequested(target, reason: .autoplay))] + actions(restarts: true)
  }

  /// Takes in that events were lost: a finger that left meanwhile would never be missed.
  package mutating func forgetFingers() -> [Action] {
    fingers = []
    return actions(restarts: false)
  }

  /// A ring has no end.
  private var isAtEnd: Bool { !loops && selected == count - 1 }

  private var mode: Mode {
    if count < 2 || selected == nil { return .waiting }
    if isHidden || isMoving || !fingers.isEmpty { return .paused }
    return isAtEnd && options.atEnd == .stop ? .ended : .playing
  }

  private mutating func actions(restarts: Bool) -> [Action] {
    let mode = mode
    defer { shown = mode }
    var actions: [Action] = []
    if mode != shown { actions.append(.show("mode", .string(mode.rawValue))) }
    switch mode {
    case .playing:
      if shown != .playing || restarts {
        actions.append(.alarm(after: options.intervalMs * 1_000_000))
      }
    case .waiting, .paused, .ended:
      if shown == .playing { actions.append(.alarm(after: nil)) }
    }
    return actions
  }
}
