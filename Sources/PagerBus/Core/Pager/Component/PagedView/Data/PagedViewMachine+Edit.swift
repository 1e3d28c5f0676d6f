extension PagedViewMachine {
  /// Where everything stands after an edit.
  private struct Shift {
    /// The list before.
    let old: PageList

    /// The key that was selected before.
    let oldKey: PageKey?

    /// The page that is selected now.
    let selected: Int?

    /// Whether the key that was selected before is still there.
    let kept: Bool

    /// Whether every page is attached anew.
    let isReset: Bool

    /// Whether the open transition can go on as it is.
    var goesOn: Bool { kept && !isReset }
  }

  /// Changes the list of pages: all edits or none, whatever the pages are doing.
  mutating func edit(_ event: PagesEdit, at now: Instant, _ out: inout [any Event]) {
    let new: PageList
    do throws(PageEditError) {
      new = try pages.applying(event.edits)
    } catch {
      return out.append(error.refusal(of: event.edits))
    }
    guard !event.edits.isEmpty else { return }
    let shift = shift(to: new, isReset: event.edits.contains { $0.isReset })
    let old = pages
    pages = new
    out.append(
      PagesChanged(
        edits: event.edits, pages: new, selected: shift.selected,
        selectedKey: shift.selected.flatMap { new.key(at: $0) }, kept: shift.kept,
        loop: track.isRing ? true : nil))
    guard event.edits.contains(where: { $0.isStructural }) else { return }
    // Only now: what is not published does not count as where the pages were seen.
    if case .settling(let settle) = state { position = settle.motion.position(at: now) + 0 }
    if new.isEmpty { touches.ignoreAllOnPages() }
    let place = place(after: shift, old: old)
    settled = settled.flatMap { old.key(at: $0) }.flatMap { new.index(of: $0) }
    switch state {
    case .idle: settleEdit(shift, at: place, &out)
    case .dragging(let drag): carry(drag, over: shift, to: place, at: now, &out)
    case .settling(let settle): carry(settle, over: shift, to: place, at: now, &out)
    }
  }

  /// Keeps the key of the selected page; without it takes the page that is now at its index, or the
  /// last one.
  private func shift(to new: PageList, isReset: Bool) -> Shift {
    let key = selectedKey
    let kept = key.flatMap { new.index(of: $0) }
    let selected: Int?
    if new.isEmpty {
      selected = nil
    } else if let index = self.selected {
      selected = kept ?? min(index, new.count - 1)
    } else if pages.isEmpty {
      selected = firstPage(of: new)
    } else {
      selected = nil
    }
    return Shift(
      old: pages, oldKey: key, selected: selected, kept: kept != nil, isReset: isReset)
  }

  /// The page that is selected when a list without pages gets some.
  private func firstPage(of new: PageList) -> Int? {
    switch settings.initial {
    case .none: transitionCount == 0 ? nil : 0
    case .index(let index): min(max(index, 0), new.count - 1)
    case .title(let title): new.descriptors.firstIndex { $0.title == title } ?? 0
    }
  }

  /// The position after an edit: the page under it, and the fraction, stay.
  private func place(after shift: Shift, old: PageList) -> Double {
    guard let selected = shift.selected else { return 0 }
    guard let before = self.selected else { return Double(selected) }
    let track = track(of: old)
    let anchor: Double
    switch state {
    case .idle: anchor = track.position(of: before, near: position)
    case .dragging, .settling: anchor = Double(track.whole(nearestTo: position))
    }
    let now = successor(of: track.page(nearestTo: anchor), in: old)
    return position + (Double(now) - anchor)
  }

  private func track(of list: PageList) -> PageTrack {
    PageTrack(count: list.count, loops: settings.loop)
  }

  /// Where a page of the list before is now, or the page that has taken its index.
  private func successor(of page: Int, in old: PageList) -> Int {
    old.key(at: page).flatMap { pages.index(of: $0) } ?? min(page, pages.count - 1)
  }

  /// Closes and detaches the pages that went.
  private mutating func part(_ shift: Shift, _ out: inout [any Event]) {
    lifecycle.close(onlyRemoved: !shift.isReset, pages, &out)
    if shift.isReset { lifecycle.unloadAll(&out) } else { lifecycle.unloadRemoved(pages, &out) }
  }

  /// Says that another page is selected, or the same one elsewhere; after a reset also the same one
  /// at its place.
  private mutating func reselect(_ shift: Shift, _ out: inout [any Event]) {
    if shift.isReset, let page = shift.selected, page == selected, shift.kept {
      out.append(
        SelectionChanged(
          id: nil, from: page, fromKey: shift.oldKey, to: page, toKey: shift.oldKey,
          reason: .data))
    } else {
      select(shift.selected, id: nil, .data, fromKey: shift.oldKey, &out)
    }
  }

  /// An edit at rest.
  private mutating func settleEdit(_ shift: Shift, at place: Double, _ out: inout [any Event]) {
    let hadSelection = selected != nil
    part(shift, &out)
    reselect(shift, &out)
    guard let selected, let key = selectedKey else {
      settled = nil
      if hadSelection { rebase(to: 0, &out) }
      return
    }
    load(around: selected, &out)
    loadVisible(at: place.held(in: bounds), &out)
    lifecycle.appear(key, pages, &out)
    rebase(to: place.held(in: bounds), &out)
    lifecycle.finish(on: key, pages, &out)
    rest(on: selected, key, &out)
    unloadFar(from: selected, &out)
  }

  /// An edit under a finger: the finger goes on, in a new transition if its page went.
  private mutating func carry(
    _ drag: Drag, over shift: Shift, to place: Double, at now: Instant, _ out: inout [any Event]
  ) {
    guard shift.selected != nil else { return close(drag.transition, shift, &out) }
    var drag = drag
    let place = settings.bounce ? place : place.held(in: bounds)
    let startPage = track(of: shift.old).index(of: drag.startPage)
    let start = track.position(of: successor(of: startPage, in: shift.old), near: place)
    drag.startPage = track.whole(nearestTo: start)
    drag.transition.start += place - position
    // From the place itself, so that a page that has become the last one resists without a jump.
    drag.rawAtAnchor = raw(place)
    drag.offered = 0
    drag.anchor = touches.driver?.point ?? drag.anchor
    position = place
    replace(&drag.transition, shift, to: nil, target: nil, &out)
    part(shift, &out)
    reselect(shift, &out)
    state = .dragging(drag)
    if let selected, !shift.goesOn { load(around: selected, &out) }
    nearest = page(nearestTo: place)
    reveal(at: place, &out)
    move(to: place, velocity: 0, boundary: true, in: drag.transition, &out)
  }

  /// An edit during a motion: it goes on to the same page, or in a new transition to the one in its
  /// place.
  private mutating func carry(
    _ settle: Settle, over shift: Shift, to place: Double, at now: Instant,
    _ out: inout [any Event]
  ) {
    guard let selected = shift.selected else { return close(settle.transition, shift, &out) }
    var transition = settle.transition
    let velocity = settle.motion.velocity(at: now)
    let heading = heading(settle, over: shift, from: place)
    transition.isProvisional = transition.isProvisional && heading.isSame
    transition.start += place - position
    position = place
    transition.target = heading.target
    replace(&transition, shift, to: selected, target: heading.target, &out)
    part(shift, &out)
    reselect(shift, &out)
    if shift.goesOn, heading.page != heading.before || !heading.isSame {
      out.append(TransitionRetargeted(id: transition.id, to: heading.page))
    }
    if !shift.goesOn { welcome(selected, &out) }
    nearest = page(nearestTo: place)
    let motion = spring(to: heading.target, velocity: velocity, at: now)
    state = .settling(Settle(transition, motion: motion, rate: settings.sampling))
    reveal(at: place, &out)
    move(to: place, velocity: velocity, boundary: true, in: transition, &out)
    self.settle(transition, motion, &out)
  }

  /// Where a motion goes after an edit.
  private struct Heading {
    /// The index of the page that it went to before.
    let before: Int

    /// The index of the page that it goes to.
    let page: Int

    /// That page's position, and what it rested away from it.
    let target: Double

    /// Whether both are one page.
    let isSame: Bool
  }

  /// A motion goes on to its page: to the selected one, or to one that is voted on as long as that
  /// exists.
  private func heading(_ settle: Settle, over shift: Shift, from place: Double) -> Heading {
    let old = track(of: shift.old)
    let end = settle.motion.to
    let whole = old.whole(nearestTo: end)
    let before = old.index(of: whole)
    let kept = shift.old.key(at: before).flatMap { pages.index(of: $0) }
    let wanted = settle.transition.isProvisional && shift.goesOn ? kept : nil
    let page = wanted ?? shift.selected ?? 0
    let isSame = kept == page
    let turnsBack = settle.transition.isProvisional && wanted == nil
    let onward = turnsBack ? 0 : Transition.direction(from: position, to: end)
    let rest = track.position(of: page, onward: onward, from: place)
    let target = (rest + (turnsBack ? 0 : end - Double(whole))).held(in: bounds)
    return Heading(before: before, page: page, target: target, isSame: isSame)
  }

  /// Ends a transition whose page went, and begins the one that goes on.
  private mutating func replace(
    _ transition: inout Transition, _ shift: Shift, to page: Int?, target: Double?,
    _ out: inout [any Event]
  ) {
    guard !shift.goesOn else { return }
    out.append(TransitionEnded(id: transition.id, outcome: .replaced))
    let next = Transition(
      id: nextTransitionID(), reason: page == nil ? .drag : .data,
      start: position, target: target)
    let from = page == nil ? shift.selected : nil
    let direction = target.map { Transition.direction(from: position, to: $0) } ?? 0
    out.append(
      TransitionBegan(
        id: next.id, reason: next.reason, from: from, fromKey: from.flatMap { pages.key(at: $0) },
        to: page, direction: direction))
    transition = next
  }

  /// Every page went while the pages moved: the move ends on none.
  private mutating func close(
    _ transition: Transition, _ shift: Shift, _ out: inout [any Event]
  ) {
    if case .dragging = state { out.append(DragEnded(velocity: 0, target: nil)) }
    part(shift, &out)
    select(nil, id: nil, .data, fromKey: shift.oldKey, &out)
    nearest = 0
    state = .idle
    settled = nil
    var ending = transition
    ending.target = nil
    move(to: 0, velocity: 0, boundary: true, in: ending, &out)
    out.append(TransitionEnded(id: transition.id, outcome: .cancelled))
    out.append(PhaseChanged(phase: .idle))
  }
}
