import Synchronization

/// The pages of a pager, in order; no two have the same key.
///
/// Copies share their storage. Finding a page by its key takes constant time once a list has been
/// asked for the first time; a list of up to ``PageList/scanMaximum`` pages is searched without an
/// index.
public struct PageList: Sendable {
  /// Up to this many pages a key is found by looking at each.
  static let scanMaximum = 32

  private let storage: Storage

  /// Makes an empty list.
  public init() {
    storage = Storage([])
  }

  /// Makes a list from descriptions; throws if two have the same key.
  public init(_ descriptors: [PageDescriptor]) throws(PageEditError) {
    var seen = Set<PageKey>(minimumCapacity: descriptors.count)
    for page in descriptors where !seen.insert(page.key).inserted {
      throw .duplicateKey(page.key)
    }
    storage = Storage(descriptors)
  }

  /// Makes a list from titles: a page's key is its title, a repeated one gets `A#2`.
  public init(titles: [String]) {
    var keys = PageKeyMaker()
    storage = Storage(
      titles.map { PageDescriptor(key: keys.makeKey(for: $0), title: $0) })
  }

  /// The caller has made sure that no two keys are the same.
  init(unchecked descriptors: [PageDescriptor]) {
    storage = Storage(descriptors)
  }

  /// The pages, by index.
  public var descriptors: [PageDescriptor] { storage.descriptors }

  /// The number of pages.
  public var count: Int { storage.descriptors.count }

  /// Whether there are no pages.
  public var isEmpty: Bool { storage.descriptors.isEmpty }

  /// The page at an index; nil if there is none.
  public subscript(index: Int) -> PageDescriptor? {
    storage.descriptors.indices.contains(index) ? storage.descriptors[index] : nil
  }

  /// The key of the page at an index; nil if there is none.
  public func key(at index: Int) -> PageKey? {
    self[index]?.key
  }

  /// The index of the page with a key; nil if there is none.
  public func index(of key: PageKey) -> Int? {
    storage.index(of: key)
  }

  /// Whether both are one list in memory, which says more than equality and costs nothing.
  func isIdentical(to other: PageList) -> Bool {
    storage === other.storage
  }

  private final class Storage: Sendable {
    let descriptors: [PageDescriptor]
    private let places = Mutex<[PageKey: Int]?>(nil)

    init(_ descriptors: [PageDescriptor]) {
      self.descriptors = descriptors
    }

    func index(of key: PageKey) -> Int? {
      guard descriptors.count > PageList.scanMaximum else {
        return descriptors.firstIndex { $0.key == key }
      }
      return places.withLock { places in
        if let places { return places[key] }
        var made: [PageKey: Int] = [:]
        made.reserveCapacity(descriptors.count)
        for (index, page) in descriptors.enumerated() { made[page.key] = index }
        places = made
        return made[key]
      }
    }
  }
}

extension PageList: Hashable {
  /// Whether both hold the same pages in the same order.
  public static func == (left: PageList, right: PageList) -> Bool {
    left.isIdentical(to: right) || left.descriptors == right.descriptors
  }

  /// Hashes the number of pages and the ends of the list.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(descriptors.first)
    hasher.combine(descriptors.last)
  }
}

extension PageList {
  /// Makes a list from descriptions and gives another key to each that repeats an earlier one's.
  init(distinct descriptors: [PageDescriptor]) {
    var keys = PageKeyMaker()
    self.init(
      unchecked: descriptors.map { page in
        PageDescriptor(
          key: keys.makeKey(for: page.key.text), title: page.title, icon: page.icon,
          badge: page.badge)
      })
  }
}
