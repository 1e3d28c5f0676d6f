extension PagerSettings {
  /// Changes one setting to what a text says, in the language of sessions.
  ///
  /// - Parameters:
  ///   - key: the name of the setting: `snap`, `place.strip`, `style.tab.title`.
  ///   - value: what it shall be: `directional(0.5,400px/s,1)`.
  /// - Throws: ``SettingError`` with what is allowed; then nothing has changed.
  public mutating func apply(key: String, value: String) throws(SettingError) {
    try setting(key).parse(value, into: &self)
  }

  /// What a setting is, as canonical text: applying it again changes nothing.
  ///
  /// - Parameter key: the name of the setting.
  /// - Returns: the text.
  /// - Throws: ``SettingError/unknownKey(_:known:)``.
  public func text(of key: String) throws(SettingError) -> String {
    try setting(key).print(self)
  }

  /// Every setting with its canonical text, in the order of the table.
  ///
  /// Tokens of single pages follow at the end, as far as they were set, in the order in which they
  /// were.
  public var texts: [(key: String, text: String)] {
    let pageTokens = style.entries.compactMap { entry -> SettingKey? in
      switch entry.token {
      case .shared: nil
      case .page: .style(entry.token)
      }
    }
    return (SettingKey.all + pageTokens).map { ($0.text, $0.print(self)) }
  }

  private func setting(_ key: String) throws(SettingError) -> SettingKey {
    guard let found = SettingKey(text: key) else {
      throw .unknownKey(key, known: Setting.table.map(\.key))
    }
    return found
  }
}
