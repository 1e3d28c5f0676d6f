extension PagedViewMachine {
  /// Somebody asks for a page.
  mutating func request(
    _ event: SelectionRequested, at now: Instant, _ out: inout [any Event]
  ) {
    let page: Int
    switch resolve(event) {
    case .refused(let refusal): return out.append(refusal)
    case .page(let wanted): page = wanted
    }
    let route = Route(event.to)
    let animated = event.animated && !settings.reduceMotion && selected != nil
    if animated, let proposal, proposal.key == pages.key(at: page) { return }
    switch state {
    case .idle:
      if page != selected {
        decide(page, event.reason, by: route, animated: animated, at: now, &out)
      } else {
        supersede(&out)
      }

    case .dragging:
      decide(page, event.reason, by: route, animated: animated, at: now, &out)

    case .settling(let settle):
      if page != selected {
        decide(page, event.reason, by: route, animated: animated, at: now, &out)
      } else if proposal != nil {
        stay(at: now, &out)
      } else if !animated {
        finish(settle, &out)
      }
    }
  }

  private enum Resolution {
    case page(Int)
    case refused(SelectionRefused)
  }

  private func resolve(_ event: SelectionRequested) -> Resolution {
    let wish = wish(event.to)
    if !settings.input, event.reason.isInput {
      return .refused(SelectionRefused(to: wish, why: .input))
    }
    guard !pages.isEmpty else { return .refused(SelectionRefused(to: wish, why: .empty)) }
    guard let wish = wish.map(track.index) else {
      return .refused(SelectionRefused(why: .range))
    }
    if (0..<pages.count).contains(wish) { return .page(wish) }
    switch settings.outOfRange {
    case .refuse: return .refused(SelectionRefused(to: wish, why: .range))
    case .clamp: return .page(min(max(wish, 0), pages.count - 1))
    }
  }

  /// The index that a request means, whether there is such a page or not; nil if it means none.
  private func wish(_ target: SelectionTarget) -> Int? {
    switch target {
    case .index(let index): index
    case .key(let key): pages.index(of: key)
    case .next: selected.map { $0 + 1 } ?? 0
    case .prev: selected.map { $0 - 1 }
    case .first: 0
    case .last: pages.count - 1
    }
  }

  /// Decides for a page and moves there, from wherever the pages are and however fast they move,
  /// unless somebody is to be asked before; `fraction` is how far beside the page they end.
  mutating func decide(
    _ page: Int, _ reason: SelectionReason, by route: Route, animated: Bool, at now: Instant,
    beside fraction: Double? = nil, _ out: inout [any Event]
  ) {
    let velocity = voters.isEmpty ? catchUp(at: now, &out) : 0
    let id = nextTransitionID()
    let plan = Proposal.Plan.move(reason, by: route, animated: animated, beside: fraction)
    let way = wayRound(to: target(page, by: route, beside: fraction))
    guard !propose(page, plan, id: id, way: way, at: now, &out) else { return }
    move(
      to: page, reason, by: route, id: id, velocity: velocity, animated: animated, at: now,
      beside: fraction, &out)
  }

  /// Selects a page and moves there, once nobody is to be asked any more.
  mutating func move(
    to page: Int, _ reason: SelectionReason, by route: Route, id: Int, velocity: Double,
    animated: Bool, at now: Instant, beside fraction: Double?, _ out: inout [any Event]
  ) {
    let target = target(page, by: route, beside: fraction)
    interrupt(by: id, &out)
    if selected == nil { position = target }
    let transition = transition(id, reason, to: target)
    let direction = Transition.direction(from: position, to: target)
    out.append(began(transition, to: page, direction: direction))
    select(page, id: id, reason, fromKey: selectedKey, &out)
    if case .settling = state {} else { out.append(PhaseChanged(phase: .settling)) }
    welcome(page, &out)
    guard animated else {
      let jump = Motion.jump(from: position, to: target, extent: step, at: now)
      return settle(transition, jump, &out)
    }
    let first = Motion.farJumpStart(from: position, to: target, pages: settings.farJump)
    let isFar = first != position
    if isFar { position = first }
    settle(transition, spring(to: target, velocity: velocity, at: now), &out)
    if isFar, case .settling = state {
      reveal(at: first, &out)
      move(to: first, velocity: velocity, boundary: false, in: transition, &out)
    }
  }

  /// Says where the pages are at this instant, before they get another target; returns their pages
  /// per second.
  ///
  /// Without this sample the next one could lie beyond the last one as seen from the new target.
  mutating func catchUp(at now: Instant, _ out: inout [any Event]) -> Double {
    guard case .settling(let settle) = state else { return 0 }
    let present = settle.motion.position(at: now)
    let velocity = settle.motion.velocity(at: now)
    if present != position {
      reveal(at: present, &out)
      move(to: present, velocity: velocity, boundary: false, in: settle.transition, &out)
    }
    return velocity
  }

  /// Ends what a newer transition takes over.
  private mutating func interrupt(by id: Int, _ out: inout [any Event]) {
    if case .dragging = state {
      touches.ignoreAllOnPages()
      out.append(DragEnded(velocity: 0, target: nil))
    }
    guard let transition else { return }
    out.append(TransitionEnded(id: transition.id, outcome: .redirected, by: id))
  }

  /// Attaches the page that was decided for, and begins to show it in place of the one that is
  /// seen.
  mutating func welcome(_ page: Int, _ out: inout [any Event]) {
    load(around: page, &out)
    guard let key = pages.key(at: page) else { return }
    lifecycle.leaveAppeared(except: key, pages, &out)
    lifecycle.appear(key, pages, &out)
  }
}

extension PagedViewMachine.Route {
  /// The way that a request names; all but the neighbours name a page alone.
  fileprivate init(_ target: SelectionTarget) {
    switch target {
    case .next: self = .forward
    case .prev: self = .backward
    case .index, .key, .first, .last: self = .shortest
    }
  }
}

extension SelectionReason {
  /// Whether it is refused while input is off.
  fileprivate var isInput: Bool {
    switch self {
    case .tap, .button, .dot, .key: true
    case .initial, .drag, .code, .autoplay, .data, .restore: false
    }
  }
}
