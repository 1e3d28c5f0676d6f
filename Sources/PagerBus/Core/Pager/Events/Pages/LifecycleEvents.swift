/// A page was attached: it is selected, in view or near enough, for the first time since it was
/// unloaded.
public struct PageLoaded: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "page.loaded"

  /// A fact of the paged view.
  public static let kind: EventKind = .fact(owner: .pages, sticky: false)

  /// The page's index.
  public let index: Int?

  /// The page's key.
  public let key: PageKey

  /// Makes the event.
  public init(index: Int?, key: PageKey) {
    self.index = index
    self.key = key
  }
}

/// Pages were detached: one by distance or removal, or all loaded ones at a stop or a replacement.
public struct PageUnloaded: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "page.unloaded"

  /// A fact of the paged view.
  public static let kind: EventKind = .fact(owner: .pages, sticky: false)

  /// The page's index; nil if it was removed, or if several pages went.
  public let index: Int?

  /// The page's key; nil if several pages went.
  public let key: PageKey?

  /// The keys of the pages that went together; nil for one page.
  public let keys: [PageKey]?

  /// Makes the event for one page.
  public init(index: Int?, key: PageKey) {
    self.index = index
    self.key = key
    self.keys = nil
  }

  /// Makes the event for several pages.
  public init(keys: [PageKey]) {
    self.index = nil
    self.key = nil
    self.keys = keys
  }
}

/// A page is about to become visible as the page left or reached.
public struct PageWillAppear: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "page.willAppear"

  /// A fact of the paged view.
  public static let kind: EventKind = .fact(owner: .pages, sticky: false)

  /// The page's index; nil if it was removed.
  public let index: Int?

  /// The page's key.
  public let key: PageKey

  /// Makes the event.
  public init(index: Int?, key: PageKey) {
    self.index = index
    self.key = key
  }
}

/// A page is the one that is shown.
public struct PageDidAppear: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "page.didAppear"

  /// A fact of the paged view.
  public static let kind: EventKind = .fact(owner: .pages, sticky: false)

  /// The page's index; nil if it was removed.
  public let index: Int?

  /// The page's key.
  public let key: PageKey

  /// Makes the event.
  public init(index: Int?, key: PageKey) {
    self.index = index
    self.key = key
  }
}

/// A page is about to be left.
public struct PageWillDisappear: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "page.willDisappear"

  /// A fact of the paged view.
  public static let kind: EventKind = .fact(owner: .pages, sticky: false)

  /// The page's index; nil if it was removed.
  public let index: Int?

  /// The page's key.
  public let key: PageKey

  /// Makes the event.
  public init(index: Int?, key: PageKey) {
    self.index = index
    self.key = key
  }
}

/// A page is not shown any more.
public struct PageDidDisappear: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "page.didDisappear"

  /// A fact of the paged view.
  public static let kind: EventKind = .fact(owner: .pages, sticky: false)

  /// The page's index; nil if it was removed.
  public let index: Int?

  /// The page's key.
  public let key: PageKey

  /// Makes the event.
  public init(index: Int?, key: PageKey) {
    self.index = index
    self.key = key
  }
}
