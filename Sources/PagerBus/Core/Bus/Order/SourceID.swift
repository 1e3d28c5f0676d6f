/// A source as the order stores it: plain bytes, so that an event names its publisher without
/// copying a string.
///
/// One source is one object for the life of the process, as a type is: there are as many as there
/// are ids of plugins. So comparing two sources is comparing two pointers.
@usableFromInline
struct SourceID: Hashable, Sendable {
  /// What a source stands for.
  @usableFromInline
  final class Record: Sendable {
    @usableFromInline let source: EventSource

    /// Whether this is one of the pager's own parts, whose chains are bounded by construction.
    let isComponent: Bool

    /// Whose facts it may publish.
    @usableFromInline let owner: OwnerCode

    fileprivate init(_ key: Key) {
      source = key.source
      switch source {
      case .tabs, .pages, .indicator, .host: isComponent = true
      case .script, .input, .plugin: isComponent = false
      }
      owner = OwnerCode(of: source, in: key.pager)
    }
  }

  /// One source of one pager.
  fileprivate struct Key: Hashable {
    let source: EventSource
    let pager: PagerScope

    /// The pager counts for its own parts alone: all others are one source for all pagers.
    init(_ source: EventSource, in pager: PagerScope) {
      self.source = source
      switch source {
      case .tabs, .pages, .indicator: self.pager = pager
      case .host, .script, .input, .plugin: self.pager = .main
      }
    }
  }

  private static let records = Locked<[Key: Record]>([:])

  // Kept by the table for ever.
  @usableFromInline unowned(unsafe) let record: Record

  init(_ source: EventSource, in pager: PagerScope = .main) {
    let key = Key(source, in: pager)
    let record = Self.records.withLock { records in
      if let known = records[key] { return known }
      let record = Record(key)
      records[key] = record
      return record
    }
    unsafe self.record = record
  }

  /// The source itself.
  @inlinable var source: EventSource { unsafe record.source }

  /// Whose facts it may publish.
  @inlinable var owner: OwnerCode { unsafe record.owner }

  /// Whether this is one of the pager's own parts.
  var isComponent: Bool { unsafe record.isComponent }

  /// Whether both are one source.
  @usableFromInline
  static func == (left: SourceID, right: SourceID) -> Bool {
    unsafe left.record === right.record
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(source)
  }
}

/// An owner of facts as a number, because a type with texts as raw values compares the texts.
///
/// The parts of each pager are owners of their own; all others own their facts in every pager.
@usableFromInline
struct OwnerCode: Equatable, Sendable {
  @usableFromInline let number: UInt8

  /// Of a source that owns no fact.
  static let nobody = OwnerCode(number: 0)

  /// Of a request, which may be published by anybody.
  @inlinable static var anybody: OwnerCode { OwnerCode(number: 255) }

  @inlinable
  init(number: UInt8) {
    self.number = number
  }

  /// The parts of a pager have the numbers 1 to 3, with the pager in the bits above these.
  private init(part number: UInt8, of pager: PagerScope) {
    self.init(number: number | pager.index << 3)
  }

  init(_ owner: FactOwner, in pager: PagerScope) {
    switch owner {
    case .pages: self.init(part: 1, of: pager)
    case .tabs: self.init(part: 2, of: pager)
    case .indicator: self.init(part: 3, of: pager)
    case .host: self.init(number: 4)
    case .script: self.init(number: 5)
    case .plugin: self.init(number: 6)
    }
  }

  init(of source: EventSource, in pager: PagerScope) {
    switch source {
    case .pages: self.init(.pages, in: pager)
    case .tabs: self.init(.tabs, in: pager)
    case .indicator: self.init(.indicator, in: pager)
    case .host: self.init(.host, in: pager)
    case .script: self.init(.script, in: pager)
    case .plugin: self.init(.plugin, in: pager)
    case .input: self = .nobody
    }
  }

  /// The owner of a type; ``anybody`` for a request.
  init(of kind: EventKind, in pager: PagerScope) {
    switch kind {
    case .request: self = .anybody
    case .fact(let owner, _): self.init(owner, in: pager)
    }
  }
}
