/// The line or the ring on which pages lie.
///
/// A position on it counts page steps. On a ring it may go on for ever in both directions while the
/// pages move; every such position is that of a place between page 0 and the page before it, and
/// only that place is ever published: nobody sees a copy of a page.
public struct PageTrack: Hashable, Sendable {
  /// How many pages there are.
  public let count: Int

  /// Whether the first page follows the last one; one page alone follows nothing.
  public let isRing: Bool

  /// Makes a track.
  ///
  /// - Parameters:
  ///   - count: how many pages there are; less than 0 is 0.
  ///   - loops: whether the first page follows the last one, if there are two pages at least.
  public init(count: Int, loops: Bool) {
    self.count = max(count, 0)
    isRing = loops && count > 1
  }

  /// The positions between which pages can rest: those of the first and the last page, or all.
  public var bounds: ClosedRange<Double> {
    isRing ? -PageTrack.farthest...PageTrack.farthest : 0...Double(max(count - 1, 0))
  }

  /// No pages go farther round a ring than this: beyond it a position has no fractions any more.
  private static let farthest = 0x1p50

  /// The place of a position: itself on a line, at least 0 and less than ``count`` on a ring.
  public func place(of position: Double) -> Double {
    isRing ? PageTrack.wrapped(position, from: 0, length: Double(count)) : position
  }

  /// The page nearest to a position; halfway belongs to the higher one.
  public func page(nearestTo position: Double) -> Int {
    index(of: whole(nearestTo: position))
  }

  /// The whole position nearest to a position, on the track; halfway belongs to the higher one.
  ///
  /// 0 for NaN.
  func whole(nearestTo position: Double) -> Int {
    position.isNaN ? 0 : Int((position + 0.5).floored.held(in: bounds))
  }

  /// The page that a whole position is; on a line the number itself, whether there is such a page
  /// or not.
  public func index(of whole: Int) -> Int {
    guard isRing else { return whole }
    let rest = whole % count
    return rest < 0 ? rest + count : rest
  }

  /// The position of a page by the shortest way from another position; of two equal ways the
  /// forward one.
  public func position(of page: Int, near position: Double) -> Double {
    guard isRing, position.isFinite else { return Double(page) }
    let ahead = self.position(of: page, onward: 1, from: position)
    let back = ahead - Double(count)
    return ahead - position <= position - back ? ahead : back
  }

  /// The position of a page that is met first when the pages go one way; where they are if that is
  /// the page itself.
  ///
  /// - Parameters:
  ///   - page: the page's index.
  ///   - direction: 1 toward higher positions, -1 toward lower ones; 0 takes the shortest way.
  ///   - position: where the pages are.
  /// - Returns: a whole position; on a line the page's own.
  public func position(of page: Int, onward direction: Int, from position: Double) -> Double {
    guard isRing, position.isFinite else { return Double(page) }
    guard direction != 0 else { return self.position(of: page, near: position) }
    let length = Double(count)
    let lap = ((position - Double(page)) / length).floored
    var below = Double(page) + lap * length
    // The division may round up to a lap that the pages have not reached.
    if below > position { below -= length }
    if direction > 0 { return below == position ? below : below + length }
    return below
  }

  /// Where what is drawn as a line, a row of dots, stands for a place on a ring.
  ///
  /// Between the last page and the first it goes back over all of them.
  public func onLine(_ place: Double) -> Double {
    let last = Double(count - 1)
    guard isRing, place > last else { return place }
    return last * (Double(count) - place).held(in: 0...1)
  }

  /// How far a page is from a position, signed, by the shortest way.
  public func distance(to page: Int, from position: Double) -> Double {
    self.position(of: page, near: position) - position
  }
}

extension PageTrack {
  /// A number brought into `low ..< low + length` by whole lengths.
  ///
  /// Safe for both signs, and never `low + length` by rounding.
  package static func wrapped(_ value: Double, from low: Double, length: Double) -> Double {
    guard length > 0, value.isFinite else { return low }
    guard value < low || value >= low + length else { return value }
    let inside = value - length * ((value - low) / length).floored
    return inside >= low && inside < low + length ? inside : low
  }
}
