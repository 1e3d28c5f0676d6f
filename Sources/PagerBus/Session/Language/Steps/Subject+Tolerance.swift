extension Subject.Kind {
  /// The units that a tolerance of such a value can have, nil for none; empty if it has no
  /// tolerance.
  var toleranceUnits: [QuantityUnit?] {
    switch self {
    case .pages: [.pages, .pixels]
    case .pixels: [.pixels, .pages]
    case .speed: [.pixelsPerSecond, .pagesPerSecond]
    case .number(percent: true): [.percent, nil]
    case .number(percent: false): [nil]
    case .index, .indices, .count, .truth, .text, .words: []
    case .anything: [nil] + QuantityUnit.allCases
    }
  }
}
