extension EdgeInsets {
  /// `box(top,left,bottom,right)`.
  package var text: String {
    let edges = [top, left, bottom, right].map { SettingText.decimal($0) + "px" }
    return "box(\(edges.joined(separator: ",")))"
  }
}

extension Size {
  /// `WxH`.
  package var settingText: String { "\(SettingText.decimal(width))x\(SettingText.decimal(height))" }
}

extension Spring {
  /// `spring(mass,stiffness,damping ratio)`.
  package var text: String {
    let parts = [mass, stiffness, dampingRatio].map { SettingText.decimal($0) }
    return "spring(\(parts.joined(separator: ",")))"
  }
}

extension SnapRule {
  /// The rule with its parameters, or the name of the pager that has it.
  package var text: String {
    switch self {
    case .uikit:
      "uikit"

    case .directional(let threshold, let velocity, let pages):
      "directional(\(SettingText.decimal(threshold)),\(SettingText.decimal(velocity))px/s,\(pages))"

    case .nearest:
      "nearest"

    case .projected(let rate, let pages):
      "projected(\(rate.rawValue),\(pages))"

    case .free:
      "free"

    case .peer(let peer):
      peer.rawValue
    }
  }
}

extension TabsStyle {
  /// The sizing, every option that has a default, and those that were set.
  package var text: String {
    let pixels = { (length: Double) in SettingText.decimal(length) + "px" }
    let kind =
      switch sizing {
      case .fill: "fill"
      case .fixed(let width): "fixed " + pixels(width)
      case .intrinsic: "intrinsic"
      case .widths(let widths): "widths " + widths.map(pixels).joined(separator: " ")
      }
    let limits = [("min", minimumWidth), ("max", maximumWidth), ("selected", selectedWidth)]
    return
      "\(kind) height \(pixels(height)) spacing \(pixels(spacing))"
      + " inset \(inset.text) align \(alignment.rawValue)"
      + limits.map { name, width in width.map { " \(name) " + pixels($0) } ?? "" }.joined()
  }
}

extension Placement.Coordinate {
  /// Points, percent, or `safe`.
  package var text: String {
    switch self {
    case .points(let points): SettingText.decimal(points) + "px"
    case .percent(let percent): SettingText.decimal(percent) + "%"
    case .safe: "safe"
    }
  }
}

extension Placement {
  /// `at X,Y size W,H`, and `over pages` if it is.
  package var text: String {
    "at \(x.text),\(y.text) size \(width.text),\(height.text)"
      + (isOverPages ? " over pages" : "")
  }
}

extension InitialPage {
  /// `none`, an index, or a title in quotes.
  package var text: String {
    switch self {
    case .none: "none"
    case .index(let index): "\(index)"
    case .title(let title): JSONValue.string(title).text
    }
  }
}
