extension PagedViewMachine {
  /// Says what a screen reader should say after everything that a turn has brought: the page at
  /// rest, once what was last said is not true any more, and a page that was refused.
  mutating func announce(_ out: inout [any Event]) {
    guard settings.announce, stage == .running else {
      announced = nil
      return
    }
    for event in out {
      guard let refused = event as? SelectionRefused, Self.isTold(refused.why) else { continue }
      if let said = announcement(of: refused.to, selected: false) { out.append(said) }
    }
    guard case .idle = state, settled == selected else { return }
    guard let said = announcement(of: selected, selected: true), said != announced else { return }
    announced = said
    out.append(said)
  }

  private func announcement(of page: Int?, selected: Bool) -> AnnouncementMade? {
    guard let page, let title = pages[page]?.title else { return nil }
    return AnnouncementMade(
      role: .page, title: title, index: page, count: pages.count, selected: selected)
  }

  /// Whether a user would wonder why nothing happens.
  private static func isTold(_ why: SelectionRefused.Why) -> Bool {
    switch why {
    case .veto, .input: true
    case .range, .empty, .duplicateKey, .superseded: false
    }
  }
}
