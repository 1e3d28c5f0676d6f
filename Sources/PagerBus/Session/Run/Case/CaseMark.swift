import PagerBus

/// A place in a case that later checks refer to.
struct CaseMark {
  /// The number of events before it: the sequence number of the first event after it.
  let sequence: Int

  /// What could be seen there.
  let frame: PagerFrame
}
