extension SettingKey {
  /// What the setting is, as canonical text that reads back as the same value.
  func print(_ settings: PagerSettings) -> String {
    switch self {
    case .named(let name): name.print(settings)
    case .place(let part): settings.placements[part]?.text ?? "default"
    case .style(let token): settings.style[token]
    }
  }
}

extension SettingName {
  fileprivate func print(_ settings: PagerSettings) -> String {
    let word = { (flag: Bool) in flag ? "on" : "off" }
    return switch self {
    case .view: settings.view.settingText
    case .safe: settings.safe.text
    case .tabs: settings.tabs.text
    case .tabSelect: settings.tabSelect.rawValue
    case .initial: settings.initial.text
    case .tap: settings.tap.rawValue
    case .select: settings.select.rawValue
    case .swipe: word(settings.swipe)
    case .input: word(settings.input)
    case .gap: SettingText.time(settings.gap)
    case .bounce: word(settings.bounce)
    case .snap: settings.snap.text
    case .motion: settings.motion.text
    case .deceleration: settings.deceleration.rawValue
    case .slop: SettingText.decimal(settings.slop) + "px"
    case .axisLock: word(settings.axisLock)
    case .axis: settings.axis.rawValue
    case .direction: settings.direction.rawValue
    case .spacing: SettingText.decimal(settings.spacing) + "px"
    case .peek: SettingText.decimal(settings.peek) + "%"
    case .loop: word(settings.loop)
    case .nested: word(settings.nested)
    case .farJump: settings.farJump.map { "\($0)" } ?? "off"
    case .preload: "\(settings.preload)"
    case .unload: settings.unloadDistance.map { "distance \($0)" } ?? "never"
    case .strip: settings.strip.rawValue
    case .extrapolate: word(settings.extrapolate)
    case .indicator: settings.indicator.rawValue
    case .indicatorHeight: SettingText.decimal(settings.indicatorHeight) + "px"
    case .indicatorInset: settings.indicatorInset.text
    case .outOfRange: settings.outOfRange.rawValue
    case .reduceMotion: word(settings.reduceMotion)
    case .sampling: "\(settings.sampling)Hz"
    case .crossed: word(settings.crossed)
    case .announce: word(settings.announce)
    case .idleLimit: SettingText.time(settings.idleLimit)
    }
  }
}
