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

    fileprivate init(_ source: EventSource) {
      self.source = source
      switch source {
      case .tabs, .pages, .indicator, .host: isComponent = true
      case .script, .input, .plugin: isComponent = false
      }
      owner = OwnerCode(of: source)
    }
  }

  private static let records = Locked<[EventSource: Record]>([:])

  // Kept by the table for ever.
  @usableFromInline unowned(unsafe) let record: Record

  init(_ source: EventSource) {
    let record = Self.records.withLock { records in
      if let known = records[source] { return known }
      let record = Record(source)
      records[source] = record
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

  init(_ owner: FactOwner) {
    switch owner {
    case .pages: self.init(number: 1)
    case .tabs: self.init(number: 2)
    case .indicator: self.init(number: 3)
    case .host: self.init(number: 4)
    case .script: self.init(number: 5)
    case .plugin: self.init(number: 6)
    }
  }

  init(of source: EventSource) {
    switch source {
    case .pages: self.init(.pages)
    case .tabs: self.init(.tabs)
    case .indicator: self.init(.indicator)
    case .host: self.init(.host)
    case .script: self.init(.script)
    case .plugin: self.init(.plugin)
    case .input: self = .nobody
    }
  }

  /// The owner of a type; ``anybody`` for a request.
  init(of kind: EventKind) {
    switch kind {
    case .request: self = .anybody
    case .fact(let owner, _): self.init(owner)
    }
  }
}
