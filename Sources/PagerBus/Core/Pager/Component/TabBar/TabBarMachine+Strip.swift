extension TabBarMachine {
  /// The pages are elsewhere: so is the strip, unless a finger has put it where it is.
  mutating func follow(_ event: ScrollMoved, _ out: inout [any Event]) {
    position = event.position
    if settings.tabs.selectedWidth != nil { swell(at: event.position, &out) }
    lightNearest(event, &out)
    if event.reason == .restore, let offset = restoring {
      return restore(offset, &out)
    }
    switch mode {
    case .held:
      guard !isScrolledByUser else { return }
      scroll(to: offset.held(in: 0...geometry.offsetMaximum), boundary: event.boundary, &out)

    case .following: scroll(to: wish(at: event.position), boundary: event.boundary, &out)

    case .returning(let start, let since): comeBack(from: start, since: since, event, &out)
    }
  }

  /// Scrolls to where the strip was; there it stays until the pages move on, as after a finger.
  private mutating func restore(_ offset: Double, _ out: inout [any Event]) {
    restoring = nil
    endScrolling(&out)
    let offset = offset.held(in: 0...geometry.offsetMaximum)
    let isInPlace = position.map { wish(at: $0, from: offset) == offset } ?? true
    mode = isInPlace ? .following : .held
    scroll(to: offset, boundary: true, &out)
  }

  /// A strip that a finger had moved goes to the selected tab while the pages go to its page.
  private mutating func comeBack(
    from start: Double, since: Double, _ event: ScrollMoved, _ out: inout [any Event]
  ) {
    guard let tab = decided.flatMap({ pages?.index(of: $0) }), event.position != Double(tab),
      since != Double(tab)
    else {
      mode = .following
      return scroll(to: wish(at: event.position), boundary: event.boundary, &out)
    }
    if event.boundary {
      // The pages were re-based: from here on the rest of the way counts.
      mode = .returning(from: offset, since: event.position)
      return
    }
    let end = wish(at: Double(tab), from: start)
    let share = share(to: tab, since: since, at: event.position)
    scroll(to: StripOffset.between(start, end, fraction: share), boundary: false, &out)
  }

  /// How much of the way of the pages to a tab's page is done.
  private func share(to tab: Int, since: Double, at position: Double) -> Double {
    guard track.isRing else { return (position - since) / (Double(tab) - since) }
    // What lies beyond a page on a ring lies before it, too: only the distance tells.
    let way = abs(track.distance(to: tab, from: since))
    return 1 - abs(track.distance(to: tab, from: position)) / way
  }

  /// Puts the strip where it belongs after its tabs or its view changed.
  mutating func place(_ out: inout [any Event]) {
    guard let position, offsetPublished != nil else { return }
    switch mode {
    case .following: scroll(to: wish(at: position), boundary: true, &out)
    case .held, .returning:
      guard !isScrolledByUser else { return }
      scroll(to: offset.held(in: 0...geometry.offsetMaximum), boundary: true, &out)
    }
  }

  /// Where the strip belongs while the pages are at a position; it is at `current` before that, or
  /// where it is.
  private func wish(at position: Double, from current: Double? = nil) -> Double {
    StripOffset.offset(
      geometry, at: position, settings.strip, from: current ?? offset, loops: settings.loop)
  }

  /// Puts the strip where it belongs although a finger had put it elsewhere.
  mutating func recentre(_ out: inout [any Event]) {
    endScrolling(&out)
    mode = .following
    place(&out)
  }

  /// Scrolls because of the pages; says so if it is another offset, or the first one.
  private mutating func scroll(to offset: Double, boundary: Bool, _ out: inout [any Event]) {
    publish(offset, .position, boundary: boundary, &out)
  }

  /// Scrolls, whoever wants it.
  mutating func publish(
    _ offset: Double, _ reason: StripScrolled.Reason, boundary: Bool, _ out: inout [any Event]
  ) {
    self.offset = offset + 0
    guard offsetPublished != self.offset || isScrolling && boundary else { return }
    offsetPublished = self.offset
    isScrolling = reason == .user && !boundary
    out.append(StripScrolled(offset: self.offset, reason: reason, boundary: boundary))
  }
}
