extension SettingReader {
  /// Takes how wide tabs are, then their options in any order, each at most once.
  mutating func tabs() throws(SettingFault) -> TabsStyle {
    var style = TabsStyle()
    style.sizing = try sizing()
    var seen: Set<String> = []
    while let option = tabsOption() {
      guard seen.insert(option).inserted else { throw .wrong("\(option) stands there twice") }
      switch option {
      case "height": style.height = try length()
      case "spacing": style.spacing = try length()
      case "inset": style.inset = try box()
      case "align": style.alignment = try choice(TabsStyle.Alignment.self)
      case "min": style.minimumWidth = try length()
      case "max": style.maximumWidth = try length()
      case "selected": style.selectedWidth = try length()
      default: throw .wrong("tabs have no \"\(option)\"")
      }
    }
    if let least = style.minimumWidth, let most = style.maximumWidth, least > most {
      throw .wrong("min is greater than max")
    }
    return style
  }

  private mutating func tabsOption() -> String? {
    let word = word()
    return word.isEmpty ? nil : word
  }

  private mutating func sizing() throws(SettingFault) -> TabsStyle.Sizing {
    switch word() {
    case "fill": return .fill
    case "fixed": return .fixed(try length())
    case "intrinsic": return .intrinsic
    case "widths": return .widths(try widths())
    case let other: throw .wrong("there are no tabs \"\(other)\"")
    }
  }

  private mutating func widths() throws(SettingFault) -> [Double] {
    var widths = [try length()]
    while isAtNumber() {
      guard widths.count < TabsStyle.widthsMaximum else {
        throw .wrong("there are more than \(TabsStyle.widthsMaximum) widths")
      }
      widths.append(try length())
    }
    return widths
  }
}
