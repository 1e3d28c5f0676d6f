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

  /// The rule of every pager unless a setting says otherwise.
  public static let standard = directional(
    threshold: 0.5, velocityMinimum: 400, pagesMaximum: 1)

  /// How many points per second a release may lack and still count as quick.
  ///
  /// A finger that goes at exactly the minimum arrives here through a division by time and one by the page; without
  /// a tolerance the last bit of these would decide.
  static let velocityTolerance = 1e-6

  /// A scroll view with paging on: any velocity goes to the neighbour, none to the nearest page,
  /// one page at most.
  public static let uikit = directional(threshold: 0.5, velocityMinimum: 0, pagesMaximum: 1)

  /// A finger at the moment at which it lets go.
  public struct Release: Hashable, Sendable {
    /// Where the pages are, in pages.
    public var position: Double

    /// How fast they move, in pages per second, positive toward higher pages.
    public var velocity: Double

    /// The page at which the gesture began; limits count from it.
    public var startPage: Int

    /// How many pages there are.
    public var count: Int

    /// Points from one page to the next.
    public var extent: Double

    /// How quickly pages slow down on their own.
    public var deceleration: Deceleration

    /// Makes a release.
    ///
    /// - Parameters:
    ///   - position: where the pages are, in pages; what is not finite counts as the start page.
    ///   - velocity: pages per second; what is not finite counts as 0.
    ///   - startPage: the page at which the gesture began.
    ///   - count: how many pages there are.
    ///   - extent: points from one page to the next.
    ///   - deceleration: how quickly pages slow down on their own.
    public init(
      position: Double, velocity: Double, startPage: Int, count: Int, extent: Double,
      deceleration: Deceleration = .fast
    ) {
      self.position = position
      self.velocity = velocity
      self.startPage = startPage
      self.count = count
      self.extent = extent
      self.deceleration = deceleration
    }
  }
}

extension SnapRule {
  /// Whether the target is always a whole page.
  public var snaps: Bool { self != .free }

  /// Where the pages go, in pages: within 0…count−1, a whole number unless the rule is free, 0
  /// without pages.
  public func target(of release: Release) -> Double {
    guard release.count > 0 else { return 0 }
    let last = Double(release.count - 1)
    let start = Double(release.startPage).held(in: 0...last)
    let position = release.position.isFinite ? release.position : start
    let velocity = release.velocity.isFinite ? release.velocity : 0
    let coasted = position + release.deceleration.distance(velocity: velocity)

    switch self {
    case .directional(let threshold, let velocityMinimum, let pages):
      let speed = abs(velocity) * release.extent
      let isQuick = velocity != 0 && speed >= velocityMinimum - Self.velocityTolerance
      let wish =
        isQuick
        ? SnapRule.neighbour(of: position, velocity, coasted: pages > 1 ? coasted : position)
        : SnapRule.passed(position, from: start, threshold)
      return SnapRule.limit(wish, to: pages, from: start, last)

    case .nearest:
      return SnapRule.wholePage(position).held(in: 0...last)

    case .projected(let rate, let pages):
      let wish = SnapRule.wholePage(position + rate.distance(velocity: velocity))
      return SnapRule.limit(wish, to: pages, from: start, last)

    case .free:
      return coasted.held(in: 0...last)
    }
  }

  /// The nearest page; halfway belongs to the higher one.
  private static func wholePage(_ position: Double) -> Double {
    position.nearestWhole
  }

  /// The page next to `position` in the direction of the velocity, or the farther one that it
  /// coasts to.
  private static func neighbour(
    of position: Double, _ velocity: Double, coasted: Double
  ) -> Double {
    velocity > 0
      ? max(position.ceiled, wholePage(coasted))
      : min(position.floored, wholePage(coasted))
  }

  /// The last page whose threshold was reached on the way from `start`.
  private static func passed(
    _ position: Double, from start: Double, _ threshold: Double
  ) -> Double {
    let moved = abs(position - start)
    let whole = moved.floored
    let pages = moved - whole >= threshold ? whole + 1 : whole
    return position < start ? start - pages : start + pages
  }

  /// The wish, at most `pages` from the start and inside the list.
  private static func limit(
    _ wish: Double, to pages: Int, from start: Double, _ last: Double
  ) -> Double {
    let reach = Double(max(pages, 0))
    return wish.held(in: start - reach...start + reach).held(in: 0...last)
  }
}
