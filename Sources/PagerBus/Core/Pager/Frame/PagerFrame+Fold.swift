extension PagerFrame {
  /// Takes in the next event.
  ///
  /// - Parameter envelope: an event of any type; those that say nothing about the frame are
  ///   ignored.
  /// - Returns: whether the event is one of those that the frame is made of.
  @discardableResult
  public mutating func apply(_ envelope: AnyEnvelope) -> Bool {
    guard envelope.pager == pager else { return false }
    let event = envelope.event
    let time = envelope.time
    return applyMotion(event, at: time) || applyPages(event, at: time)
      || applyTabs(event, at: time) || applyTouch(event, at: time) || applyHost(event)
  }

  private mutating func applyMotion(_ event: any Event, at time: Instant) -> Bool {
    switch event {
    case let event as ScrollMoved:
      follow(event)
      position = event.position
      progress = event.progress
      fraction = event.fraction
      direction = event.direction
      velocity = event.velocity
      sampledAt = time
      tabsLayout = tabsLayout.at(position, loops: settings.loop)
    case let event as PhaseChanged:
      if phase != event.phase { phaseSince = time }
      phase = event.phase
    case let event as TransitionBegan:
      conclude(event.id)
      transition = Transition(
        id: event.id, reason: event.reason, from: event.from, to: event.to,
        destination: event.to.map { goal($0, onward: event.direction) }, since: time)
    case let event as TransitionRetargeted where event.id == transition?.id:
      head(for: event.to, at: goal(event.to, onward: 0))
    case let event as DragEnded:
      guard let destination = event.target else { break }
      let page = nearestPage(to: destination)
      head(for: page, at: page.map { goal(destination, page: $0) } ?? destination)
    case let event as TransitionEnded:
      if event.id == transition?.id { transition = nil }
      conclude(event.id)
    default:
      return false
    }
    return true
  }

  private mutating func applyPages(_ event: any Event, at time: Instant) -> Bool {
    switch event {
    case let event as PagesChanged: change(event)
    case let event as SelectionProposed where event.deadline != nil:
      proposal = Proposal(id: event.id, to: event.to, since: time)
    case let event as SelectionRefused:
      conclude(event.id)
    case let event as SelectionChanged:
      conclude(event.id)
      selected = event.to
      selectedKey = event.toKey
    case let event as PageSettled:
      settled = event.index
      settledKey = event.key
    case let event as PageLoaded: life.set(event.key, to: .loaded)
    case let event as PageUnloaded:
      for key in event.keys ?? [] { life.set(key, to: .unloaded) }
      if let key = event.key { life.set(key, to: .unloaded) }
    case let event as PageWillAppear: life.set(event.key, to: .appearing)
    case let event as PageDidAppear: life.set(event.key, to: .appeared)
    case let event as PageWillDisappear: life.set(event.key, to: .disappearing)
    case let event as PageDidDisappear: life.set(event.key, to: .loaded)
    case let event as LayoutChanged: lay(event)
    default: return false
    }
    return true
  }

  private mutating func applyTabs(_ event: any Event, at time: Instant) -> Bool {
    switch event {
    case let event as TabsLaidOut: lay(event)
    case let event as StripScrolled:
      stripOffset = event.offset
      stripScrolledSince =
        event.reason == .user && !event.boundary ? stripScrolledSince ?? time : nil
    case let event as IndicatorMoved: indicator = event
    case let event as TabSelected:
      // The pages may have changed since the tab bar last heard of them.
      selectedTab = index(of: event.key) ?? event.index
      selectedTabKey = event.key
    case let event as TabDeselected:
      guard event.key == selectedTabKey else { break }
      selectedTab = nil
      selectedTabKey = nil
    case let event as DotsChanged:
      dots = event
      controlsJSON = makeControlsJSON()
    case let event as ButtonsChanged:
      buttons = event
      controlsJSON = makeControlsJSON()
    default: return false
    }
    return true
  }

  private mutating func applyTouch(_ event: any Event, at time: Instant) -> Bool {
    switch event {
    case let event as PointerDown:
      lift(event.finger)
      fingers.append(
        Finger(name: event.finger, place: Point(x: event.x, y: event.y), since: time))
    case let event as PointerMoved:
      guard let index = fingers.firstIndex(where: { $0.name == event.finger }) else { break }
      fingers[index].place = Point(x: event.x, y: event.y)
    case let event as PointerUp: lift(event.finger)
    case let event as PointerCancelled: lift(event.finger)
    case let event as ViewportResize:
      let size = Size(width: event.w, height: event.h)
      let isThere = size == Size(width: container.width, height: container.height)
      resize = isThere ? nil : Resize(size: size, since: time)
    case let event as ContainerSet: isContainerVisible = event.visible
    default: return false
    }
    return true
  }

  private mutating func applyHost(_ event: any Event) -> Bool {
    switch event {
    case is PagerStarted: isRunning = true
    case is PagerStopping, is PagerStopped: isRunning = false
    // A resize that changed no frame ends without a layout of its own.
    case is PagerIdle: resize = nil
    case let event as SettingSet: set(event)
    case let event as PluginShowed: plugin(event.id) { $0.show(event.name, event.value) }
    case let event as any PluginStateEvent:
      guard let state = PluginState(after: type(of: event).name) else { return false }
      plugin(event.id) {
        $0.state = state
        $0.reason = event.reason
      }
    default: return false
    }
    return true
  }

  /// The proposal of this id is decided; every way to decide one publishes something that names it.
  private mutating func conclude(_ id: Int?) {
    if id == proposal?.id { proposal = nil }
  }

  private mutating func lift(_ finger: String) {
    fingers.removeAll { $0.name == finger }
  }

  private mutating func lay(_ event: LayoutChanged) {
    container = event.container
    safe = event.safe
    strip = event.strip
    pagesArea = event.pages
    controls = event.controls
    order = event.order
    controlsJSON = makeControlsJSON()
    let size = Size(width: container.width, height: container.height)
    if resize?.size == size { resize = nil }
  }

  private mutating func plugin(_ id: String, _ change: (inout PluginStatus) -> Void) {
    if let index = plugins.firstIndex(where: { $0.id == id }) {
      change(&plugins[index])
    } else {
      var status = PluginStatus(id: id)
      change(&status)
      plugins.append(status)
    }
  }
}
