/// The controls that plugins show, as far as the paged view has to know them to find what a finger
/// is on.
struct Controls: Equatable, Sendable {
  /// A control has at most this many touchable cells in events; the rest of a longer row shares its
  /// frame unlisted.
  static let listedCellsMaximum = 1024

  /// How many dots there are; nil until a plugin shows dots.
  var dotCount: Int?

  /// How the dots look, if that is said.
  var dotRow: DotRow?

  /// The names of the buttons; nil until a plugin shows buttons.
  var buttonNames: [String]?

  /// Takes in how the dots look.
  mutating func take(_ dots: DotsChanged) {
    dotCount = max(dots.count, 0)
    dotRow = dots.row
  }

  /// The wishes for a place, from back to front: buttons, then dots.
  var wishes: [PagerLayout.Control] {
    var wishes: [PagerLayout.Control] = []
    if let buttonNames { wishes.append(.init(.buttons, cellCount: buttonNames.count)) }
    if let dotCount { wishes.append(.init(.dots, cellCount: dotCount, row: dotRow)) }
    return wishes
  }
}

extension PagerLayout {
  /// The layout as a fact.
  var changed: LayoutChanged {
    LayoutChanged(
      container: container, safe: safe, strip: strip, pages: pages,
      controls: controls.flatMap { $0.listedCells }, order: order.map(\.rawValue))
  }
}

extension ControlFrame {
  fileprivate var listedCells: [ControlCell] {
    cells.prefix(Controls.listedCellsMaximum).compactMap { index in
      cell(index).map { ControlCell(name: part.rawValue, cell: index, frame: $0) }
    }
  }
}
