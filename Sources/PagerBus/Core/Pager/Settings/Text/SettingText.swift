/// A number without exponent, sign of zero, or trailing zeros, that reads back as the same value.
package func decimal(_ value: Double) -> String {
  guard value.isFinite else { return "0" }
  let text = abs(value).description
  let parts = text.split(separator: "e")
  let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
  let halves = parts[0].split(separator: ".")
  var whole = String(halves[0])
  var part = halves.count > 1 && halves[1] != "0" ? String(halves[1]) : ""
  if exponent < 0 {
    part = String(repeating: "0", count: max(-exponent - whole.count, 0)) + whole + part
    whole = "0"
  } else if exponent > 0 {
    let digits = part + String(repeating: "0", count: max(exponent - part.count, 0))
    whole += digits.prefix(exponent)
    part = String(digits.dropFirst(exponent))
  }
  let sign = value < 0 ? "-" : ""
  return part.isEmpty ? sign + whole : "\(sign)\(whole).\(part)"
}

/// A time with the greatest unit of which it is a whole number.
package func timeText(_ nanoseconds: Int64) -> String {
  guard nanoseconds != 0 else { return "0ms" }
  let unit = SettingReader.timeUnits.first { nanoseconds % $0.nanoseconds == 0 }
  return "\(nanoseconds / (unit?.nanoseconds ?? 1))\(unit?.name ?? "ns")"
}

extension EdgeInsets {
  /// `box(top,left,bottom,right)`.
  package var text: String {
    let edges = [top, left, bottom, right].map { decimal($0) + "px" }
    return "box(\(edges.joined(separator: ",")))"
  }
}

extension Size {
  /// `WxH`.
  package var settingText: String { "\(decimal(width))x\(decimal(height))" }
}

extension Spring {
  /// `spring(mass,stiffness,damping ratio)`.
  package var text: String {
    "spring(\(decimal(mass)),\(decimal(stiffness)),\(decimal(dampingRatio)))"
  }
}

extension SnapRule {
  /// The rule with its parameters, or `uikit`.
  package var text: String {
    switch self {
    case .uikit:
      "uikit"

    case .directional(let threshold, let velocity, let pages):
      "directional(\(decimal(threshold)),\(decimal(velocity))px/s,\(pages))"

    case .nearest:
      "nearest"

    case .projected(let rate, let pages):
      "projected(\(rate.rawValue),\(pages))"

    case .free:
      "free"
    }
  }
}

extension TabsStyle {
  /// The sizing and every option.
  package var text: String {
    let kind =
      switch sizing {
      case .fill: "fill"
      case .fixed(let width): "fixed \(decimal(width))px"
      }
    return "\(kind) height \(decimal(height))px spacing \(decimal(spacing))px"
      + " inset \(inset.text) align \(alignment.rawValue)"
  }
}

extension Coordinate {
  /// Points, percent, or `safe`.
  package var text: String {
    switch self {
    case .points(let points): decimal(points) + "px"
    case .percent(let percent): decimal(percent) + "%"
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
