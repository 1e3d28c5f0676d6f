package import PagerBus
package import PagerSession

/// Moments of a trace side by side, as one SVG: what could be seen, when, and in which statement.
package struct FilmStrip: Sendable {
  /// One picture.
  private struct Shot: Sendable {
    let time: Int64
    let step: String
    let frame: PagerFrame

    /// What the session calls it; nil if it does not.
    var name: String?
  }

  /// The most pictures of one strip.
  package static let countMaximum = 240

  /// How many pictures a page has of each trace.
  package static let standardCount = 6

  /// How large they are there.
  static let pageScale = 0.35

  /// When the pictures are taken, in order.
  private let instants: [Int64]

  /// Whether pictures are taken where the session says so.
  private var takesNamed = false
  private var shots: [Shot] = []
  private var step = ""
  private var title = ""

  /// What identifiers in the picture begin with; several in one document need different ones.
  package var name = "film"

  /// A strip of pictures at these instants, in virtual nanoseconds.
  package init(at instants: [Int64]) {
    self.instants = Array(instants.sorted().prefix(Self.countMaximum))
  }

  /// A strip of so many pictures, in equal distances from the beginning to the end.
  package init(count: Int, end: Int64) {
    let count = min(max(count, 1), Self.countMaximum)
    let last = Int64(max(count - 1, 1))
    self.init(
      at: (0..<count).map { index in
        let (whole, rest) = max(end, 0).quotientAndRemainder(dividingBy: last)
        return whole * Int64(index) + rest * Int64(index) / last
      })
  }

  /// A strip of the pictures that the session asks for with `snapshot`.
  package static var ofNamed: FilmStrip {
    var strip = FilmStrip(at: [])
    strip.takesNamed = true
    return strip
  }

  /// A strip of one picture that a session asked for, the same as ``ofNamed`` takes of a trace.
  package init(of picture: TakenPicture, session: String, testCase: String) {
    self.init(at: [])
    title = Self.title(session, testCase)
    shots = [
      Shot(
        time: picture.time.nanoseconds, step: picture.caption, frame: picture.frame,
        name: picture.name)
    ]
  }

  /// Takes the name of the case.
  package mutating func begin(_ header: TraceFileHeader) {
    title = Self.title(header.session, header.testCase)
  }

  private static func title(_ session: String, _ testCase: String) -> String {
    "\(session) · \(testCase)"
  }

  /// An event comes next: takes the pictures of all instants before it.
  package mutating func pass(_ event: TraceEvent, before frame: PagerFrame) {
    while shots.count < instants.count, instants[shots.count] < event.time { shoot(frame) }
    if takesNamed, event.type == SnapshotTaken.name.text, shots.count < Self.countMaximum,
      let taken = try? SnapshotTaken(json: event.data)
    {
      shots.append(Shot(time: event.time, step: step, frame: frame, name: taken.picture))
    }
    guard event.type == StepBegan.name.text, let began = try? StepBegan(json: event.data) else {
      return
    }
    step = began.caption(at: event.step)
  }

  /// Nothing comes any more: takes the pictures that are left.
  package mutating func finish(with frame: PagerFrame) {
    while shots.count < instants.count { shoot(frame) }
  }

  private mutating func shoot(_ frame: PagerFrame) {
    shots.append(Shot(time: instants[shots.count], step: step, frame: frame))
  }

  /// The picture; a point of the pager is `scale` points of it.
  package func svg(scale: Double) -> String {
    let strip = FilmLayout(shots.map { StagePicture(frame: $0.frame, name: "").size }, scale)
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" "
    text += "width=\"\(SVGText.number(strip.width))\" height=\"\(SVGText.number(strip.height))\" "
    text += "viewBox=\"0 0 \(SVGText.number(strip.width)) \(SVGText.number(strip.height))\" "
    text += "font-family=\"\(Self.fonts)\" role=\"img\">\n"
    text += "<title>\(XMLText.content(title))</title>\n"
    text += "<rect width=\"100%\" height=\"100%\" fill=\"#f6f7f9\"/>\n"
    for (index, shot) in shots.enumerated() {
      let place = strip.places[index]
      let clip = "\(name)-caption-\(index)"
      text += "<g transform=\"translate(\(SVGText.number(place.x)) \(SVGText.number(place.y)))\">"
      text += "<clipPath id=\"\(clip)\"><rect y=\"-44\" "
      text += "width=\"\(SVGText.number(place.width))\" height=\"44\"/></clipPath>"
      text += "<g clip-path=\"url(#\(clip))\">"
      text += SVGText.label(
        "\(TraceEvent.seconds(shot.time).dropLast(3)) s" + (shot.name.map { "  \($0)" } ?? ""),
        x: 0, y: -24, size: 12, "font-weight=\"600\" fill=\"#1d2129\"")
      text += SVGText.label(
        shot.step, x: 0, y: -8, size: 11, "fill=\"#6b7280\"",
        room: StagePicture.room(place.width, 6.2))
      text += "</g>"
      text += "<g transform=\"scale(\(SVGText.number(scale)))\">"
      text += StagePicture(frame: shot.frame, name: "\(name)-\(index)").text + "</g></g>\n"
    }
    return text + "</svg>"
  }

  private static let fonts =
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK KR', sans-serif"
}

/// Where pictures of different sizes lie, side by side and top-aligned.
private struct FilmLayout {
  static let margin = 20.0
  static let caption = 44.0
  static let captionWidthMinimum = 120.0

  private(set) var places: [Rect] = []
  private(set) var width = margin
  private(set) var height = 0.0

  init(_ sizes: [Size], _ scale: Double) {
    for size in sizes {
      let place = Rect(
        x: width, y: Self.margin + Self.caption,
        width: max(size.width * scale, Self.captionWidthMinimum), height: size.height * scale)
      places.append(place)
      width += place.width + Self.margin
      height = max(height, place.y + place.height + Self.margin)
    }
  }
}
