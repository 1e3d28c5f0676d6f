import PagerBus

/// What can be seen of a pager, as SVG: pages, strip, indicator, controls and fingers.
///
/// It reads the frame alone, so equal frames give equal bytes.
struct StagePicture {
  private static let pageFills = ["#eef2fb", "#eef6f0", "#fbf3ea", "#f5eff9", "#eaf5f7", "#faeef0"]
  private static let ink = "#1d2129"
  private static let quiet = "#6b7280"
  private static let accent = "#2f5fd0"

  let frame: PagerFrame

  /// What identifiers begin with; pictures that stand in one document need their own.
  let name: String

  /// The size of what is drawn, in points; never empty.
  var size: Size {
    Size(width: max(1, frame.container.width), height: max(1, frame.container.height))
  }

  /// The picture, with its origin at the container's.
  var text: String {
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var text = clip("\(name)-all", whole) + "<g clip-path=\"url(#\(name)-all)\">"
    text += SVGText.box(whole, "fill=\"#ffffff\"")
    for part in frame.order {
      switch part {
      case "strip": text += strip
      case "pages": text += pages
      case "dots": text += dots
      case "buttons": text += buttons
      default: text += other(part)
      }
    }
    text += fingers + "</g>"
    return text + SVGText.box(whole, "fill=\"none\" stroke=\"#c9cdd6\"")
  }

  private func clip(_ id: String, _ rect: Rect) -> String {
    "<clipPath id=\"\(id)\"><rect \(SVGText.place(rect))/></clipPath>"
  }

  private var pages: String {
    var text = clip("\(name)-pages", frame.pagesArea) + "<g clip-path=\"url(#\(name)-pages)\">"
    for index in frame.visiblePages {
      guard let rect = frame.pageFrame(index) else { continue }
      let title = frame.pages[index]?.title ?? "\(index)"
      text += SVGText.box(rect, "fill=\"\(Self.pageFills[index % Self.pageFills.count])\"")
      text += SVGText.box(rect, "fill=\"none\" stroke=\"#d9dde5\"")
      let middle = (x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
      text += SVGText.label(
        title, x: middle.x, y: middle.y, size: min(28, max(8, rect.width / 10)),
        "text-anchor=\"middle\" font-weight=\"600\" fill=\"\(Self.ink)\"",
        room: Self.room(rect.width, 16))
      let state = frame.pageState(index)?.rawValue ?? "unloaded"
      text += SVGText.label(
        "page \(index) · \(state)", x: middle.x, y: middle.y + 26, size: 13,
        "text-anchor=\"middle\" fill=\"\(Self.quiet)\"")
    }
    return text + "</g>"
  }

  private var strip: String {
    var text = SVGText.box(frame.strip, "fill=\"#ffffff\"")
    text += clip("\(name)-strip", frame.strip) + "<g clip-path=\"url(#\(name)-strip)\">"
    for index in frame.visibleTabs.prefix(Self.tabsMaximum) {
      guard let tab = frame.tab(index), let rect = frame.tabFrame(index) else { continue }
      let id = "\(name)-tab-\(index)"
      let isNear = tab.emphasis >= 0.5
      text += clip(id, rect) + "<g clip-path=\"url(#\(id))\">"
      text += SVGText.label(
        tab.title ?? "\(index)", x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 + 5,
        size: 15,
        "text-anchor=\"middle\" font-weight=\"\(isNear ? 600 : 400)\" "
          + "fill=\"\(isNear ? Self.ink : Self.quiet)\"",
        room: Self.room(rect.width - 6, 8))
      text += "</g>"
    }
    if let indicator = frame.indicatorFrame {
      text += SVGText.box(indicator, "rx=\"1.5\" fill=\"\(Self.accent)\"")
    }
    text += "</g>"
    var edge = frame.strip
    edge.y = edge.bottom - 1
    edge.height = 1
    return text + SVGText.box(edge, "fill=\"#e3e6ec\"")
  }

  private var dots: String {
    let current = frame.dots?.current
    if let row = frame.dots?.row {
      let dots = frame.dotFrames.prefix(Self.cellsMaximum).enumerated().map { place, dot in
        let isCurrent = row.mark == nil && row.first + place == current
        return Self.dot(dot, isCurrent ? Self.accent : "#b4bac6")
      }
      return dots.joined() + (frame.dotMarkFrame.map { Self.dot($0, Self.accent) } ?? "")
    }
    return cells("dots").map { cell in
      let isCurrent = cell.cell == current
      return "<circle cx=\"\(SVGText.number(cell.frame.x + cell.frame.width / 2))\" "
        + "cy=\"\(SVGText.number(cell.frame.y + cell.frame.height / 2))\" r=\"4\" "
        + "fill=\"\(isCurrent ? Self.accent : "#b4bac6")\"/>"
    }.joined()
  }

  private static func dot(_ rect: Rect, _ fill: String) -> String {
    SVGText.box(rect, "rx=\"\(SVGText.number(rect.height / 2))\" fill=\"\(fill)\"")
  }

  private var buttons: String {
    cells("buttons").map { cell in
      let button = frame.button(cell.cell)
      var box = cell.frame
      box = Rect(
        x: box.x + 2, y: box.y + 6, width: max(0, box.width - 4), height: max(0, box.height - 12))
      let isTinted = button?.tinted == true
      let isEnabled = button?.enabled == true
      let id = "\(name)-button-\(cell.cell)"
      return SVGText.box(
        box, "rx=\"6\" fill=\"\(isTinted ? Self.accent : "#ffffff")\" stroke=\"#c9cdd6\"")
        + clip(id, box) + "<g clip-path=\"url(#\(id))\">"
        + SVGText.label(
          button?.title ?? "", x: box.x + box.width / 2, y: box.y + box.height / 2 + 4, size: 11,
          "text-anchor=\"middle\" fill=\""
            + "\(isTinted ? "#ffffff" : isEnabled ? Self.ink : "#b4bac6")\"",
          room: Self.room(box.width, 7)) + "</g>"
    }.joined()
  }

  private func other(_ part: String) -> String {
    cells(part).map {
      SVGText.box($0.frame, "fill=\"none\" stroke=\"#b4bac6\" stroke-dasharray=\"3 3\"")
    }.joined()
  }

  private var fingers: String {
    frame.fingers.map { finger in
      let x = SVGText.number(finger.place.x)
      let y = SVGText.number(finger.place.y)
      return
        "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"22\" fill=\"\(Self.accent)\" fill-opacity=\"0.18\" "
        + "stroke=\"\(Self.accent)\" stroke-width=\"2\"/>"
        + SVGText.label(
          finger.name, x: finger.place.x, y: finger.place.y + 5, size: 14,
          "text-anchor=\"middle\" font-weight=\"600\" fill=\"\(Self.accent)\"", room: 8)
    }.joined()
  }

  private func cells(_ name: String) -> [ControlCell] {
    Array(frame.controls.filter { $0.name == name }.prefix(Self.cellsMaximum))
  }

  /// The most tabs that are drawn, as many as the frame lists.
  private static let tabsMaximum = 64

  /// The most cells of a control that are drawn.
  private static let cellsMaximum = 512

  /// How many narrow letters of a size fit about a width.
  static func room(_ width: Double, _ letter: Double) -> Int {
    max(2, min(SVGText.roomMaximum, Int(min(max(width, 0), 10_000) / letter)))
  }
}
