import PagerBus

/// Turns the places, ways and speeds of a session into points on glass, as the pager stands now.
struct Glass {
  private let frame: PagerFrame

  init(_ frame: PagerFrame) {
    self.frame = frame
  }

  /// The middle of the page area, where gestures begin that do not say otherwise.
  var pageCenter: Point { frame.pagesArea.center }

  /// A point of the container.
  func point(_ point: SessionPoint) -> Point {
    place(point, in: frame.container)
  }

  /// A point of a box; per cent are of the box, `safe` is the container's safe edge.
  func place(_ point: SessionPoint, in box: Rect) -> Point {
    Point(
      x: coordinate(point.x, from: box.x, extent: box.width, safe: frame.safe.x),
      y: coordinate(point.y, from: box.y, extent: box.height, safe: frame.safe.y))
  }

  private func coordinate(
    _ coordinate: SessionCoordinate, from start: Double, extent: Double, safe: Double
  ) -> Double {
    switch coordinate {
    case .pixels(let pixels): start + pixels
    case .percent(let percent): start + extent * percent / 100
    case .safe: safe
    }
  }

  /// The way that a finger goes on glass, as a vector of points.
  func way(_ direction: SessionDirection, _ distance: SessionLength) -> Point {
    let unit = unit(of: direction)
    let isHorizontal = unit.x != 0
    let area = frame.pagesArea
    let length =
      switch distance {
      case .pixels(let pixels): pixels
      case .percent(let percent): (isHorizontal ? area.width : area.height) * percent / 100
      case .pages(let pages): pages * pageStep(isHorizontal: isHorizontal)
      }
    return Point(x: unit.x * length, y: unit.y * length)
  }

  /// Points a second along a direction.
  func speed(_ speed: SessionSpeed, along direction: SessionDirection) -> Double {
    switch speed {
    case .pixelsPerSecond(let pixels): pixels
    case .pagesPerSecond(let pages): pages * pageStep(isHorizontal: unit(of: direction).x != 0)
    }
  }

  /// One page along an axis: with the gap between pages if it is the pager's own axis.
  private func pageStep(isHorizontal: Bool) -> Double {
    let isOwnAxis = isHorizontal == (frame.settings.axis == .horizontal)
    if isOwnAxis { return frame.pageGeometry.step }
    return isHorizontal ? frame.pagesArea.width : frame.pagesArea.height
  }

  /// Where a finger goes: `next` and `prev` follow axis and reading direction.
  private func unit(of direction: SessionDirection) -> Point {
    switch direction {
    case .left: return Point(x: -1, y: 0)
    case .right: return Point(x: 1, y: 0)
    case .up: return Point(x: 0, y: -1)
    case .down: return Point(x: 0, y: 1)
    case .next, .prev: break
    }
    let sign = direction == .next ? -1.0 : 1.0
    switch (frame.settings.axis, frame.settings.direction) {
    case (.vertical, _): return Point(x: 0, y: sign)
    case (.horizontal, .leftToRight): return Point(x: sign, y: 0)
    case (.horizontal, .rightToLeft): return Point(x: -sign, y: 0)
    }
  }
}
