import PagerBus

/// A setting as the language knows it: its name and what its value looks like.
package struct SettingDescription: Hashable, Sendable {
  /// What a value looks like.
  package enum Shape: Hashable, Sendable {
    /// One of these words.
    case words([String])
    /// A length in px.
    case pixels
    /// A length in %.
    case percent
    /// A whole number.
    case count
    /// A whole number or one of these words.
    case countOr([String])
    /// A time.
    case duration
    /// A number in Hz.
    case frequency
    /// Width and height.
    case size
    /// Four distances.
    case box
    /// A page: an index, a title or `none`.
    case page
    /// A whole number of 64 bits.
    case seed
    /// A call of one of these names, or one of these words.
    case form(calls: [String], words: [String])
    /// A policy of tabs.
    case tabs
    /// `never`, or `distance` and a number.
    case unloading
    /// Whatever its rules say.
    case anything
  }

  /// The name.
  package let key: String

  /// What its value looks like.
  package let shape: Shape

  /// The value when nobody sets it, as text.
  package let standard: String

  /// Makes a description.
  package init(_ key: String, _ shape: Shape, standard: String) {
    self.key = key
    self.shape = shape
    self.standard = standard
  }

  /// The settings of this version, in the order of the table that `help set` prints.
  package static let all: [SettingDescription] = layout + behaviour + motion + other

  private static let switched = Shape.words(["on", "off"])

  private static let layout: [SettingDescription] = [
    .init("view", .size, standard: "390x844"),
    .init("safe", .box, standard: "box(0px,0px,0px,0px)"),
    .init("tabs", .tabs, standard: "fill"),
    .init("axis", .words(["horizontal", "vertical"]), standard: "horizontal"),
    .init("direction", .words(["ltr", "rtl"]), standard: "ltr"),
    .init("spacing", .pixels, standard: "0px"),
    .init("peek", .percent, standard: "100%"),
    .init("strip", .words(["centre", "left", "right", "nearest"]), standard: "centre"),
    .init(
      "indicator", .words(["linear", "jump", "lengthen", "elastic"]), standard: "linear"),
    .init("indicator-height", .pixels, standard: "5px"),
    .init("indicator-inset", .box, standard: "box(0px,0px,0px,0px)"),
    .init("extrapolate", switched, standard: "off"),
  ]

  private static let behaviour: [SettingDescription] = [
    .init("tab-select", .words(["decision", "halfway", "settle"]), standard: "decision"),
    .init("initial", .page, standard: "0"),
    .init("tap", .words(["animated", "jump"]), standard: "animated"),
    .init("select", .words(["animated", "jump"]), standard: "animated"),
    .init("swipe", switched, standard: "on"),
    .init("input", switched, standard: "on"),
    .init("bounce", switched, standard: "on"),
    .init("loop", switched, standard: "off"),
    .init("nested", switched, standard: "off"),
    .init("far-jump", .countOr(["off"]), standard: "3"),
    .init("preload", .count, standard: "0"),
    .init("unload", .unloading, standard: "never"),
    .init("out-of-range", .words(["refuse", "clamp"]), standard: "refuse"),
    .init("crossed", switched, standard: "off"),
    .init("announce", switched, standard: "off"),
  ]

  private static let motion: [SettingDescription] = [
    .init(
      "snap",
      .form(
        calls: ["directional", "projected"],
        words: ["nearest", "free", "uikit"] + PeerSnap.names),
      standard: "directional(0.5,400px/s,1)"),
    .init("motion", .form(calls: ["spring"], words: []), standard: "spring(1,200,1)"),
    .init("deceleration", .words(["normal", "fast"]), standard: "fast"),
    .init("slop", .pixels, standard: "10px"),
    .init("axis-lock", switched, standard: "on"),
    .init("reduce-motion", switched, standard: "off"),
    .init("sampling", .frequency, standard: "120Hz"),
  ]

  private static let other: [SettingDescription] = [
    .init("gap", .duration, standard: "0ms"),
    .init("idle-limit", .duration, standard: "5s"),
    .init("seed", .seed, standard: "0"),
  ]
}
