/// The fingers that are down on the pages or on a control, in the order in which they came.
struct Touches: Equatable, Sendable {
  /// Fingers beyond this many are not noticed.
  static let countMaximum = 16

  /// One finger.
  struct Touch: Equatable, Sendable {
    /// Its name.
    let finger: String

    /// Where it went down, or where it was when it became the first.
    var down: Point

    /// Where it is now.
    var point: Point

    /// What it does.
    var role: Role

    /// When it went down.
    var since = Instant.zero

    /// Its way along the axis, in points.
    var tracker = VelocityTracker()
  }

  /// What a finger does.
  enum Role: Equatable, Sendable {
    /// It is in the page area and has not moved far enough to drag.
    case undecided

    /// It drags the pages, or takes over when those before it lift.
    case holding

    /// It is on a cell of a control.
    case pressing(Placeable, cell: Int)

    /// It went across the axis, or a request took the pages from it.
    case ignored

    /// Whether it can drive the pages.
    var isOnPages: Bool {
      switch self {
      case .undecided, .holding: true
      case .pressing, .ignored: false
      }
    }
  }

  private(set) var all: [Touch] = []

  /// The first finger that can drive the pages; only this one does.
  var driver: Touch? { all.first { $0.role.isOnPages } }

  subscript(finger: String) -> Touch? {
    get { all.first { $0.finger == finger } }
    set {
      guard let index = all.firstIndex(where: { $0.finger == finger }) else { return }
      if let newValue { all[index] = newValue } else { all.remove(at: index) }
    }
  }

  /// Notes a finger that went down; one that is down already, or one too many, is not noticed.
  mutating func add(_ touch: Touch) -> Bool {
    guard self[touch.finger] == nil, all.count < Touches.countMaximum else { return false }
    all.append(touch)
    return true
  }

  /// Takes the pages from every finger; they are ignored until they lift.
  mutating func ignoreAllOnPages() {
    for index in all.indices where all[index].role.isOnPages { all[index].role = .ignored }
  }

  /// Every finger on the pages holds them from now on; the first one drives.
  mutating func holdAllOnPages() {
    for index in all.indices where all[index].role.isOnPages { all[index].role = .holding }
  }

  /// Counts every finger anew from where it is.
  mutating func restart() {
    for index in all.indices {
      all[index].down = all[index].point
      all[index].tracker.reset()
    }
  }

  mutating func removeAll() { all.removeAll() }
}
