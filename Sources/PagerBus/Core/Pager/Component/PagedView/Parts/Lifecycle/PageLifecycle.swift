/// Which pages are attached, and which of them the user is about to see, sees, or has just seen.
///
/// Each page goes gone → appearing → appeared → disappearing → gone, and may turn back between
/// appearing and disappearing; nothing else is possible. While the container is hidden every page
/// is gone.
struct PageLifecycle: Equatable, Sendable {
  /// How a page that is not gone stands to the user's eyes.
  enum Appearance: Equatable, Sendable {
    case appearing, appeared, disappearing
  }

  private struct Active: Equatable, Sendable {
    let key: PageKey
    var appearance: Appearance
  }

  /// Few: those of one move, in the order in which they joined it.
  private var active: [Active] = []
  private(set) var loaded = LoadedPages()
  private(set) var isVisible = true

  func appearance(of key: PageKey) -> Appearance? {
    active.first { $0.key == key }?.appearance
  }

  /// Attaches a page unless it is attached.
  mutating func load(_ key: PageKey, _ pages: PageList, _ out: inout [any Event]) {
    if loaded.insert(key) { out.append(PageLoaded(index: pages.index(of: key), key: key)) }
  }

  /// Detaches the pages that a list does not have any more.
  mutating func unloadRemoved(_ pages: PageList, _ out: inout [any Event]) {
    for key in loaded.remove(where: { pages.index(of: $0) == nil }) {
      out.append(PageUnloaded(index: nil, key: key))
    }
  }

  /// Detaches the pages that are too far away.
  mutating func unload(
    _ pages: PageList, _ out: inout [any Event], where isFar: (Int) -> Bool
  ) {
    let far = loaded.remove { key in pages.index(of: key).map(isFar) ?? false }
    for key in far { out.append(PageUnloaded(index: pages.index(of: key), key: key)) }
  }

  /// Detaches all pages.
  mutating func unloadAll(_ out: inout [any Event]) {
    guard !loaded.keys.isEmpty else { return }
    out.append(PageUnloaded(keys: loaded.keys))
    loaded = LoadedPages()
  }

  /// A page is wanted: it begins to appear, also if it was on its way out.
  mutating func appear(_ key: PageKey, _ pages: PageList, _ out: inout [any Event]) {
    guard isVisible else { return }
    switch appearance(of: key) {
    case .appearing, .appeared: return
    case .disappearing, nil: break
    }
    set(key, .appearing)
    out.append(PageWillAppear(index: pages.index(of: key), key: key))
  }

  /// The page that has appeared begins to leave, unless it is `key`.
  mutating func leaveAppeared(except key: PageKey, _ pages: PageList, _ out: inout [any Event]) {
    for page in active where page.key != key && page.appearance == .appeared {
      beginLeaving(page.key, pages, &out)
    }
  }

  /// The pages came to rest on a page: whatever else was on its way turns back, and the way ends.
  mutating func finish(on key: PageKey, _ pages: PageList, _ out: inout [any Event]) {
    guard isVisible else { return }
    let gone = active.filter { $0.key != key && $0.appearance == .disappearing }.map(\.key)
    let turned = active.filter { $0.key != key && $0.appearance != .disappearing }.map(\.key)
    for page in turned { beginLeaving(page, pages, &out) }
    appear(key, pages, &out)
    for page in turned + gone { endLeaving(page, pages, &out) }
    if appearance(of: key) == .appearing {
      set(key, .appeared)
      out.append(PageDidAppear(index: pages.index(of: key), key: key))
    }
  }

  /// Ends the way of every page, or only of those that a list does not have any more.
  mutating func close(
    onlyRemoved: Bool, _ pages: PageList, _ out: inout [any Event]
  ) {
    let closing = active.map(\.key).filter { !onlyRemoved || pages.index(of: $0) == nil }
    for key in closing {
      if appearance(of: key) != .disappearing { beginLeaving(key, pages, &out) }
      endLeaving(key, pages, &out)
    }
  }

  /// The container is hidden: every page goes.
  mutating func hide(_ pages: PageList, _ out: inout [any Event]) {
    guard isVisible else { return }
    close(onlyRemoved: false, pages, &out)
    isVisible = false
  }

  /// The container is seen again: the selected page appears, at once if it is at rest.
  mutating func show(
    _ key: PageKey?, atRest: Bool, _ pages: PageList, _ out: inout [any Event]
  ) {
    guard !isVisible else { return }
    isVisible = true
    guard let key else { return }
    appear(key, pages, &out)
    if atRest { finish(on: key, pages, &out) }
  }

  private mutating func set(_ key: PageKey, _ appearance: Appearance) {
    if let index = active.firstIndex(where: { $0.key == key }) {
      active[index].appearance = appearance
    } else {
      active.append(Active(key: key, appearance: appearance))
    }
  }

  private mutating func beginLeaving(
    _ key: PageKey, _ pages: PageList, _ out: inout [any Event]
  ) {
    set(key, .disappearing)
    out.append(PageWillDisappear(index: pages.index(of: key), key: key))
  }

  private mutating func endLeaving(_ key: PageKey, _ pages: PageList, _ out: inout [any Event]) {
    active.removeAll { $0.key == key }
    out.append(PageDidDisappear(index: pages.index(of: key), key: key))
  }
}
