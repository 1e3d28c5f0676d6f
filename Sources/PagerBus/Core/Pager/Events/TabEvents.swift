/// A tab was tapped that is not the selected tab at rest.
public struct TabTapped: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "tab.tapped"

  /// A fact of the tab bar.
  public static let kind: EventKind = .fact(owner: .tabs, sticky: false)

  /// The tab's index.
  public let index: Int

  /// The key of the tab's page.
  public let key: PageKey

  /// Makes the event.
  public init(index: Int, key: PageKey) {
    self.index = index
    self.key = key
  }
}

/// The tab that is selected and at rest was tapped: the strip is placed anew, nothing is selected.
public struct TabRetapped: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "tab.retapped"

  /// A fact of the tab bar.
  public static let kind: EventKind = .fact(owner: .tabs, sticky: false)

  /// The tab's index.
  public let index: Int

  /// The key of the tab's page.
  public let key: PageKey

  /// Makes the event.
  public init(index: Int, key: PageKey) {
    self.index = index
    self.key = key
  }
}

/// A tab is not the selected one any more; it comes before the ``TabSelected`` that it makes room
/// for.
public struct TabDeselected: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "tab.deselected"

  /// A fact of the tab bar.
  public static let kind: EventKind = .fact(owner: .tabs, sticky: false)

  /// The tab's index; nil if its page was removed.
  public let index: Int?

  /// The key of the tab's page.
  public let key: PageKey

  /// Makes the event.
  public init(index: Int?, key: PageKey) {
    self.index = index
    self.key = key
  }
}

/// A tab is the selected one.
public struct TabSelected: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "tab.selected"

  /// A fact of the tab bar.
  public static let kind: EventKind = .fact(owner: .tabs, sticky: false)

  /// The tab's index.
  public let index: Int

  /// The key of the tab's page.
  public let key: PageKey

  /// Makes the event.
  public init(index: Int, key: PageKey) {
    self.index = index
    self.key = key
  }
}

/// The tabs have other frames.
public struct TabsLaidOut: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "tabs.laidOut"

  /// A fact of the tab bar; new subscribers receive the latest.
  public static let kind: EventKind = .fact(owner: .tabs, sticky: true)

  /// The index of the first tab in view.
  public let first: Int

  /// The visible tabs from ``first`` on: x in strip content coordinates and width, in points.
  public let frames: [TabSpan]

  /// The height of the tabs, in points.
  public let height: Double

  /// The width of the strip's content, in points.
  public let content: Double

  /// The frames of all tabs, shared; it is not in the trace.
  public private(set) var geometry = TabGeometry.empty

  /// The sequence number of the ``PagesChanged`` that the layout is of; it is not in the trace.
  public private(set) var pagesRevision: UInt64 = 0

  private enum CodingKeys: String, CodingKey {
    case first, frames, height, content
  }

  /// Makes the event.
  public init(
    first: Int, frames: [TabSpan], height: Double, content: Double, geometry: TabGeometry,
    pagesRevision: UInt64
  ) {
    self.first = first
    self.frames = frames
    self.height = height
    self.content = content
    self.geometry = geometry
    self.pagesRevision = pagesRevision
  }
}

/// Where a tab begins and how wide it is, written in traces as `[x,w]`.
public struct TabSpan: Hashable, Sendable, Codable {
  /// Points from the beginning of the strip's content.
  public let x: Double

  /// The width in points.
  public let width: Double

  /// Makes a span from its beginning and its width, in points.
  public init(x: Double, width: Double) {
    self.x = x
    self.width = width
  }

  /// Reads `[x,w]`.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    x = try values.decode(Double.self)
    width = try values.decode(Double.self)
  }

  /// Writes `[x,w]`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(x)
    try values.encode(width)
  }
}

/// The tab strip shows another part of its content.
public struct StripScrolled: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "strip.scrolled"

  /// A fact of the tab bar; new subscribers receive the latest.
  public static let kind: EventKind = .fact(owner: .tabs, sticky: true)

  /// Why the strip scrolls.
  public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
    /// It follows the position of the pages.
    case position

    /// A finger moves it.
    case user
  }

  /// Points from the beginning of the content to the strip's left edge.
  public let offset: Double

  /// Why.
  public let reason: Reason

  /// Whether it belongs to the last sample of a transition or to a re-base.
  public let boundary: Bool

  /// Makes the event.
  public init(offset: Double, reason: Reason, boundary: Bool) {
    self.offset = offset
    self.reason = reason
    self.boundary = boundary
  }

  /// Whether a conflating subscription must keep the element.
  public var isBoundary: Bool { boundary }
}

/// The indicator has another frame.
public struct IndicatorMoved: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "indicator.moved"

  /// A fact of the indicator; new subscribers receive the latest.
  public static let kind: EventKind = .fact(owner: .indicator, sticky: true)

  /// The left edge in strip content coordinates, in points.
  public let x: Double

  /// The top edge from the strip's top, in points.
  public let y: Double

  /// The width in points.
  public let width: Double

  /// The height in points.
  public let height: Double

  /// The tab it is nearest to.
  public let tab: Int

  /// Whether it belongs to the last sample of a transition or to a re-base.
  public let boundary: Bool

  /// Makes the event.
  public init(x: Double, y: Double, width: Double, height: Double, tab: Int, boundary: Bool) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.tab = tab
    self.boundary = boundary
  }

  /// Whether a conflating subscription must keep the element.
  public var isBoundary: Bool { boundary }
}
