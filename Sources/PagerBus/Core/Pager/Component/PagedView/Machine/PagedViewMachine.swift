/// Owns the pages: their order, their position, which is selected, and every decision about them.
///
/// It hears requests, fingers and edits, and answers with facts. All positions and indices are
/// logical; reading direction and axis are applied where a finger's way comes in.
package struct PagedViewMachine: ComponentMachine {
  /// What the pages do.
  enum State: Equatable, Sendable {
    /// Nothing moves.
    case idle

    /// A finger drives or holds them.
    case dragging(Drag)

    /// They move by themselves.
    case settling(Settle)
  }

  /// How far a world has come.
  enum Stage: Equatable, Sendable {
    /// Not begun; only settings, controls and visibility are taken in.
    case waiting

    /// Between start and stop.
    case running

    /// Stopped; nothing is taken in.
    case stopped
  }

  var stage = Stage.waiting
  var state = State.idle
  var settings: PagerSettings
  var pages: PageList
  var layout: PagerLayout
  var controls = Controls()
  var touches = Touches()
  var lifecycle = PageLifecycle()
  var resize: Resize?
  var saved = SavedStates<SavedPlace>()

  /// The plugins that are asked before a decision.
  var voters: [Voter] = []

  /// The decision that waits for votes; nil for none.
  var proposal: Proposal?

  /// In page steps; between two samples of a motion it is that of the first.
  ///
  /// On a ring it may be laps away from the place that is published until the pages rest.
  var position = 0.0

  /// The page that was decided for; nil for none.
  var selected: Int?

  /// The page on which the pages last came to rest; nil for none, or if it was removed since.
  var settled: Int?

  /// Whether another page was selected since the pages last rested: then they cannot come back as
  /// if nothing was.
  var hasDecidedSinceRest = false

  /// The index that was last published as settled.
  var restPublished: Int?

  /// The page nearest to the position when it was last published.
  var nearest = 0
  var transitionCount = 0

  /// What a screen reader was last told of the page at rest.
  var announced: AnnouncementMade?

  /// Makes the machine of a pager that has not begun.
  package init(_ configuration: PagerConfiguration) {
    settings = configuration.settings
    pages = PageList(distinct: configuration.pages)
    layout = PagerLayout(settings: configuration.settings)
  }

  package static var subscribes: [any Event.Type] {
    [
      PagerStarted.self, PagerStopping.self, PointerDown.self, PointerMoved.self, PointerUp.self,
      PointerCancelled.self, SelectionRequested.self, PagesEdit.self, ViewportResize.self,
      SettingSet.self, ContainerSet.self, DotsChanged.self, ButtonsChanged.self, StateSave.self,
      StateRestore.self, VotersChanged.self, SelectionVoted.self, KeyPressed.self,
    ]
  }

  package var alarm: Instant? {
    guard stage == .running else { return nil }
    let instants = [settle?.alarm, resize?.alarm, proposal?.deadline].compactMap { $0 }
    return instants.min()
  }

  package mutating func receive(_ envelope: AnyEnvelope) -> [any Event] {
    var out: [any Event] = []
    switch stage {
    case .waiting: prepare(envelope, &out)
    case .running: take(envelope, &out)
    case .stopped: break
    }
    announce(&out)
    return out
  }

  package mutating func wake(at now: Instant) -> [any Event] {
    var out: [any Event] = []
    guard stage == .running else { return out }
    if let resize, resize.alarm <= now { continueResize(at: now, &out) }
    if let alarm = settle?.alarm, alarm <= now { continueSettle(at: now, &out) }
    if let proposal, proposal.deadline <= now { closeVote(at: now, &out) }
    announce(&out)
    return out
  }

  private mutating func prepare(_ envelope: AnyEnvelope, _ out: inout [any Event]) {
    switch envelope.event {
    case is PagerStarted: start(&out)
    case let event as SettingSet: foldSetting(event)
    case let event as VotersChanged: voters = event.voters
    case let event as DotsChanged: controls.take(event)
    case let event as ButtonsChanged: controls.buttonNames = event.buttons.map(\.name)
    case let event as ContainerSet:
      setContainer(event, &out)
    case let event as ViewportResize:
      if let size = Self.size(of: event) { settings.view = size }
    default: break
    }
  }

  private mutating func take(_ envelope: AnyEnvelope, _ out: inout [any Event]) {
    let now = envelope.time
    switch envelope.event {
    case let event as PointerDown: pointerDown(event, at: now, &out)
    case let event as PointerMoved: pointerMoved(event, at: now, &out)
    case let event as PointerUp: pointerUp(event, at: now, &out)
    case let event as PointerCancelled: pointerCancelled(event, at: now, &out)
    case let event as SelectionRequested: request(event, at: now, &out)
    case let event as PagesEdit: edit(event, at: now, &out)
    case let event as ViewportResize: beginResize(event, at: now, &out)
    case let event as SettingSet: set(event, at: now, &out)
    case let event as ContainerSet: setContainer(event, &out)
    case let event as StateSave: save(event)
    case let event as StateRestore: restore(event, at: now, &out)
    case let event as DotsChanged: show(dots: event, at: now, &out)
    case let event as ButtonsChanged: show(buttons: event, at: now, &out)
    case let event as VotersChanged: setVoters(event, at: now, &out)
    case let event as SelectionVoted: vote(envelope, event, &out)
    case let event as KeyPressed: pressed(event, &out)
    case is PagerStopping: stop(&out)
    default: break
    }
  }
}
