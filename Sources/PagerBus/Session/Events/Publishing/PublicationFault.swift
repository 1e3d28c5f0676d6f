import PagerBus

/// Why an event that has all its fields cannot be published all the same: a value out of range.
struct PublicationFault {
  /// The most edits of one request.
  static let editsMaximum = 1_000

  /// The farthest place and the largest size, in pixels.
  private static let extentMaximum = Double(Lexer.extentMaximum)

  /// Where the value stands.
  let path: String
  let message: String
  var help: String?

  private init(_ path: String, _ message: String, help: String? = nil) {
    self.path = path
    self.message = message
    self.help = help
  }

  /// Finds what is out of range; nil if nothing is.
  init?(of event: any Event) {
    let found: PublicationFault? =
      switch event {
      case let event as PointerDown: Self.pointer(event.finger, event.x, event.y)
      case let event as PointerMoved: Self.pointer(event.finger, event.x, event.y)
      case let event as PointerUp: Self.pointer(event.finger, event.x, event.y)
      case let event as PointerCancelled: Self.pointer(event.finger, 0, 0)
      case let event as DotTapped: Self.index(event.index, "index")
      case let event as KeyPressed: Self.key(event.key)
      case let event as ControlPressed: Self.named(event.name, "name", "a control")
      case let event as StateSave: Self.named(event.name, "name", "a state")
      case let event as StateRestore: Self.named(event.name, "name", "a state")
      case let event as SettingSet: Self.setting(event)
      case let event as ViewportResize: Self.resize(event)
      case let event as PagesEdit: Self.edits(event.edits)
      default: nil
      }
    guard let found else { return nil }
    self = found
  }

  private static func pointer(_ finger: String, _ x: Double, _ y: Double) -> PublicationFault? {
    named(finger, "finger", "a finger") ?? coordinate(x, "x") ?? coordinate(y, "y")
  }

  private static func coordinate(_ value: Double, _ path: String) -> PublicationFault? {
    if abs(value) <= extentMaximum { return nil }
    return PublicationFault(
      path, "a coordinate is from -\(Lexer.extentMaximum) to \(Lexer.extentMaximum)")
  }

  private static func named(_ name: String, _ path: String, _ what: String) -> PublicationFault? {
    name.isEmpty ? PublicationFault(path, "\(what) has a name") : nil
  }

  private static func index(_ index: Int, _ path: String) -> PublicationFault? {
    if (0...Int(ValueReader.indexMaximum)).contains(index) { return nil }
    return PublicationFault(path, "an index is from 0 to \(ValueReader.indexMaximum)")
  }

  private static func key(_ name: String) -> PublicationFault? {
    KeyName.fault(of: name).map { PublicationFault("key", $0.message, help: $0.help) }
  }

  private static func setting(_ event: SettingSet) -> PublicationFault? {
    var settings = PagerSettings()
    do throws(SettingError) {
      try settings.apply(key: event.key, value: event.value)
      return nil
    } catch {
      switch error {
      case .unknownKey(let key, let known):
        return PublicationFault(
          "key", "unknown setting `\(key)`",
          help: Suggestion.help(for: key, among: known) ?? "`help set` lists the settings")
      case .invalidValue: return PublicationFault("value", "\(error)")
      }
    }
  }

  private static func resize(_ event: ViewportResize) -> PublicationFault? {
    for (path, value) in [("w", event.w), ("h", event.h)]
    where !(0...extentMaximum).contains(value) {
      return PublicationFault(path, "an extent is from 0 to \(Lexer.extentMaximum)")
    }
    guard let over = event.over, over < 0 else { return nil }
    return PublicationFault("over", "a duration is not negative", help: "it is in nanoseconds")
  }

  private static func edits(_ edits: [PageEdit]) -> PublicationFault? {
    if edits.isEmpty { return PublicationFault("edits", "there is no edit in this request") }
    if edits.count > editsMaximum {
      return PublicationFault("edits", "a request has at most \(editsMaximum) edits")
    }
    for (place, edit) in edits.enumerated() {
      if let fault = fault(of: edit, at: "edits[\(place)]") { return fault }
    }
    return nil
  }

  private static func fault(of edit: PageEdit, at path: String) -> PublicationFault? {
    switch edit {
    case .insert(let index, let page):
      self.index(index, "\(path).at") ?? title(page.title, "\(path).title")
    case .remove(let index): self.index(index, "\(path).at")
    case .move(let from, let to):
      index(from, "\(path).from") ?? index(to, "\(path).to")
    case .retitle(let index, let title):
      self.index(index, "\(path).at") ?? self.title(title, "\(path).title")
    case .replace(let pages):
      pages.count > Int(CaseLimits.pagesMaximum)
        ? PublicationFault("\(path).pages", "there are at most \(CaseLimits.pagesMaximum) pages")
        : pages.enumerated().lazy.compactMap { place, page in
          title(page.title, "\(path).pages[\(place)].title")
        }.first
    case .reload: nil
    }
  }

  private static func title(_ title: String, _ path: String) -> PublicationFault? {
    if title.utf8.count <= ValueReader.titleBytesMaximum { return nil }
    return PublicationFault(path, "a title has at most \(ValueReader.titleBytesMaximum) bytes")
  }
}
