/// What can be set: a setting of its own, the place of a part, or a style token.
public enum SettingKey: Hashable, Sendable {
  /// A setting that exists once: `snap`.
  case named(SettingName)
  /// Where a part lies: `place.strip`.
  case place(Placeable)
  /// What a style token says: `style.tab.title`.
  case style(StyleToken)
}

extension SettingKey {
  private static let placePrefix = "place."
  private static let stylePrefix = "style."

  /// All keys in the order of the table; the tokens of single pages are left out, for there are too
  /// many.
  public static let all: [SettingKey] =
    SettingName.allCases.map { .named($0) } + Placeable.allCases.map { .place($0) }
    + StyleToken.Shared.allCases.map { .style(.shared($0)) }

  /// The name as it is written.
  public var text: String {
    switch self {
    case .named(let name): name.rawValue
    case .place(let part): SettingKey.placePrefix + part.rawValue
    case .style(let token): SettingKey.stylePrefix + token.text
    }
  }

  /// Reads a name; nil if there is no such setting.
  public init?(text: String) {
    if let name = SettingName(rawValue: text) {
      self = .named(name)
    } else if text.hasPrefix(SettingKey.placePrefix),
      let part = Placeable(rawValue: String(text.dropFirst(SettingKey.placePrefix.count)))
    {
      self = .place(part)
    } else if text.hasPrefix(SettingKey.stylePrefix),
      let token = StyleToken(text: String(text.dropFirst(SettingKey.stylePrefix.count)))
    {
      self = .style(token)
    } else {
      return nil
    }
  }
}
