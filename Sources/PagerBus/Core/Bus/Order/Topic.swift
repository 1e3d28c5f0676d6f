/// What a publish and a reader must know of the events of one type in one pager, as plain bytes.
@usableFromInline
struct Topic: Sendable {
  /// The place in the bus's table.
  @usableFromInline let index: Int

  /// The ring that stores the events.
  @usableFromInline let ring: RingHandle

  /// Who may publish it.
  @usableFromInline let owner: OwnerCode

  /// Whether it asks for something.
  let isRequest: Bool

  /// Whether its newest event is replayed to new subscribers.
  let isSticky: Bool

  /// Whose events these are.
  @usableFromInline let pager: PagerScope

  /// Whether the source may publish events of this topic.
  @inlinable
  func mayBePublished(by sender: SourceID) -> Bool {
    owner == OwnerCode.anybody || owner == sender.owner
  }
}

extension Topic {
  init(index: Int, ring: RingHandle, kind: EventKind, pager: PagerScope) {
    let isSticky =
      switch kind {
      case .request: false
      case .fact(_, let sticky): sticky
      }
    self.init(
      index: index, ring: ring, owner: OwnerCode(of: kind, in: pager),
      isRequest: kind == .request, isSticky: isSticky, pager: pager)
  }
}
