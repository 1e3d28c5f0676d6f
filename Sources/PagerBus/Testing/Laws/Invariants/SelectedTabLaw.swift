public import PagerBus

/// I2: at rest exactly one tab is selected if a page is; none otherwise.
///
/// Counted from the tab bar's own facts, so that two tabs selected at once are seen although the
/// frame names one.
public struct SelectedTabLaw: Law {
  /// What the law is called in reports.
  public let name = "I2 one selected tab"

  private var selected: [(key: PageKey, sequence: UInt64)] = []

  /// Makes the law before the first event.
  public init() {}

  /// Follows the tabs and counts them each time the world comes to rest.
  public mutating func see(_ event: AnyEnvelope, in frame: PagerFrame) -> Violation? {
    switch event.event {
    case let tab as TabSelected:
      selected.append((tab.key, event.sequence))
      return nil

    case let tab as TabDeselected:
      return deselect(tab.key, at: event.sequence, isRunning: frame.isRunning)

    case is PagerIdle where frame.isRunning:
      return check(at: event.sequence, in: frame)

    default:
      return nil
    }
  }

  private mutating func deselect(
    _ key: PageKey, at sequence: UInt64, isRunning: Bool
  ) -> Violation? {
    if let index = selected.firstIndex(where: { $0.key == key }) {
      selected.remove(at: index)
      return nil
    }
    guard isRunning else { return nil }
    return Violation(
      law: name, what: "tab \(key) deselected, which was not selected", first: sequence)
  }

  private func check(at sequence: UInt64, in frame: PagerFrame) -> Violation? {
    let expected = frame.count > 0 ? frame.selectedKey : nil
    guard selected.map(\.key) != [expected].compactMap(\.self) else { return nil }
    let keys = selected.map(\.key.text).joined(separator: ", ")
    return Violation(
      law: name,
      what: "page \(expected?.text ?? "none") is selected, selected tabs are [\(keys)]",
      first: sequence, second: selected.last?.sequence)
  }
}
