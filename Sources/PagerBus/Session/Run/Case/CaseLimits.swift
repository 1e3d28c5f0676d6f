/// How much of everything a case may have, so that it ends in good time and fits into memory.
///
/// Without limits a short session could keep a machine busy for hours.
enum CaseLimits {
  /// The most pages that a statement gives at once.
  static let pagesMaximum: Int64 = 1_000_000

  /// The most pages at any time, after all edits.
  static let editedPagesMaximum: Int64 = 2_000_000

  /// The most lanes that run side by side, those inside other lanes included.
  static let lanesMaximum = 256

  /// The most fingers that are down at once.
  static let fingersMaximum = 64

  /// The most `always` statements that are looked at after every event.
  static let watchersMaximum = 256

  /// The most marks with names of their own.
  static let marksMaximum = 1_000

  /// The most pictures, as many as one strip has.
  static let picturesMaximum = 240

  /// The most planted faults of which the report says that they never struck.
  static let plantingsMaximum = 1_000

  /// The most failures; the case ends with the last one.
  static let failuresMaximum = 100

  /// The most times that the conditions and expectations of a case may look at an event.
  static let looksMaximum = 10_000_000
}
