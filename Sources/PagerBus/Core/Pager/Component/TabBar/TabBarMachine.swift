/// Owns the tabs: their frames, which of them is selected, how far the strip is scrolled, and taps
/// on them.
///
/// It never decides for a page: a tap is a request, and the tab follows what the paged view says.
package struct TabBarMachine: ComponentMachine {
  /// At most this many frames are listed in an event; tabs may be narrower than a point.
  static let listedFramesMaximum = 256

  var settings: PagerSettings
  var isStopped = false
  var pages: PageList?
  var revision: UInt64 = 0
  var layout: LayoutChanged?
  var geometry = TabGeometry.empty

  /// What was last published of the layout.
  var laidOut: TabsLaidOut?

  /// The page that the paged view has decided for.
  var decided: PageKey?

  /// The key of the tab that is selected.
  var lit: PageKey?
  var phase = PagerPhase.idle

  /// Where the pages are; nil until that was said.
  var position: Double?
  var offset = 0.0

  /// What was last published of the offset.
  var offsetPublished: Double?
  var mode = StripMode.following
  var touch = StripTouch.none

  /// The strip while it goes on by itself after a finger has let it go; nil if it does not.
  var coast: StripCoast?

  /// Whether the newest offset that was published is one of a finger's, and not the last of them.
  var isScrolling = false

  /// How far the strip was scrolled when somebody saved it.
  var saved = SavedStates<Double>()

  /// How far the strip is to be scrolled when the pages have gone back to what was saved.
  var restoring: Double?

  /// Makes the machine of a tab bar that has not heard of any pages.
  package init(_ configuration: PagerConfiguration) {
    settings = configuration.settings
  }

  package static var subscribes: [any Event.Type] {
    [
      PagerStopping.self, SettingSet.self, LayoutChanged.self, PagesChanged.self,
      SelectionChanged.self, PageSettled.self, PhaseChanged.self, ScrollMoved.self,
      PointerDown.self, PointerMoved.self, PointerUp.self, PointerCancelled.self, StateSave.self,
      StateRestore.self,
    ]
  }

  package var alarm: Instant? { isStopped ? nil : coast?.alarm }

  package mutating func wake(at now: Instant) -> [any Event] {
    var out: [any Event] = []
    if !isStopped, let coast, coast.alarm <= now { continueCoast(coast, at: now, &out) }
    return out
  }

  package mutating func receive(_ envelope: AnyEnvelope) -> [any Event] {
    var out: [any Event] = []
    guard !isStopped else { return out }
    switch envelope.event {
    case let event as ScrollMoved: follow(event, &out)
    case let event as PointerDown: pointerDown(event, at: envelope.time)
    case let event as PointerMoved: pointerMoved(event, at: envelope.time, &out)
    case let event as PointerUp: pointerUp(event, at: envelope.time, &out)
    case let event as PointerCancelled: pointerCancelled(event, at: envelope.time, &out)
    case let event as SelectionChanged: follow(event, &out)
    case let event as PageSettled: follow(event, &out)
    case let event as PhaseChanged: phase = event.phase
    case let event as PagesChanged: take(event, revision: envelope.sequence, &out)
    case let event as LayoutChanged: take(event, &out)
    case let event as SettingSet: take(event, &out)
    case let event as StateSave: save(event)
    case let event as StateRestore: restoring = saved[event.name]
    case is PagerStopping: stop(&out)
    default: break
    }
    return out
  }

  /// Keeps where the strip is; a strip that follows the pages to somewhere is where they end.
  private mutating func save(_ event: StateSave) {
    if phase == .idle { saved.save(offset, as: event.name) } else { saved.forget(event.name) }
  }

  private mutating func stop(_ out: inout [any Event]) {
    isStopped = true
    guard let lit else { return }
    self.lit = nil
    out.append(TabDeselected(index: pages?.index(of: lit), key: lit))
  }
}
