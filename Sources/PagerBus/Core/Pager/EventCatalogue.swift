/// The event types that a world knows, by name.
public struct EventCatalogue: Sendable {
  /// The event types of the pager, in the order of the files that declare them, then the bus's own.
  public static let pager: [any Event.Type] = [
    PagerStarted.self,
    PagerStopping.self,
    PagerStopped.self,
    PagerIdle.self,
    SettingSet.self,
    ContainerSet.self,
    ControlPressed.self,
    DotTapped.self,
    KeyPressed.self,
    DotsChanged.self,
    ButtonsChanged.self,
    PointerDown.self,
    PointerMoved.self,
    PointerUp.self,
    PointerCancelled.self,
    HandoverOffered.self,
    ScrollMoved.self,
    SelectionCrossed.self,
    PhaseChanged.self,
    DragBegan.self,
    DragEnded.self,
    TransitionBegan.self,
    TransitionRetargeted.self,
    TransitionEnded.self,
    PageSettled.self,
    AnnouncementMade.self,
    PageLoaded.self,
    PageUnloaded.self,
    PageWillAppear.self,
    PageDidAppear.self,
    PageWillDisappear.self,
    PageDidDisappear.self,
    PagesEdit.self,
    PagesChanged.self,
    ViewportResize.self,
    LayoutChanged.self,
    SelectionRequested.self,
    SelectionProposed.self,
    SelectionRefused.self,
    SelectionChanged.self,
    StateSave.self,
    StateRestore.self,
    VotersChanged.self,
    SelectionVoted.self,
    VoteMissed.self,
    VoteDropped.self,
    PluginStarting.self,
    PluginStarted.self,
    PluginStopped.self,
    PluginFailed.self,
    PluginSuspended.self,
    PluginResumed.self,
    PluginRestarting.self,
    PluginQuarantined.self,
    PluginDisabled.self,
    PluginShowed.self,
    TabTapped.self,
    TabRetapped.self,
    TabDeselected.self,
    TabSelected.self,
    TabsLaidOut.self,
    StripScrolled.self,
    IndicatorMoved.self,
    EventUndelivered.self,
    HandlerFailed.self,
  ]

  /// All types of the catalogue, in order.
  public let types: [any Event.Type]

  private let indices: [EventName: Int]

  /// Makes a catalogue; of several types with one name the first counts.
  public init(_ types: [any Event.Type] = EventCatalogue.pager) {
    var seen: Set<EventName> = []
    self.types = types.filter { seen.insert($0.name).inserted }
    indices = Dictionary(
      uniqueKeysWithValues: self.types.enumerated().map { ($1.name, $0) })
  }

  /// The type of this name; nil if the catalogue has none.
  public subscript(name: EventName) -> (any Event.Type)? {
    indices[name].map { types[$0] }
  }

  /// Makes an event of the type `name` from its data.
  public func event(
    named name: EventName, json: JSONValue
  ) throws(EventDecodingError) -> any Event {
    guard let type = self[name] else { throw .unknownType(name) }
    return try type.init(json: json)
  }
}
