extension PagedViewMachine {
  /// A finger goes down on a control.
  mutating func pressBegan(_ finger: String, at point: Point) {
    guard let part = layout.part(at: point), let cell = cell(of: part, at: point) else { return }
    _ = touches.add(
      Touches.Touch(
        finger: finger, down: point, point: point, role: .pressing(part, cell: cell)))
  }

  /// A finger lifts that went down on a control: in the same cell it is a press.
  mutating func pressEnded(
    _ part: Placeable, _ cell: Int, at point: Point, _ out: inout [any Event]
  ) {
    guard layout.part(at: point) == part, self.cell(of: part, at: point) == cell else { return }
    switch part {
    case .dots: out.append(DotTapped(index: cell))
    case .buttons:
      guard let names = controls.buttonNames, names.indices.contains(cell) else { return }
      out.append(ControlPressed(name: names[cell]))

    case .pager, .strip, .pages: break
    }
  }

  private func cell(of part: Placeable, at point: Point) -> Int? {
    layout.controls.first { $0.part == part }?.cell(at: point)
  }
}
