/// Where a pager goes when a finger lets it go.
public enum SnapRule: Hashable, Sendable {
  /// The neighbour in the direction of a quick release; else the page beyond the threshold, counted
  /// from the start page.
  ///
  /// A release is quick at `velocityMinimum` points per second or more (and never at 0).
  /// `pagesMaximum` limits the distance from the start page; with more than one page a quick
  /// release goes as far as it would coast.
  case directional(threshold: Double, velocityMinimum: Double, pagesMaximum: Int)

  /// The nearest page, whatever the velocity.
  case nearest

  /// The page nearest to where it would coast to, at most `pagesMaximum` from the start page.
  case projected(Deceleration, pagesMaximum: Int)

  /// Where it coasts to, between pages too.
  case free

  /// What another pager does.
  case peer(PeerSnap)

  /// The rule of every pager unless a setting says otherwise.
  public static let standard = directional(
    threshold: 0.5, velocityMinimum: 400, pagesMaximum: 1)

  /// How many points per second a release may lack and still count as quick.
  ///
  /// A finger that goes at exactly the minimum arrives here through a division by time and one by
  /// the page; without a tolerance the last bit of these would decide.
  static let velocityTolerance = 1e-6

  /// A scroll view with paging on: any velocity goes to the neighbour, none to the nearest page,
  /// one page at most.
  public static let uikit = directional(threshold: 0.5, velocityMinimum: 0, pagesMaximum: 1)
}

extension SnapRule {
  /// Whether the target is always a whole page.
  public var snaps: Bool { self != .free }

  /// Where the pages go, in pages: on the track, a whole number unless the rule is free, 0 without
  /// pages.
  public func target(of release: Release) -> Double {
    guard release.track.count > 0 else { return 0 }
    let release = release.finite
    switch self {
    case .directional(let threshold, let velocityMinimum, let pages):
      let wish =
        release.isQuick(from: velocityMinimum)
        ? release.neighbour(coasted: pages > 1 ? release.coasted : release.position)
        : release.passed(threshold)
      return release.limited(wish, to: pages)

    case .nearest:
      return release.position.nearestWhole.held(in: release.bounds)

    case .projected(let rate, let pages):
      let wish = release.position + rate.distance(velocity: release.velocity)
      return release.limited(wish.nearestWhole, to: pages)

    case .free:
      return release.coasted.held(in: release.bounds)

    case .peer(let peer):
      return peer.wish(of: release).held(in: release.bounds)
    }
  }
}
