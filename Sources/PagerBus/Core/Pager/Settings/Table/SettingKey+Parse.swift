extension SettingKey {
  /// Reads a value and puts it into the settings; they are as before if it throws.
  func parse(_ value: String, into settings: inout PagerSettings) throws(SettingError) {
    do throws(SettingFault) {
      var reader = try SettingReader(value)
      var changed = settings
      try read(&reader, into: &changed)
      try reader.end()
      settings = changed
    } catch {
      switch error {
      case .wrong(let why):
        throw .invalidValue(key: text, value: value, why: why, allowed: values)
      }
    }
  }

  private func read(
    _ reader: inout SettingReader, into settings: inout PagerSettings
  ) throws(SettingFault) {
    switch self {
    case .named(let name):
      try name.read(&reader, into: &settings)

    case .place(let part):
      settings.placements[part] = try reader.placement()

    case .style(let token):
      guard settings.style.set(token, to: reader.remainder()) else {
        throw .wrong("more than \(StyleTokens.entriesMaximum) tokens are set")
      }
    }
  }
}

extension SettingName {
  fileprivate func read(
    _ reader: inout SettingReader, into settings: inout PagerSettings
  ) throws(SettingFault) {
    switch self {
    case .view: settings.view = try reader.size()
    case .safe: settings.safe = try reader.box()
    case .tabs: settings.tabs = try reader.tabs()
    case .tabSelect: settings.tabSelect = try reader.choice(TabSelect.self)
    case .initial: settings.initial = try reader.initialPage()
    case .tap: settings.tap = try reader.choice(MoveStyle.self)
    case .select: settings.select = try reader.choice(MoveStyle.self)
    case .swipe: settings.swipe = try reader.flag()
    case .input: settings.input = try reader.flag()
    case .gap: settings.gap = try reader.time()
    case .bounce: settings.bounce = try reader.flag()
    case .snap: settings.snap = try reader.snap()
    case .motion: settings.motion = try reader.spring()
    case .deceleration: settings.deceleration = try reader.choice(Deceleration.self)
    case .slop: settings.slop = try reader.length()
    case .axisLock: settings.axisLock = try reader.flag()
    case .axis: settings.axis = try reader.choice(Axis.self)
    case .direction: settings.direction = try reader.choice(ReadingDirection.self)
    case .spacing: settings.spacing = try reader.length()
    case .peek: settings.peek = try reader.quantity("%", in: 1...100)
    case .loop: settings.loop = try reader.flag()
    case .nested: settings.nested = try reader.flag()
    case .farJump: settings.farJump = try reader.farJump()
    case .preload: settings.preload = try reader.count(in: 0...SettingLimits.preload)
    case .unload: settings.unloadDistance = try reader.unload()
    case .strip: settings.strip = try reader.choice(StripPlacement.self)
    case .indicator: settings.indicator = try reader.choice(IndicatorStyle.self)
    case .extrapolate: settings.extrapolate = try reader.flag()
    case .indicatorHeight: settings.indicatorHeight = try reader.length()
    case .indicatorInset: settings.indicatorInset = try reader.box()
    case .outOfRange: settings.outOfRange = try reader.choice(OutOfRange.self)
    case .reduceMotion: settings.reduceMotion = try reader.flag()
    case .sampling: settings.sampling = try reader.sampling()
    case .crossed: settings.crossed = try reader.flag()
    case .announce: settings.announce = try reader.flag()
    case .idleLimit: settings.idleLimit = try reader.time(from: 1)
    }
  }
}

extension SettingReader {
  /// Takes whole samples per second, with or without Hz.
  fileprivate mutating func sampling() throws(SettingFault) -> Int {
    let (value, unit) = try number()
    let range = SampleClock.rateLimits
    guard unit == "Hz" || unit.isEmpty else { throw .wrong("\(unit) is not Hz") }
    guard value.isWhole, value >= Double(range.lowerBound),
      value <= Double(range.upperBound)
    else { throw .wrong("it is no whole number from 1 to 1000") }
    return Int(value)
  }
}
