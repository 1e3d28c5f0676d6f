/// Somebody asks for changes to the list of pages, applied as one.
public struct PagesEdit: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "pages.edit"

  /// A request; anybody with permission publishes it.
  public static let kind: EventKind = .request

  /// The changes, in order; each sees the list that the one before it left.
  public let edits: [PageEdit]

  /// Makes the request.
  public init(_ edits: [PageEdit]) {
    self.edits = edits
  }
}

/// The list of pages is another one, or it was joined to a ring or cut open to a line.
public struct PagesChanged: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "pages.changed"

  /// A fact of the paged view; new subscribers receive the latest.
  public static let kind: EventKind = .fact(owner: .pages, sticky: true)

  /// The changes that led here; a start has one `replace`, a ring that is joined or cut open none.
  public let edits: [PageEdit]

  /// The number of pages.
  public let count: Int

  /// The index selected once the change is through; nil for none.
  public let selected: Int?

  /// The key selected once the change is through; nil for none.
  public let selectedKey: PageKey?

  /// Whether the key that was selected before is still there.
  public let kept: Bool

  /// True if the first page follows the last one; nil on a line.
  public let loop: Bool?

  /// The whole list, shared; it is not in the trace.
  public private(set) var pages = PageList()

  private enum CodingKeys: String, CodingKey {
    case edits, count, selected, selectedKey, kept, loop
  }

  /// Makes the event.
  public init(
    edits: [PageEdit], pages: PageList, selected: Int?, selectedKey: PageKey?, kept: Bool,
    loop: Bool? = nil
  ) {
    self.edits = edits
    self.count = pages.count
    self.selected = selected
    self.selectedKey = selectedKey
    self.kept = kept
    self.loop = loop
    self.pages = pages
  }
}

/// The container gets another size.
public struct ViewportResize: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "viewport.resize"

  /// A request; anybody with permission publishes it.
  public static let kind: EventKind = .request

  /// The new width, in points.
  public let w: Double

  /// The new height, in points.
  public let h: Double

  /// How long it takes to get there, in nanoseconds; nil for at once.
  public let over: Int64?

  /// Makes the request.
  public init(w: Double, h: Double, over: Int64? = nil) {
    self.w = w
    self.h = h
    self.over = over
  }
}

/// Strip, pages or controls have other frames.
public struct LayoutChanged: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "layout.changed"

  /// A fact of the paged view; new subscribers receive the latest.
  public static let kind: EventKind = .fact(owner: .pages, sticky: true)

  /// The whole container.
  public let container: Rect

  /// The container inside its safe edges.
  public let safe: Rect

  /// The tab strip.
  public let strip: Rect

  /// The area that shows pages.
  public let pages: Rect

  /// The cells of the controls that plugins show: `["dots",0,x,y,w,h]`.
  public let controls: [ControlCell]

  /// What lies over what, from back to front; hit-tested from front to back.
  public let order: [String]

  /// Makes the event; all frames are physical, in points of the container.
  public init(
    container: Rect, safe: Rect, strip: Rect, pages: Rect, controls: [ControlCell], order: [String]
  ) {
    self.container = container
    self.safe = safe
    self.strip = strip
    self.pages = pages
    self.controls = controls
    self.order = order
  }
}

/// One touchable cell of a control, written in traces as `[name,cell,x,y,w,h]`.
public struct ControlCell: Hashable, Sendable, Codable {
  /// The control: `dots` or `buttons`.
  public let name: String

  /// Which of the control's equal cells, counted from 0 along the reading direction.
  public let cell: Int

  /// The cell's frame, physical, in points of the container.
  public let frame: Rect

  /// Makes a cell.
  public init(name: String, cell: Int, frame: Rect) {
    self.name = name
    self.cell = cell
    self.frame = frame
  }

  /// Reads `[name,cell,x,y,w,h]`.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    name = try values.decode(String.self)
    cell = try values.decode(Int.self)
    frame = Rect(
      x: try values.decode(Double.self), y: try values.decode(Double.self),
      width: try values.decode(Double.self), height: try values.decode(Double.self))
  }

  /// Writes `[name,cell,x,y,w,h]`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(name)
    try values.encode(cell)
    try values.encode(frame.x)
    try values.encode(frame.y)
    try values.encode(frame.width)
    try values.encode(frame.height)
  }
}
