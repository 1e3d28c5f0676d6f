extension TabBarMachine {
  /// The pages are elsewhere: so is the strip, unless a finger has put it where it is.
  mutating func follow(_ event: ScrollMoved, _ out: inout [any Event]) {
    position = event.position
    if event.reason == .restore, let offset = restoring {
      return restore(offset, &out)
    }
    switch mode {
    case .held:
      scroll(to: offset.held(in: 0...geometry.offsetMaximum), boundary: event.boundary, &out)

    case .following:
      scroll(to: StripOffset.centred(geometry, at: event.position), boundary: event.boundary, &out)

    case .returning(let start, let since): comeBack(from: start, since: since, event, &out)
    }
  }

  /// Scrolls to where the strip was; there it stays until the pages move on, as after a finger.
  private mutating func restore(_ offset: Double, _ out: inout [any Event]) {
    restoring = nil
    let offset = offset.held(in: 0...geometry.offsetMaximum)
    let isCentred = position.map { StripOffset.centred(geometry, at: $0) == offset } ?? true
    mode = isCentred ? .following : .held
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
      let end = StripOffset.centred(geometry, at: event.position)
      return scroll(to: end, boundary: event.boundary, &out)
    }
    if event.boundary {
      // The pages were re-based: from here on the rest of the way counts.
      mode = .returning(from: offset, since: event.position)
      return
    }
    let end = StripOffset.centred(geometry, at: Double(tab))
    let share = (event.position - since) / (Double(tab) - since)
    scroll(to: StripOffset.between(start, end, fraction: share), boundary: false, &out)
  }

  /// Puts the strip where it belongs after its tabs or its view changed.
  mutating func place(_ out: inout [any Event]) {
    guard let position, offsetPublished != nil else { return }
    switch mode {
    case .following:
      scroll(to: StripOffset.centred(geometry, at: position), boundary: true, &out)
    case .held, .returning:
      scroll(to: offset.held(in: 0...geometry.offsetMaximum), boundary: true, &out)
    }
  }

  /// Puts the strip where it belongs although a finger had put it elsewhere.
  mutating func recentre(_ out: inout [any Event]) {
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
    guard offsetPublished != self.offset else { return }
    offsetPublished = self.offset
    out.append(StripScrolled(offset: self.offset, reason: reason, boundary: boundary))
  }
}
