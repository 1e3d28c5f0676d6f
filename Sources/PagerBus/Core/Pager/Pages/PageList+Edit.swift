extension PageList {
  /// The most pages that a list can hold.
  public static let countMaximum = 16_777_216

  /// Returns the list after all edits, each seeing the one before; throws without any of them if
  /// one is wrong.
  public func applying(_ edits: [PageEdit]) throws(PageEditError) -> PageList {
    guard edits.contains(where: { $0.touchesDescriptors }) else { return self }
    var draft = Draft(descriptors)
    for edit in edits { try draft.apply(edit) }
    return PageList(unchecked: draft.pages)
  }

  private struct Draft {
    var pages: [PageDescriptor]
    /// Built by the first edit that brings a key.
    private var keys: PageKeyMaker?

    init(_ pages: [PageDescriptor]) {
      self.pages = pages
    }

    mutating func apply(_ edit: PageEdit) throws(PageEditError) {
      switch edit {
      case .insert(let index, let page): try insert(page, at: index)
      case .remove(let index):
        try check(index)
        let page = pages.remove(at: index)
        keys?.release(page.key)
      case .move(let from, let to):
        try check(from)
        try check(to)
        pages.insert(pages.remove(at: from), at: to)
      case .retitle(let index, let title):
        try check(index)
        pages[index].title = title
      case .replace(let descriptors):
        guard descriptors.count <= PageList.countMaximum else {
          throw .tooMany(count: descriptors.count)
        }
        pages = try PageList(descriptors).descriptors
        keys = nil
      case .reload: break
      }
    }

    private func check(_ index: Int) throws(PageEditError) {
      guard pages.indices.contains(index) else { throw .range(index: index) }
    }

    private mutating func insert(_ page: PageEdit.NewPage, at index: Int) throws(PageEditError) {
      guard index >= 0, index <= pages.count else { throw .range(index: index) }
      guard pages.count < PageList.countMaximum else { throw .tooMany(count: pages.count + 1) }
      var maker = keys ?? PageKeyMaker(taken: Set(pages.map(\.key)))
      keys = nil
      defer { keys = maker }
      let key: PageKey
      if let brought = page.key {
        guard maker.take(brought) else { throw .duplicateKey(brought) }
        key = brought
      } else {
        key = maker.makeKey(for: page.title)
      }
      pages.insert(PageDescriptor(key: key, title: page.title), at: index)
    }
  }
}

extension PageEdit {
  /// Whether it changes the list itself: a reload leaves it as it is.
  var touchesDescriptors: Bool {
    switch self {
    case .insert, .remove, .move, .retitle, .replace: true
    case .reload: false
    }
  }

  /// Whether it can change how many pages there are or where one stands.
  var isStructural: Bool {
    switch self {
    case .insert, .remove, .move, .replace, .reload: true
    case .retitle: false
    }
  }

  /// Whether every page is attached anew.
  var isReset: Bool {
    switch self {
    case .replace, .reload: true
    case .insert, .remove, .move, .retitle: false
    }
  }
}
