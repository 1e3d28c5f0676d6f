/// What an event that is published now follows from.
@usableFromInline
struct CauseContext: Equatable, Sendable {
  // Plain numbers, with a value that stands for none: optionals would be copied word by word on the
  // way to the order.
  @usableFromInline let causeNumber: UInt64
  @usableFromInline let rootNumber: UInt64
  @usableFromInline let nanoseconds: Int64

  /// How many reactions lie above it within this instant.
  @usableFromInline let depth: Int

  /// How it is admitted.
  @usableFromInline let admission: Admission

  /// The pager that it is for.
  @usableFromInline let pager: PagerScope

  /// Stands for the absence of an instant: the clock is read.
  @inlinable static var unset: Int64 { .min }

  /// The context of somebody's own initiative.
  @inlinable
  static func source(cause: UInt64? = nil, for pager: PagerScope = .main) -> CauseContext {
    CauseContext(
      cause: cause ?? OrderEntry.none, root: OrderEntry.none, nanoseconds: unset, depth: 0,
      admission: .source, pager: pager)
  }

  /// The context of handling an event; what follows is for the same pager.
  init(handling metadata: EventMetadata, root: UInt64) {
    self.init(
      cause: metadata.sequence, root: root, nanoseconds: metadata.time.nanoseconds,
      depth: metadata.depth + 1, admission: .reaction, pager: metadata.pager)
  }

  /// The context of a timer that keeps the cause and begins a new chain.
  init(timer now: Instant, cause: UInt64?, admission: Admission, for pager: PagerScope = .main) {
    self.init(
      cause: cause ?? OrderEntry.none, root: OrderEntry.none, nanoseconds: now.nanoseconds,
      depth: 0, admission: admission, pager: pager)
  }

  @inlinable
  init(
    cause: UInt64, root: UInt64, nanoseconds: Int64, depth: Int, admission: Admission,
    pager: PagerScope
  ) {
    causeNumber = cause
    rootNumber = root
    self.nanoseconds = nanoseconds
    self.depth = depth
    self.admission = admission
    self.pager = pager
  }

  /// The event that directly makes it; nil for a root.
  var sequence: UInt64? { causeNumber == OrderEntry.none ? nil : causeNumber }

  /// The root within this instant; nil if the event will be one itself.
  var root: UInt64? { rootNumber == OrderEntry.none ? nil : rootNumber }

  /// The same, for another pager.
  func directed(at pager: PagerScope) -> CauseContext {
    CauseContext(
      cause: causeNumber, root: rootNumber, nanoseconds: nanoseconds, depth: depth,
      admission: admission, pager: pager)
  }

  /// The same, for what never waits.
  var reacting: CauseContext {
    CauseContext(
      cause: causeNumber, root: rootNumber, nanoseconds: nanoseconds, depth: depth,
      admission: .reaction, pager: pager)
  }
}
