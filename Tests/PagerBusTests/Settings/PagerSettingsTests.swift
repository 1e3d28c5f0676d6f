import PagerBus
import Testing

struct PagerSettingsTests {
  /// Every value that a key takes, as it is written and as it is printed; one text where both are
  /// the same.
  static let values: [(key: String, value: String, canonical: String)] =
    same + [
      ("tabs", "fill", "fill height 60px spacing 0px inset box(0px,0px,0px,0px) align left"),
      (
        "tabs", "fixed 100px spacing 5px align centre",
        "fixed 100px height 60px spacing 5px inset box(0px,0px,0px,0px) align centre"
      ),
      ("safe", " box( 47px , 0, 34px, 0px ) ", "box(47px,0px,34px,0px)"),
      ("place.strip", "at 0,safe size 100%,60px", "at 0px,safe size 100%,60px"),
      ("snap", "default", "directional(0.5,400px/s,1)"),
      ("snap", "directional(0.5, 0px/s, 1)", "uikit"), ("snap", "rnc", "carousel"),
      ("gap", "0", "0ms"),
      ("gap", "1500ms", "1500ms"), ("idle-limit", "2000ms", "2s"), ("gap", "0.5s", "500ms"),
      ("gap", "90s", "90s"), ("gap", "120s", "2min"), ("sampling", "60", "60Hz"),
      ("initial", "\"\\u0041 \\ud83d\\ude00\"", "\"A 😀\""), ("slop", "0", "0px"),
      ("slop", "0.00001px", "0.00001px"), ("view", "0x0", "0x0"),
    ]

  private static let same: [(key: String, value: String, canonical: String)] = [
    ("view", "390x844"), ("view", "320.5x1000000"), ("safe", "box(1.5px,2px,3px,4px)"),
    ("place.pager", "at 0px,safe size 100%,70%"), ("place.dots", "default"),
    ("place.dots", "at 10%,700px size 80%,safe over pages"),
    ("tabs", "fill height 0px spacing 10px inset box(1px,2px,3px,4px) align right"),
    ("tabs", "intrinsic height 60px spacing 0px inset box(0px,0px,0px,0px) align left min 40px"),
    (
      "tabs",
      "widths 50px 0px 80.5px height 60px spacing 4px inset box(0px,0px,0px,0px) align left"
        + " min 10px max 70px selected 90px"
    ),
    ("strip", "left"), ("strip", "right"), ("strip", "nearest"), ("indicator", "lengthen"),
    ("indicator", "elastic"), ("extrapolate", "on"),
    ("tab-select", "halfway"), ("tab-select", "settle"), ("initial", "none"), ("initial", "4"),
    ("initial", "\"뉴스 \\\"1\\\"\""), ("tap", "jump"), ("select", "jump"), ("swipe", "off"),
    ("input", "off"), ("bounce", "off"), ("snap", "uikit"), ("snap", "nearest"),
    ("snap", "free"), ("snap", "projected(normal,3)"), ("snap", "directional(0.8,250px/s,4)"),
    ("motion", "spring(0.5,100,1.1)"), ("deceleration", "normal"), ("slop", "12.5px"),
    ("axis-lock", "off"), ("axis", "vertical"), ("direction", "rtl"), ("spacing", "20px"),
    ("peek", "100%"), ("peek", "87.5%"), ("loop", "on"), ("nested", "on"), ("loop", "off"),
    ("snap", "embla"),
    ("snap", "fspagerview"), ("far-jump", "off"), ("far-jump", "5"), ("preload", "2"),
    ("unload", "distance 3"), ("unload", "never"), ("strip", "centre"), ("indicator", "jump"),
    ("indicator-height", "3px"), ("indicator-inset", "box(0px,20px,0px,20px)"),
    ("extrapolate", "off"), ("out-of-range", "clamp"), ("reduce-motion", "on"),
    ("sampling", "1Hz"), ("sampling", "1000Hz"), ("crossed", "on"),
    ("announce", "on"), ("idle-limit", "10min"),
    ("idle-limit", "7ns"), ("style.indicator.colour", "systemRed"),
    ("style.page(12).badge", " 3 new, \"quoted\""), ("style.tab.title", ""),
  ].map { ($0.0, $0.1, $0.1) }

  @Test(arguments: values)
  func `what is printed reads back as the same`(
    key: String, value: String, canonical: String
  ) throws {
    var settings = PagerSettings()

    try settings.apply(key: key, value: value)
    let text = try settings.text(of: key)
    var again = PagerSettings()
    try again.apply(key: key, value: text)

    #expect(text == canonical)
    #expect(again == settings)
  }

