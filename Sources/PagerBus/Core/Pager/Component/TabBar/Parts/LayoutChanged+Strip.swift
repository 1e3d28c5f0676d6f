extension LayoutChanged {
  /// Whether the strip is the frontmost part under a point on glass.
  func isStrip(at point: Point) -> Bool {
    for part in order.reversed() {
      switch part {
      case Placeable.strip.rawValue: if strip.contains(point) { return true }
      case Placeable.pages.rawValue: if pages.contains(point) { return false }
      default:
        // A control: bounded by the cells that are listed.
        if controls.contains(where: { $0.name == part && $0.frame.contains(point) }) {
          return false
        }
      }
    }
    return false
  }
}
