/// Where a row of pages of any extents comes to rest in a view.
///
/// Offsets count from the beginning of the row, in points; they are the same whatever the axis and
/// the direction, because both are logical.
public struct SnapPoints: Hashable, Sendable {
  /// Where in the view a page rests.
  public enum Alignment: Hashable, Sendable {
    /// At the beginning of the view.
    case start

    /// In the middle of the view.
    case centre

    /// After this share of the view.
    case share(Double)

    /// Points from the beginning of the view to that of a page at rest.
    public func lead(of extent: Double, in view: Double) -> Double {
      switch self {
      case .start: 0
      case .centre: (view - extent) / 2
      case .share(let share): view * share
      }
    }
  }

  /// What becomes of rests that would show more than the row.
  public enum Containment: Hashable, Sendable {
    /// They stay.
    case none

    /// They move to the end of the row; equal ones become one.
    case trimmed

    /// They move to the end of the row and stay as many as there are pages.
    case kept
  }

  /// The offsets at which the row rests, ascending.
  public let offsets: [Double]

  /// Lays out a row.
  ///
  /// - Parameters:
  ///   - extents: the extent of each page along the axis, in points.
  ///   - margin: points that each page keeps free on both of its sides.
  ///   - view: the extent of the view, in points.
  ///   - alignment: where in the view a page rests.
  ///   - containment: what becomes of rests that would show more than the row.
  public init(
    extents: [Double], margin: Double = 0, view: Double, alignment: Alignment,
    containment: Containment = .none
  ) {
    var begin = 0.0
    var wishes: [Double] = []
    for extent in extents {
      wishes.append(begin + margin - alignment.lead(of: extent, in: view))
      begin += extent + 2 * margin
    }
    let end = max(begin - view, 0)
    switch containment {
    case .none: offsets = wishes
    case .kept: offsets = wishes.map { $0.held(in: 0...end) }
    case .trimmed:
      var rests: [Double] = []
      for wish in wishes.map({ $0.held(in: 0...end) }) where rests.last != wish {
        rests.append(wish)
      }
      offsets = rests
    }
  }

  /// How far each rest is on the way from the first to the last one, 0…1.
  public var progress: [Double] {
    guard let first = offsets.first, let last = offsets.last, last > first else {
      return offsets.map { _ in 0 }
    }
    return offsets.map { ($0 - first) / (last - first) }
  }
}
