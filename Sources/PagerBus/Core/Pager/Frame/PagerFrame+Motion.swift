extension PagerFrame {
  /// What moves the pages now; nil unless they settle.
  ///
  /// A spring's course follows from its place and velocity at any instant, so the latest sample is
  /// enough: asked between two samples the motion gives the positions that a higher sampling rate
  /// would have published, up to rounding. While a finger drags there is none: the position is
  /// where the latest sample says.
  public var motion: Motion? {
    switch phase {
    case .idle, .dragging:
      return nil

    case .settling:
      guard let destination = transition?.destination else { return nil }
      guard isCoasting else {
        return .spring(
          from: position, to: destination, velocity: velocity, extent: pageGeometry.step,
          spring: settings.motion, at: sampledAt)
      }
      return .coast(
        from: position, velocity: velocity, extent: pageGeometry.step,
        in: track.bounds, deceleration: settings.deceleration,
        spring: settings.motion, bounces: settings.bounce, at: sampledAt)
    }
  }

  /// Where the pages are at an instant at or after ``sampledAt``, in pages.
  public func position(at instant: Instant) -> Double {
    motion.map { track.place(of: $0.position(at: instant)) } ?? position
  }

  /// Where a page is met if the pages go one way from where they are; on a ring perhaps beyond it.
  func goal(_ page: Int, onward direction: Int) -> Double {
    track.position(of: page, onward: direction, from: position)
  }

  /// Where a place is met by the shortest way; `page` is the one nearest to it.
  func goal(_ place: Double, page: Int) -> Double {
    place.isWhole ? goal(page, onward: 0) : place
  }

  /// Keeps the goal of the open move beside the position while that goes round a ring: what a
  /// sample says of the way that is done tells how much is left.
  mutating func follow(_ event: ScrollMoved) {
    guard track.isRing, event.id == transition?.id, let page = transition?.to,
      transition?.destination?.isWhole == true
    else { return }
    let done = event.fraction ?? 0
    let left = done > 0 ? event.progress * (1 - done) / done : 0
    head(for: page, at: track.position(of: page, near: event.position + left))
  }

  /// The open move goes somewhere else.
  mutating func head(for page: Int?, at destination: Double) {
    transition?.to = page
    transition?.destination = destination
  }

  /// Only a drag under the free rule comes to rest where nothing snaps.
  private var isCoasting: Bool {
    guard transition?.reason == .drag else { return false }
    return !settings.snap.snaps
  }
}
