extension PagerFrame {
  /// Takes over another list of pages; a trace has only the edits, so they are applied where the
  /// list is missing.
  mutating func change(_ event: PagesChanged) {
    let old = track
    defer { leave(old) }
    if event.pages.count == event.count {
      pages = event.pages
    } else if let edited = try? pages.applying(event.edits) {
      pages = edited
    }
    count = min(max(event.count, 0), PageList.countMaximum)
    selected = event.selected
    selectedKey = event.selectedKey
    settled = settledKey.flatMap { index(of: $0) }
    if settled == nil { settledKey = nil }
    selectedTab = selectedTabKey.flatMap { index(of: $0) }
  }

  /// A ring that is cut open, or of which one page is left: the goal beyond the seam is where it is
  /// counted.
  private mutating func leave(_ old: PageTrack) {
    let new = track
    guard old.isRing, !new.isRing, let destination = transition?.destination else { return }
    transition?.destination = old.place(of: destination).held(in: new.bounds)
  }

  /// The place of a page in the list; the selected one's is known without a search.
  func index(of key: PageKey) -> Int? {
    key == selectedKey ? selected : pages.index(of: key)
  }

  /// The page whose place is next to a position, within the list; nil without pages.
  func nearestPage(to position: Double) -> Int? {
    guard count > 0, position.isFinite else { return nil }
    return track.page(nearestTo: position)
  }

  /// Changes one setting; one that is refused leaves everything as it was.
  mutating func set(_ event: SettingSet) {
    let old = track
    do {
      try settings.apply(key: event.key, value: event.value)
      changedSettings = Self.changes(in: settings)
    } catch {
      return
    }
    leave(old)
  }

  /// The settings that differ from their defaults, as texts.
  static func changes(in settings: PagerSettings) -> [JSONValue.Member] {
    let defaults = PagerSettings()
    guard settings != defaults else { return [] }
    return SettingKey.all.compactMap { key in
      guard let text = try? settings.text(of: key.text),
        text != (try? defaults.text(of: key.text))
      else { return nil }
      return JSONValue.Member(key.text, .string(text))
    } + pageTokens(of: settings)
  }

  /// The style tokens of single pages: the table of settings does not list them.
  private static func pageTokens(of settings: PagerSettings) -> [JSONValue.Member] {
    settings.style.entries.compactMap { entry in
      switch entry.token {
      case .shared: nil
      case .page: JSONValue.Member("style.\(entry.token.text)", .string(entry.value))
      }
    }
  }
}