  @Test func `every value that is not the default changes something`() throws {
    for (key, value, canonical) in Self.values {
      var settings = PagerSettings()
      let before = try settings.text(of: key)

      try settings.apply(key: key, value: value)

      #expect((settings == PagerSettings()) == (before == canonical), "\(key) \(value)")
    }
  }

  @Test(arguments: [
    ("view", "390"), ("view", "390x"), ("view", "-1x5"), ("view", "1000001x1"), ("view", "390 x"),
    ("view", "nanxnan"), ("view", "390pxx844px"), ("safe", "box(1px,2px,3px)"),
    ("safe", "box(1px,2px,3px,-4px)"), ("safe", "box(1,2,3,4)"), ("safe", "0px"),
    ("place.pager", "at 0px size 1px,1px"), ("place.pager", "at 0px,0px size 1px,1px over tabs"),
    ("place.pager", "at 0px,0pg size 1px,1px"), ("place.pager", ""), ("tabs", "fixed"),
    ("tabs", "fill height 60"), ("tabs", "fill height 1px height 2px"), ("tabs", "full"),
    ("tabs", "fill align middle"), ("tab-select", ""), ("tab-select", "Settle"),
    ("initial", "Home"), ("initial", "-1"), ("initial", "1.5"), ("initial", "\"open"),
    ("initial", "\"a\" b"), ("initial", "\"\\ud800\""), ("initial", "\"\\q\""), ("swipe", "yes"),
    ("gap", "5"), ("gap", "-1ms"), ("gap", "11min"), ("gap", "1h"), ("idle-limit", "0"),
    ("snap", "directional(0.5,400,1)"), ("snap", "directional(1.5,400px/s,1)"),
    ("snap", "directional(0.5,400px/s,0)"), ("snap", "directional(0.5,400px/s,1.5)"),
    ("snap", "projected(slow,1)"), ("snap", "nearest 3"), ("snap", "sideways"),
    ("motion", "spring(1,200,0.9)"), ("motion", "spring(0,200,1)"), ("motion", "200"),
    ("motion", "spring(1,1e9,1)"), ("slop", "10"), ("slop", "10pg"), ("slop", "-1px"),
    ("peek", "101%"), ("loop", "maybe"), ("far-jump", "0"), ("preload", "-1"),
    ("preload", "1001"), ("unload", "3"), ("unload", "distance 0"), ("strip", "middle"),
    ("sampling", "0Hz"), ("sampling", "1001Hz"), ("sampling", "59.94Hz"), ("sampling", "60px"),
    ("axis", "x"), ("direction", "ltr rtl"), ("crossed", "on off"),
    ("slop", "99999999999999999999999999999999999999999999999999px"),
    ("tabs", "widths"), ("tabs", "intrinsic 10px"), ("tabs", "fill min 20px max 10px"),
    ("tabs", "fill min 20px min 20px"), ("tabs", "widths 10px -1px"), ("strip", "middle"),
  ])
  func `a wrong value is refused with key, value and what is allowed, and changes nothing`(
    key: String, value: String
  ) {
    var settings = PagerSettings()

    let error = #expect(throws: SettingError.self) { try settings.apply(key: key, value: value) }

    #expect(settings == PagerSettings())
    guard case .invalidValue(key, value, let why, let allowed) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!why.isEmpty)
    #expect(Setting.table.contains { $0.key == key && $0.values == allowed })
  }

  @Test(arguments: [
    "snop", "", "place.tabs", "style.page(x).icon", "style.tab", "style.page(-1).icon",
  ])
  func `an unknown key names the known ones`(key: String) throws {
    var settings = PagerSettings()

    let error = #expect(throws: SettingError.self) { try settings.apply(key: key, value: "on") }

    guard case .unknownKey(key, let known) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(known.contains("snap") && known.contains("place.strip"))
    #expect(known.contains("style.page(N).badge"))
    #expect(throws: SettingError.self) { try settings.text(of: key) }
  }

  @Test func `a value of many bytes is refused`() {
    var settings = PagerSettings()
    let long = String(repeating: "x", count: 5000)

    #expect(throws: SettingError.self) { try settings.apply(key: "style.tab.title", value: long) }
    #expect(settings == PagerSettings())
  }

  @Test func `style tokens have a limit`() throws {
    var settings = PagerSettings()
    for page in 0..<StyleTokens.entriesMaximum {
      try settings.apply(key: "style.page(\(page)).icon", value: "i")
    }

    #expect(throws: SettingError.self) {
      try settings.apply(key: "style.page(999999).icon", value: "i")
    }
    try settings.apply(key: "style.page(7).icon", value: "other")
    #expect(settings.style[.page(7, .icon)] == "other")
  }
}
