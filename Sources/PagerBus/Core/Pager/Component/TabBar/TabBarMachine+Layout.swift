extension TabBarMachine {
  /// Another list of pages: the tabs are laid out, and the offset waits for the position that
  /// follows.
  mutating func take(_ event: PagesChanged, revision: UInt64, _ out: inout [any Event]) {
    pages = event.pages
    self.revision = revision
    layOut(always: true, &out)
  }

  /// Other frames.
  mutating func take(_ event: LayoutChanged, _ out: inout [any Event]) {
    layout = event
    layOut(always: false, &out)
    place(&out)
  }

  /// A setting; a value that is none changes nothing.
  mutating func take(_ event: SettingSet, _ out: inout [any Event]) {
    // A wrong value was reported where it was written; here it is as if it had not been said.
    try? settings.apply(key: event.key, value: event.value)
    layOut(always: false, &out)
    place(&out)
  }

  private mutating func layOut(always: Bool, _ out: inout [any Event]) {
    guard let pages, let layout else { return }
    geometry = TabGeometry(
      pages: pages, strip: Size(width: layout.strip.width, height: layout.strip.height),
      style: settings.tabs, reusing: geometry)
    if let position { geometry = geometry.at(position, loops: settings.loop) }
    let new = described()
    if !always, let laidOut, laidOut.geometry == new.geometry { return }
    laidOut = new
    out.append(new)
  }

  /// The pages are elsewhere: a selected tab with a width of its own is, too.
  mutating func swell(at position: Double, _ out: inout [any Event]) {
    let new = geometry.at(position, loops: settings.loop)
    guard new != geometry else { return }
    geometry = new
    let described = described()
    laidOut = described
    out.append(described)
  }

  private func described() -> TabsLaidOut {
    let visible = geometry.visible(atOffset: offset).prefix(Self.listedFramesMaximum)
    let frames = visible.compactMap { index in
      geometry.frame(of: index).map { TabSpan(x: $0.x, width: $0.width) }
    }
    return TabsLaidOut(
      first: visible.first ?? 0, frames: frames, height: geometry.height,
      content: geometry.contentWidth, geometry: geometry, pagesRevision: revision)
  }

  /// Where a tab lies on glass now; nil without such a tab or before anything was laid out.
  package func frameOnGlass(of index: Int) -> Rect? {
    guard let strip = layout?.strip, var frame = geometry.frame(of: index) else { return nil }
    frame.x -= offset
    frame = Mirror(settings).horizontal(frame, within: strip.width)
    frame.x += strip.x
    frame.y += strip.y
    return frame
  }
}
