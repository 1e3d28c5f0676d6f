package import PagerBus

/// Decides how the dots look and what a tapped dot asks for.
package struct PageControlMachine: Equatable, Sendable {
  /// What the plugin does after ``apply(_:)``, in this order.
  package enum Action: Equatable, Sendable {
    /// Ask for a page.
    case request(SelectionRequested)

    /// Say how the dots look now.
    case publish(DotsChanged)

    /// Show a state to sessions.
    case show(String, JSONValue)
  }

  private let options: PageControlOptions
  private var places = PagePlaces()
  private var position: Double?
  private var published: DotsChanged?

  /// Makes dots of which nothing is known.
  package init(_ options: PageControlOptions) {
    self.options = options
  }

  /// Folds one event; nothing is to be done if the dots look as before.
  package mutating func apply(_ event: any Event) -> [Action] {
    switch event {
    case let event as DotTapped:
      return [.request(SelectionRequested(.index(event.index), reason: .dot))]
    case let event as ScrollMoved:
      if event.position.isFinite { position = event.position }
    default:
      guard places.apply(event) == .applied else { return [] }
    }
    return change(to: dots)
  }

  /// How the dots look now.
  private var dots: DotsChanged {
    let dots =
      switch options.follow {
      case .settle: still(places.settled)
      case .decision: still(places.selected)
      case .continuous: moving
      }
    guard options.geometry.style != .plain else { return dots }
    return DotsChanged(
      count: dots.count, current: dots.current, progress: dots.progress,
      row: options.geometry.row(
        count: dots.count, current: dots.current, progress: dots.progress))
  }

  private func still(_ page: Int?) -> DotsChanged {
    let current = places.existing(page)
    return DotsChanged(count: places.count, current: current, progress: Double(current ?? 0))
  }

  /// Overscroll does not leave the row: what lies beyond the ends counts as the ends.
  ///
  /// Over the seam of a ring the row goes back over all dots.
  private var moving: DotsChanged {
    guard let position, places.selected != nil, places.count > 0 else {
      return still(places.selected)
    }
    let track = places.track
    let progress = min(max(track.onLine(position), 0), Double(places.count - 1))
    return DotsChanged(
      count: places.count, current: track.page(nearestTo: position), progress: progress)
  }

  private mutating func change(to dots: DotsChanged) -> [Action] {
    guard dots != published else { return [] }
    var actions: [Action] = [.publish(dots)]
    if published?.count != dots.count {
      actions.append(.show("count", .integer(Int64(dots.count))))
    }
    if published == nil || published?.current != dots.current {
      let value = dots.current.map { JSONValue.integer(Int64($0)) } ?? .null
      actions.append(.show("current", value))
    }
    published = dots
    return actions
  }
}
