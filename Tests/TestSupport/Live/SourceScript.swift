package import PagerBus

/// What fingers, scripts and plugins do to a pager of their own accord, and when: all that a run
/// depends on.
package struct SourceScript: Sendable {
  /// One event that nothing in the world has caused.
  package struct Entry: Sendable {
    /// When it is published.
    package let time: Instant

    /// Who publishes it.
    package let source: EventSource

    /// What is published.
    package let event: any Event
  }

  /// The pager to which it happens.
  package let configuration: PagerConfiguration

  /// What happens, in order.
  package let entries: [Entry]

  /// When the world is told to stop.
  package let end: Instant

  /// Makes the script of a story that is told with gestures.
  ///
  /// - Parameters:
  ///   - titles: the titles of the pages at the start.
  ///   - change: what differs from the standard settings.
  ///   - story: what happens to the started pager; it is told to a model of the world, which says
  ///   where the tabs are.
  package init(
    titles: [String], change: (inout PagerSettings) -> Void,
    story: (inout PagerWorldModel) -> Void
  ) {
    var settings = PagerSettings()
    change(&settings)
    configuration = PagerConfiguration(
      pages: PageList(titles: titles).descriptors, settings: settings)
    var model = PagerWorldModel(configuration)
    model.send(PagerStarted(), from: .host)
    story(&model)
    entries = model.log.filter { $0.cause == nil && $0.source != .host }.map {
      Entry(time: $0.time, source: $0.source, event: $0.event)
    }
    end = model.now
  }
}
