/// A list of pages while edits are applied to it, one after the other.
struct PageDraft {
  /// Up to this many pages a list is put together anew after its edits: that costs less than runs.
  static let plainMaximum = 512

  /// A list of more runs than this is put together anew, and so is one to which more pages came.
  static let piecesMaximum = 512

  private var store: PageStore
  private var added: [PageDescriptor]
  private var addedNumbers: [PageKey: Int]
  private var pieces: [PagePieces.Piece]
  private var count: Int

  /// The number that the next repetition of a title tries first; keeps many equal titles linear.
  private var repetitions: [String: Int] = [:]

  init(_ content: PageList.Content) {
    store = content.store
    added = content.added
    addedNumbers = content.addedNumbers
    pieces = content.pieces.pieces
    count = content.pieces.count
  }

  /// The list as it is now.
  var content: PageList.Content {
    let content = PageList.Content(
      store: store, added: added, addedNumbers: addedNumbers, pieces: pieces)
    guard
      count <= Self.plainMaximum || pieces.count > Self.piecesMaximum
        || added.count > Self.piecesMaximum
    else { return content }
    return PageList.Content(PageStore(unchecked: PageList(content).descriptors))
  }

  mutating func apply(_ edit: PageEdit) throws(PageEditError) {
    switch edit {
    case .insert(let index, let page): try insert(page, at: index)

    case .remove(let index):
      try check(index)
      _ = take(at: index)

    case .move(let from, let to):
      try check(from)
      try check(to)
      put(take(at: from), at: to)

    case .retitle(let index, let title):
      try check(index)
      var page = page(numbered: take(at: index))
      page.title = title
      put(add(page), at: index)

    case .replace(let descriptors):
      guard descriptors.count <= PageList.countMaximum else {
        throw .tooMany(count: descriptors.count)
      }
      self = PageDraft(PageList.Content(try PageStore(descriptors)))

    case .reload: break
    }
  }

  private func check(_ index: Int) throws(PageEditError) {
    guard index >= 0, index < count else { throw .range(index: index) }
  }

  private mutating func insert(_ page: PageEdit.NewPage, at index: Int) throws(PageEditError) {
    guard index >= 0, index <= count else { throw .range(index: index) }
    guard count < PageList.countMaximum else { throw .tooMany(count: count + 1) }
    let key: PageKey
    if let brought = page.key {
      guard !isTaken(brought) else { throw .duplicateKey(brought) }
      key = brought
    } else {
      key = makeKey(for: page.title)
    }
    put(add(PageDescriptor(key: key, title: page.title)), at: index)
  }

  /// The title, or the title with the first free `#2`, `#3`, ….
  private mutating func makeKey(for title: String) -> PageKey {
    let plain = PageKey(title)
    guard isTaken(plain) else { return plain }
    // Bounded: there are finitely many keys.
    var number = repetitions[title] ?? 2
    while isTaken(PageKey("\(title)#\(number)")) { number += 1 }
    repetitions[title] = number + 1
    return PageKey("\(title)#\(number)")
  }

  private func isTaken(_ key: PageKey) -> Bool {
    if let number = addedNumbers[key], isThere(number) { return true }
    return store.place(of: key).map { isThere($0) } ?? false
  }

  private func isThere(_ number: Int) -> Bool {
    pieces.contains { $0.contains(number) }
  }

  private func page(numbered number: Int) -> PageDescriptor {
    number < store.pages.count ? store.pages[number] : added[number - store.pages.count]
  }

  /// Gives a page a number.
  private mutating func add(_ page: PageDescriptor) -> Int {
    let number = store.pages.count + added.count
    added.append(page)
    addedNumbers[page.key] = number
    return number
  }

  /// Takes the page at an index out of the list; returns its number.
  private mutating func take(at index: Int) -> Int {
    let place = split(at: index)
    _ = split(at: index + 1)
    let piece = pieces.remove(at: place)
    count -= 1
    join(at: place)
    return piece.first
  }

  /// Puts the page with a number before the one at an index.
  private mutating func put(_ number: Int, at index: Int) {
    let place = split(at: index)
    pieces.insert(PagePieces.Piece(first: number, count: 1), at: place)
    count += 1
    join(at: place + 1)
    join(at: place)
  }

  /// Makes a run begin at an index; returns which.
  private mutating func split(at index: Int) -> Int {
    store.note(pieces.count)
    var start = 0
    for place in pieces.indices {
      let piece = pieces[place]
      if index == start { return place }
      if index < start + piece.count {
        let head = index - start
        pieces[place].count = head
        pieces.insert(
          PagePieces.Piece(first: piece.first + head, count: piece.count - head), at: place + 1)
        return place + 1
      }
      start += piece.count
    }
    return pieces.count
  }

  /// Makes one run of a run and the one before it if their numbers are successive.
  private mutating func join(at place: Int) {
    guard place > 0, place < pieces.count, pieces[place - 1].end == pieces[place].first else {
      return
    }
    pieces[place - 1].count += pieces[place].count
    pieces.remove(at: place)
  }
}
