extension PagedViewMachine {
  /// Begins: frames, pages, and the initial page without any motion.
  mutating func start(_ out: inout [any Event]) {
    stage = .running
    layout = PagerLayout(settings: settings, controls: controls.wishes)
    out.append(layout.changed)
    let initial = initialPage()
    out.append(
      PagesChanged(
        edits: [.replace(pages.descriptors)], pages: pages, selected: initial,
        selectedKey: initial.flatMap { pages.key(at: $0) }, kept: false,
        loop: track.isRing ? true : nil))
    guard let initial, let key = pages.key(at: initial) else {
      refuseInitial(&out)
      return
    }
    let id = nextTransitionID()
    position = Double(initial)
    nearest = initial
    let transition = transition(id, .initial, to: position)
    out.append(began(transition, to: initial, direction: 0))
    select(initial, id: id, .initial, fromKey: nil, &out)
    load(around: initial, &out)
    loadVisible(at: position, &out)
    lifecycle.appear(key, pages, &out)
    move(to: position, velocity: 0, boundary: true, in: transition, &out)
    lifecycle.finish(on: key, pages, &out)
    out.append(TransitionEnded(id: id, outcome: .settled, page: initial))
    rest(on: initial, key, &out)
  }

  /// The page that is selected when a list of pages comes into being; nil for none.
  func initialPage() -> Int? {
    guard !pages.isEmpty else { return nil }
    switch settings.initial {
    case .none: return nil
    case .index(let index):
      if (0..<pages.count).contains(index) { return index }
      switch settings.outOfRange {
      case .refuse: return nil
      case .clamp: return min(max(index, 0), pages.count - 1)
      }
    case .title(let title):
      return pages.descriptors.firstIndex { $0.title == title }
    }
  }

  private func refuseInitial(_ out: inout [any Event]) {
    guard !pages.isEmpty else { return }
    switch settings.initial {
    case .none: break
    case .index(let index): out.append(SelectionRefused(to: index, why: .range))
    case .title: out.append(SelectionRefused(why: .range))
    }
  }

  /// Ends: closes what is open and detaches every page.
  mutating func stop(_ out: inout [any Event]) {
    if let transition {
      out.append(TransitionEnded(id: transition.id, outcome: .cancelled, page: selected))
    }
    lifecycle.close(onlyRemoved: false, pages, &out)
    lifecycle.unloadAll(&out)
    supersede(&out)
    state = .idle
    resize = nil
    touches.removeAll()
    stage = .stopped
  }

  /// Attaches a page and, as far as the settings ask for it, its neighbours, the nearest first.
  mutating func load(around page: Int, _ out: inout [any Event]) {
    if let key = pages.key(at: page) { lifecycle.load(key, pages, &out) }
    guard settings.preload > 0 else { return }
    let track = track
    for distance in 1...settings.preload {
      guard distance < pages.count else { break }
      for neighbour in [page + distance, page - distance] {
        if let key = pages.key(at: track.index(of: neighbour)) { lifecycle.load(key, pages, &out) }
      }
    }
  }

  /// The container enters or leaves what the user sees.
  mutating func setContainer(_ event: ContainerSet, _ out: inout [any Event]) {
    if event.visible {
      lifecycle.show(selectedKey, atRest: state == .idle, pages, &out)
    } else {
      lifecycle.hide(pages, &out)
    }
  }
}
