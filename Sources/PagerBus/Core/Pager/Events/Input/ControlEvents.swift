/// A control was pressed: `prev`, `next`, `first`, `last`, or the title of a page.
public struct ControlPressed: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "control.pressed"

  /// A request; anybody with permission publishes it.
  public static let kind: EventKind = .request

  /// The control's name.
  public let name: String

  /// Makes the event.
  public init(name: String) {
    self.name = name
  }
}

/// A dot of the page control was tapped.
public struct DotTapped: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "dot.tapped"

  /// A request; anybody with permission publishes it.
  public static let kind: EventKind = .request

  /// The dot, counted from 0.
  public let index: Int

  /// Makes the event.
  public init(index: Int) {
    self.index = index
  }
}

/// A key was pressed.
public struct KeyPressed: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "key.pressed"

  /// A request; anybody with permission publishes it.
  public static let kind: EventKind = .request

  /// The key's name.
  public let key: String

  /// Makes the event.
  public init(key: String) {
    self.key = key
  }
}

/// The dots of a page control look different.
public struct DotsChanged: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "dots.changed"

  /// A fact of the plugin that declares it; new subscribers receive the latest.
  public static let kind: EventKind = .fact(owner: .plugin, sticky: true)

  /// How many dots there are.
  public let count: Int

  /// The dot that is on; nil for none.
  public let current: Int?

  /// Where the dots are between two pages, in pages.
  public let progress: Double

  /// How the dots look; nil where a view draws them as it likes, in equal cells.
  public let row: DotRow?

  /// Makes the event.
  public init(count: Int, current: Int?, progress: Double, row: DotRow? = nil) {
    self.count = count
    self.current = current
    self.progress = progress
    self.row = row
  }
}

/// The buttons of a button row look different.
public struct ButtonsChanged: Event {
  /// The name in traces and sessions.
  public static let name: EventName = "buttons.changed"

  /// A fact of the plugin that declares it; new subscribers receive the latest.
  public static let kind: EventKind = .fact(owner: .plugin, sticky: true)

  /// One button as it stands.
  public struct Button: Hashable, Sendable, Codable {
    /// What pressing it publishes as the control's name.
    public let name: String

    /// Its label.
    public let title: String

    /// Whether pressing it can do anything.
    public let enabled: Bool

    /// Whether it stands for the current page.
    public let tinted: Bool

    /// Makes a button.
    public init(name: String, title: String, enabled: Bool, tinted: Bool) {
      self.name = name
      self.title = title
      self.enabled = enabled
      self.tinted = tinted
    }
  }

  /// The buttons along the reading direction.
  public let buttons: [Button]

  /// Makes the event.
  public init(buttons: [Button]) {
    self.buttons = buttons
  }
}
