/// The pages of a pager, in order; no two have the same key.
///
/// Copies share their storage, and so does a list with the list that it was edited from: an edit
/// costs the same in a short and in a long list, and so does finding a page by its key once a list
/// has been asked for the first time.
public struct PageList: Sendable {
  /// What a list is made of; never changed.
  final class Content: Sendable {
    /// The pages that are numbered from 0 on.
    let store: PageStore

    /// The pages that came later; their numbers follow.
    let added: [PageDescriptor]

    /// The newest number of the key of each page that came later.
    let addedNumbers: [PageKey: Int]

    /// Which page stands where.
    let pieces: PagePieces

    init(
      store: PageStore, added: [PageDescriptor], addedNumbers: [PageKey: Int],
      pieces: [PagePieces.Piece]
    ) {
      self.store = store
      self.added = added
      self.addedNumbers = addedNumbers
      self.pieces = PagePieces(pieces)
    }

    /// The pages of a store, as they stand there.
    convenience init(_ store: PageStore) {
      let whole = PagePieces.Piece(first: 0, count: store.pages.count)
      self.init(
        store: store, added: [], addedNumbers: [:], pieces: whole.count > 0 ? [whole] : [])
    }

    /// The page with a number.
    func page(numbered number: Int) -> PageDescriptor {
      store.note(1)
      let count = store.pages.count
      return number < count ? store.pages[number] : added[number - count]
    }

    func index(of key: PageKey) -> Int? {
      if let number = addedNumbers[key], let index = pieces.index(of: number) { return index }
      return store.place(of: key).flatMap { pieces.index(of: $0) }
    }
  }

  let content: Content

  init(_ content: Content) {
    self.content = content
  }

  /// Makes an empty list.
  public init() {
    content = Content(PageStore(unchecked: []))
  }

  /// Makes a list from descriptions; throws if two have the same key.
  public init(_ descriptors: [PageDescriptor]) throws(PageEditError) {
    content = Content(try PageStore(descriptors))
  }

  /// Makes a list from titles: a page's key is its title, a repeated one gets `A#2`.
  public init(titles: [String]) {
    var keys = PageKeyMaker()
    content = Content(
      PageStore(
        unchecked: titles.map { PageDescriptor(key: keys.makeKey(for: $0), title: $0) }))
  }

  /// The pages, by index; a list that was edited puts them together anew.
  public var descriptors: [PageDescriptor] {
    content.store.note(count)
    guard !content.pieces.isWhole(content.store.pages.count) else { return content.store.pages }
    return content.pieces.pieces.flatMap { piece in
      (piece.first..<piece.end).map { content.page(numbered: $0) }
    }
  }

  /// The number of pages.
  public var count: Int { content.pieces.count }

  /// Whether there are no pages.
  public var isEmpty: Bool { content.pieces.count == 0 }

  /// The page at an index; nil if there is none.
  public subscript(index: Int) -> PageDescriptor? {
    content.pieces.number(at: index).map { content.page(numbered: $0) }
  }

  /// The key of the page at an index; nil if there is none.
  public func key(at index: Int) -> PageKey? {
    self[index]?.key
  }

  /// The index of the page with a key; nil if there is none.
  public func index(of key: PageKey) -> Int? {
    content.index(of: key)
  }

  /// Whether both are one list in memory, which says more than equality and costs nothing.
  func isIdentical(to other: PageList) -> Bool {
    content === other.content
  }

  /// Whether one was edited from the other, and neither was put together anew since.
  package func sharesStorage(with other: PageList) -> Bool {
    content.store === other.content.store
  }

  /// How many bytes the list and those that share its storage take, besides the titles' own and
  /// what the latest edits brought.
  package var byteCount: Int { content.store.byteCount }

  /// How many pages were looked at so far in this list and those that share its storage; 0 where
  /// nobody counts.
  package var stepCount: Int { content.store.stepCount }
}

extension PageList: Hashable {
  /// Whether both hold the same pages in the same order.
  public static func == (left: PageList, right: PageList) -> Bool {
    left.isIdentical(to: right)
      || left.count == right.count && left.descriptors == right.descriptors
  }

  /// Hashes the number of pages and the ends of the list.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(self[0])
    hasher.combine(self[count - 1])
  }
}

extension PageList {
  /// Makes a list from descriptions and gives another key to each that repeats an earlier one's.
  init(distinct descriptors: [PageDescriptor]) {
    if let store = try? PageStore(descriptors) {
      self.init(Content(store))
      return
    }
    var keys = PageKeyMaker()
    self.init(
      Content(
        PageStore(
          unchecked: descriptors.map { page in
            PageDescriptor(
              key: keys.makeKey(for: page.key.text), title: page.title, icon: page.icon,
              badge: page.badge)
          })))
  }
}
