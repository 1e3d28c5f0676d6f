package import PagerSession

/// One trace on its way into a page: events with what they changed, in stretches that begin with a
/// whole frame.
///
/// A player goes to a moment from the frame before its stretch, so a jump costs the same wherever
/// it leads.
package struct PlayerTrace: Sendable {
  /// How many events a stretch has.
  static let stretchMaximum = 250

  private let number: Int
  private var trail = FrameTrail()
  private var film: FilmStrip
  private var eventCount = 0
  private var isOpen = false

  /// Makes a trace of a page, of which everything is known but the events.
  ///
  /// - Parameters:
  ///   - number: its place among the traces of the page, from 0.
  ///   - summary: what is known of it.
  package init(number: Int, summary: PlayerSummary) {
    self.number = number
    film = FilmStrip(count: FilmStrip.standardCount, end: summary.time)
    film.name = "film-\(number)"
  }

  /// The pictures of the trace, once all of it was read.
  var pictures: FilmStrip { film }

  /// Appends what the next line adds to the page.
  package mutating func add(_ line: TraceLine, to page: inout [UInt8]) {
    switch line {
    case .key, .end: return
    case .header(let header):
      trail.begin(header)
      film.begin(header)

    case .event(let event):
      if eventCount % Self.stretchMaximum == 0 {
        close(&page)
        open(&page)
      }
      film.pass(event, before: trail.frame)
      let change = trail.take(event)
      page += Array(",\n[".utf8)
      EmbeddedText.append(json: event.line.utf8, to: &page)
      if let change {
        page.append(UInt8(ascii: ","))
        EmbeddedText.append(json: change, to: &page)
      }
      page.append(UInt8(ascii: "]"))
      eventCount += 1
    }
  }

  /// Appends the end.
  package mutating func finish(_ page: inout [UInt8]) {
    if eventCount == 0 { open(&page) }
    close(&page)
    film.finish(with: trail.frame)
  }

  private mutating func open(_ page: inout [UInt8]) {
    page += Array("<script type=\"application/json\" class=\"stretch-\(number)\">[".utf8)
    EmbeddedText.append(json: trail.json, to: &page)
    isOpen = true
  }

  private mutating func close(_ page: inout [UInt8]) {
    guard isOpen else { return }
    page += Array("]</script>\n".utf8)
    isOpen = false
  }
}
