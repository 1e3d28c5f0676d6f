/// Something that a screen reader should say.
///
/// Published only if the setting `announce` asks for it: when the pager comes to rest on a page,
/// when what was said of that page is not true any more, and for a page that was refused.
public struct AnnouncementMade: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "announcement.made"

  /// A fact of the paged view.
  public static let kind: EventKind = .fact(owner: .pages, sticky: false)

  /// What kind of thing is spoken of.
  public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    /// A page.
    case page
  }

  /// What kind of thing is spoken of.
  public let role: Role

  /// Its title.
  public let title: String

  /// Its index, counted from 0.
  public let index: Int

  /// How many there are.
  public let count: Int

  /// Whether it is the selected one.
  public let selected: Bool

  /// Makes the event.
  public init(role: Role, title: String, index: Int, count: Int, selected: Bool) {
    self.role = role
    self.title = title
    self.index = index
    self.count = count
    self.selected = selected
  }
}
