import Synchronization

/// Pages as they once stood in a list; never changed, and shared by all lists that came of it.
final class PageStore: Sendable {
  /// Up to this many pages a key is found by looking at each.
  static let scanMaximum = 32

  /// The pages.
  let pages: [PageDescriptor]

  private let places: Mutex<KeyPlaces?>

  #if DEBUG
    /// How many pages were looked at; only tests ask for it.
    private let steps = Atomic<Int>(0)
  #endif

  /// Takes pages of which the caller knows that no two have the same key.
  init(unchecked pages: [PageDescriptor]) {
    self.pages = pages
    places = Mutex(nil)
    note(pages.count)
  }

  /// Takes pages; throws if two have the same key.
  init(_ pages: [PageDescriptor]) throws(PageEditError) {
    var places = KeyPlaces(count: pages.count)
    for place in pages.indices where !places.insert(place, of: pages) {
      throw .duplicateKey(pages[place].key)
    }
    self.pages = pages
    self.places = Mutex(places)
    note(pages.count)
  }

  /// The place of the page with a key; nil if there is none.
  func place(of key: PageKey) -> Int? {
    note(1)
    guard pages.count > PageStore.scanMaximum else {
      note(pages.count)
      return pages.firstIndex { $0.key == key }
    }
    return places.withLock { places in
      if let places { return places.place(of: key, in: pages) }
      note(pages.count)
      var made = KeyPlaces(count: pages.count)
      for place in pages.indices { _ = made.insert(place, of: pages) }
      places = made
      return made.place(of: key, in: pages)
    }
  }

  /// Counts that so many pages were looked at.
  func note(_ count: Int) {
    #if DEBUG
      steps.add(count, ordering: .relaxed)
    #endif
  }

  /// How many bytes the pages and the table of their keys take, besides the titles' own.
  var byteCount: Int {
    pages.count * MemoryLayout<PageDescriptor>.stride
      + places.withLock { ($0?.byteCount ?? 0) }
  }

  /// How many pages were looked at so far; 0 where nobody counts.
  var stepCount: Int {
    #if DEBUG
      steps.load(ordering: .relaxed)
    #else
      0
    #endif
  }
}

/// Finds the place of a key among pages with four bytes a slot: what a dictionary would keep twice
/// stays where it is.
private struct KeyPlaces: Sendable {
  /// The place of a page plus one; 0 in a slot that is free.
  private var slots: [UInt32]

  init(count: Int) {
    var size = 1
    // At least a third of the slots stays free, so every search ends.
    while size < count + count / 2 + 1 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  var byteCount: Int { slots.count * MemoryLayout<UInt32>.stride }

  /// Notes the page at a place; false if its key is there already.
  mutating func insert(_ place: Int, of pages: [PageDescriptor]) -> Bool {
    let slot = slot(of: pages[place].key, in: pages)
    guard slots[slot] == 0 else { return false }
    slots[slot] = UInt32(place + 1)
    return true
  }

  func place(of key: PageKey, in pages: [PageDescriptor]) -> Int? {
    let found = slots[slot(of: key, in: pages)]
    return found == 0 ? nil : Int(found) - 1
  }

  /// The slot that a key has, or the free one that it would get.
  private func slot(of key: PageKey, in pages: [PageDescriptor]) -> Int {
    // Equal texts may have other bytes, so only the text itself can hash itself. Where a key stands
    // in the table is never seen by anybody.
    var hasher = Hasher()
    key.hash(into: &hasher)
    var slot = hasher.finalize() & (slots.count - 1)
    while slots[slot] != 0, pages[Int(slots[slot]) - 1].key != key {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
