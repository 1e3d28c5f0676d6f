extension SnapRule {
  /// A finger at the moment at which it lets go.
  public struct Release: Hashable, Sendable {
    /// Where the pages are, in pages.
    public var position: Double

    /// How fast they move, in pages per second, positive toward higher pages.
    public var velocity: Double

    /// The page at which the gesture began; limits count from it.
    ///
    /// On a ring it may be laps away.
    public var startPage: Int

    /// The line or ring on which the pages lie.
    public var track: PageTrack

    /// Points from one page to the next.
    public var extent: Double

    /// The extent of the view along the axis, in points.
    public var view: Double

    /// How long the finger was down, in seconds.
    public var pressed = Double.infinity

    /// How quickly pages slow down on their own.
    public var deceleration: Deceleration

    /// Makes a release after a long touch, in a view as large as a page step.
    ///
    /// - Parameters:
    ///   - position: where the pages are, in pages; what is not finite counts as the start page.
    ///   - velocity: pages per second; what is not finite counts as 0.
    ///   - startPage: the page at which the gesture began.
    ///   - track: the line or ring on which the pages lie.
    ///   - extent: points from one page to the next.
    ///   - deceleration: how quickly pages slow down on their own.
    public init(
      position: Double, velocity: Double, startPage: Int, track: PageTrack, extent: Double,
      deceleration: Deceleration = .fast
    ) {
      self.position = position
      self.velocity = velocity
      self.startPage = startPage
      self.track = track
      self.extent = extent
      self.deceleration = deceleration
      view = extent
    }
  }
}

extension SnapRule.Release {
  /// The positions of the first and the last page, or all.
  var bounds: ClosedRange<Double> { track.bounds }

  /// The start page as a position.
  var start: Double { Double(startPage).held(in: bounds) }

  /// The same release with a place and a velocity that one can count with.
  var finite: SnapRule.Release {
    var finite = self
    if !position.isFinite { finite.position = start }
    if !velocity.isFinite { finite.velocity = 0 }
    return finite
  }

  /// Points per second, positive toward higher pages.
  var speed: Double { velocity * extent }

  /// Where it would coast to.
  var coasted: Double { position + deceleration.distance(velocity: velocity) }

  /// 1 if the finger has moved the pages toward higher ones, -1 toward lower ones, 0 for nowhere.
  var heading: Double { position > start ? 1 : position < start ? -1 : 0 }

  /// Whether it moves at this many points per second or faster; nothing that stands still does.
  func isQuick(from minimum: Double) -> Bool {
    velocity != 0 && abs(speed) >= minimum - SnapRule.velocityTolerance
  }

  /// The page next to the position in the direction of the velocity, or the farther one that it
  /// coasts to.
  func neighbour(coasted: Double) -> Double {
    velocity > 0
      ? max(position.ceiled, coasted.nearestWhole)
      : min(position.floored, coasted.nearestWhole)
  }

  /// The last page whose threshold was reached on the way from the start page.
  func passed(_ threshold: Double) -> Double {
    let moved = abs(position - start)
    let whole = moved.floored
    let pages = moved - whole >= threshold ? whole + 1 : whole
    return position < start ? start - pages : start + pages
  }

  /// The wish, at most `pages` from the start page and on the track.
  func limited(_ wish: Double, to pages: Int) -> Double {
    let reach = Double(max(pages, 0))
    return wish.held(in: start - reach...start + reach).held(in: bounds)
  }
}
