extension TabBarMachine {
  /// The pages are elsewhere: so is the strip, unless a finger has put it where it is.
  mutating func follow(_ event: ScrollMoved, _ out: inout [any Event]) {
    position = event.position
    lightNearest(event, &out)
    switch mode {
    case .held:
      scroll(to: offset.held(in: 0...geometry.offsetMaximum), boundary: event.boundary, &out)

    case .following:
      scroll(to: StripOffset.centred(geometry, at: event.position), boundary: event.boundary, &out)

    case .returning(let start):
      let isThere = event.boundary && event.fraction.map { $0 == 1 } ?? true
      guard !isThere else {
        mode = .following
        let end = StripOffset.centred(geometry, at: event.position)
        return scroll(to: end, boundary: true, &out)
      }
      guard let fraction = event.fraction, let tab = decided.flatMap({ pages?.index(of: $0) })
      else { return }
      let end = StripOffset.centred(geometry, at: Double(tab))
      let offset = StripOffset.between(start, end, fraction: fraction)
      scroll(to: offset, boundary: event.boundary, &out)
    }
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
