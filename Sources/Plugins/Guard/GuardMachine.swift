package import PagerBus

/// Decides whether a proposal is refused.
package struct GuardMachine: Equatable, Sendable {
  private let options: GuardOptions
  private var places = PagePlaces()

  /// Makes a guard that knows of no pages.
  package init(_ options: GuardOptions) {
    self.options = options
  }

  /// Folds one event; returns the vote on it, or nil if it is no proposal.
  package mutating func apply(_ event: any Event) -> Bool? {
    if let proposal = event as? SelectionProposed { return refuses(proposal) }
    _ = places.apply(event)
    return nil
  }

  private func refuses(_ proposal: SelectionProposed) -> Bool {
    if let title = title(of: proposal.to), options.enter.contains(title) { return true }
    guard let from = proposal.from else { return false }
    if let title = title(of: from), options.leave.contains(title) { return true }
    // Over the seam of a ring the way forward leads to a lower index.
    let way = proposal.direction ?? (proposal.to - from).signum()
    switch options.direction {
    case .none: return false
    case .forward: return way > 0
    case .backward: return way < 0
    }
  }

  private func title(of index: Int) -> String? {
    places.pages[index]?.title
  }
}
