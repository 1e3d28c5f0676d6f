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
        in: 0...Double(max(count - 1, 0)), deceleration: settings.deceleration,
        spring: settings.motion, bounces: settings.bounce, at: sampledAt)
    }
  }

  /// Where the pages are at an instant at or after ``sampledAt``, in pages.
  public func position(at instant: Instant) -> Double {
    motion?.position(at: instant) ?? position
  }

  /// Only a drag under the free rule comes to rest where nothing snaps.
  private var isCoasting: Bool {
    guard transition?.reason == .drag else { return false }
    return !settings.snap.snaps
  }
}
