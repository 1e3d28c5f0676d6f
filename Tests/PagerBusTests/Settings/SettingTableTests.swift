import PagerBus
import Testing

struct SettingTableTests {
  /// The keys and defaults that are promised, but for places and styles.
  private let promised = [
    ("view", "390x844"), ("safe", "box(0px,0px,0px,0px)"),
    ("tabs", "fill height 60px spacing 0px inset box(0px,0px,0px,0px) align left"),
    ("tab-select", "decision"), ("initial", "0"), ("tap", "animated"), ("select", "animated"),
    ("swipe", "on"), ("input", "on"), ("gap", "0ms"), ("bounce", "on"),
    ("snap", "directional(0.5,400px/s,1)"), ("motion", "spring(1,200,1)"),
    ("deceleration", "fast"), ("slop", "10px"), ("axis-lock", "on"), ("axis", "horizontal"),
    ("direction", "ltr"), ("spacing", "0px"), ("peek", "100%"), ("loop", "off"),
    ("nested", "off"), ("far-jump", "3"), ("preload", "0"), ("unload", "never"),
    ("strip", "centre"),
    ("indicator", "linear"), ("indicator-height", "5px"),
    ("indicator-inset", "box(0px,0px,0px,0px)"), ("extrapolate", "off"),
    ("out-of-range", "refuse"), ("reduce-motion", "off"), ("sampling", "120Hz"),
    ("crossed", "off"), ("announce", "off"), ("idle-limit", "5s"),
  ]

  @Test func `A22, A26, A32, A48, A57, B12, C13, D21 defaults are those promised, in order`() {
    let named = Setting.table.prefix(promised.count)

    #expect(named.map(\.key) == promised.map(\.0))
    #expect(named.map(\.defaultText) == promised.map(\.1))
  }

  @Test func `rows for places and style tokens follow`() {
    let keys = Setting.table.map(\.key)

    #expect(
      keys.dropFirst(promised.count).prefix(6) == [
        "place.pager", "place.strip", "place.pages", "place.dots", "place.buttons",
        "style.tab.title",
      ])
    #expect(keys.last == "style.page(N).badge")
    #expect(Set(keys).count == keys.count)
  }

  @Test func `every default reads back and changes nothing`() throws {
    for key in SettingKey.all {
      var settings = PagerSettings()
      let text = try settings.text(of: key.text)

      try settings.apply(key: key.text, value: text)

      #expect(try settings.text(of: key.text) == text)
      if case .style = key { continue }
      #expect(settings == PagerSettings())
    }
  }

  @Test func `all texts applied to a fresh pager make the same pager`() throws {
    var settings = PagerSettings()
    for (key, value, _) in PagerSettingsTests.values { try settings.apply(key: key, value: value) }

    var again = PagerSettings()
    for (key, text) in settings.texts { try again.apply(key: key, value: text) }

    #expect(again.texts.map(\.text) == settings.texts.map(\.text))
    #expect(settings.texts.last?.key == "style.page(12).badge")
    #expect(settings.texts.map(\.key).dropLast() == SettingKey.all.map(\.text)[...])
  }

  @Test func `every row says in one line what it is for and what it takes`() {
    for row in Setting.table {
      #expect(!row.summary.isEmpty && !row.values.isEmpty)
      #expect(row.summary.utf8.count < 100 && !row.summary.contains("\n"))
    }
  }

  @Test func `every key reads back from its name`() {
    for key in SettingKey.all + [.style(.page(3, .image))] {
      #expect(SettingKey(text: key.text) == key)
    }
  }

  @Test func `A14, A47, A51, C17 style tokens have names for defaults`() {
    let style = PagerSettings().style

    #expect(style[.shared(.pagesBackground)] == "white")
    #expect(style[.shared(.indicatorColour)] == "systemOrange")
    #expect(style[.shared(.tabBackground)] == "systemBlue")
    #expect(style[.shared(.buttonTint)] == "systemBlue")
    #expect(style[.shared(.selectedButtonTint)] == "systemOrange")
    #expect(style[.page(0, .badge)] == "")
    #expect(StyleToken(text: "indicator.color") == .shared(.indicatorColour))
  }
}
