extension PagedViewMachine {
  /// A key is pressed: one that turns pages asks for a page, any other one means nothing here.
  func pressed(_ event: KeyPressed, _ out: inout [any Event]) {
    guard let target = target(of: event.key) else { return }
    out.append(SelectionRequested(target, animated: true, reason: .key))
  }

  /// What a key asks for: arrows along the axis go where they point on glass, a digit is an index.
  private func target(of key: String) -> SelectionTarget? {
    switch (key, settings.axis) {
    case ("ArrowRight", .horizontal): isLeftToRight ? .next : .prev
    case ("ArrowLeft", .horizontal): isLeftToRight ? .prev : .next
    case ("ArrowDown", .vertical), ("PageDown", _): .next
    case ("ArrowUp", .vertical), ("PageUp", _): .prev
    case ("Home", _): .first
    case ("End", _): .last
    default: Self.digit(key).map { .index($0) }
    }
  }

  private var isLeftToRight: Bool { settings.direction == .leftToRight }

  private static func digit(_ key: String) -> Int? {
    guard key.utf8.count == 1, let byte = key.utf8.first, (0x30...0x39).contains(byte) else {
      return nil
    }
    return Int(byte) - 0x30
  }
}
