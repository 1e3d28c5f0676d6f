extension ScrollMoved {
  /// The sample as a strip of tabs sees it: on a line, also where the pages lie in a ring.
  func onLine(_ track: PageTrack) -> ScrollMoved {
    guard track.isRing else { return self }
    return ScrollMoved(
      id: id, reason: reason, position: track.onLine(position), progress: progress,
      fraction: fraction, velocity: velocity, boundary: boundary)
  }
}
