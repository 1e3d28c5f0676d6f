/// Turns placements and their defaults into frames.
struct PlacementSolver {
  /// The height of the dots unless they are placed, in points.
  static let dotsHeight = 30.0

  /// The height of the buttons unless they are placed, in points.
  static let buttonsHeight = 44.0

  let container: Rect
  let safe: Rect
  let pager: Rect
  let strip: Rect
  let pages: Rect
  private let placements: Placements

  init(_ settings: PagerSettings) {
    let placements = settings.placements
    let container = Rect(
      x: 0, y: 0, width: settings.view.width, height: settings.view.height)
    let safe = container.inset(by: settings.safe)
    let resolve = { (part: Placeable) in
      placements[part].map { PlacementSolver.frame($0, container: container, safe: safe) }
    }
    let pager = resolve(.pager) ?? safe
    let strip =
      resolve(.strip)
      ?? Rect(
        x: pager.x, y: pager.y, width: pager.width,
        height: min(settings.tabs.height, pager.height))
    let free =
      placements[.strip]?.isOverPages == true
      ? pager : PlacementSolver.rest(of: pager, without: strip)

    self.placements = placements
    self.container = container
    self.safe = safe
    self.pager = pager
    self.strip = strip
    pages = resolve(.pages) ?? free
  }

  /// The frame of a control: as placed, else at the bottom of the page area, the dots below the
  /// buttons.
  func frame(of part: Placeable, among parts: [Placeable]) -> Rect {
    if let placement = placements[part] {
      return PlacementSolver.frame(placement, container: container, safe: safe)
    }
    let dots = min(PlacementSolver.dotsHeight, pages.height)
    switch part {
    case .pager: return pager
    case .strip: return strip
    case .pages: return pages

    case .dots:
      return Rect(x: pages.x, y: pages.bottom - dots, width: pages.width, height: dots)

    case .buttons:
      let isAboveDots = parts.contains(.dots) && placements[.dots] == nil
      let bottom = isAboveDots ? pages.bottom - dots : pages.bottom
      let height = min(PlacementSolver.buttonsHeight, bottom - pages.y)
      return Rect(x: pages.x, y: bottom - height, width: pages.width, height: height)
    }
  }

  /// The parts from back to front: what lies behind the pages, the pages, what lies over them.
  func order(of parts: [Placeable]) -> [Placeable] {
    let isOver = { (part: Placeable) in
      self.placements[part]?.isOverPages ?? (part == .dots || part == .buttons)
    }
    return parts.filter { !isOver($0) } + [.pages] + parts.filter(isOver)
  }

  /// What is left below the strip, or above it if it lies at the bottom.
  private static func rest(of pager: Rect, without strip: Rect) -> Rect {
    let isAtBottom = strip.y > pager.y && strip.bottom >= pager.bottom
    let top = isAtBottom ? pager.y : max(strip.bottom, pager.y)
    let bottom = isAtBottom ? min(strip.y, pager.bottom) : pager.bottom
    return Rect(x: pager.x, y: top, width: pager.width, height: max(bottom - top, 0))
  }

  private static func frame(_ placement: Placement, container: Rect, safe: Rect) -> Rect {
    let x = origin(placement.x, of: container.width, safe: safe.x)
    let y = origin(placement.y, of: container.height, safe: safe.y)
    return Rect(
      x: x, y: y,
      width: extent(placement.width, from: x, of: container.width, safe: safe.right),
      height: extent(placement.height, from: y, of: container.height, safe: safe.bottom))
  }

  private static func origin(_ value: Placement.Coordinate, of whole: Double, safe: Double)
    -> Double
  {
    switch value {
    case .points(let points): points
    case .percent(let percent): whole * percent / 100
    case .safe: safe
    }
  }

  private static func extent(
    _ value: Placement.Coordinate, from origin: Double, of whole: Double, safe: Double
  ) -> Double {
    switch value {
    case .points(let points): points
    case .percent(let percent): whole * percent / 100
    case .safe: max(safe - origin, 0)
    }
  }
}
