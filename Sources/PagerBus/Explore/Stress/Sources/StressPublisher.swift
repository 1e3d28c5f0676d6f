import PagerBus

/// One source of a stress run: from its seed alone it does what scripts and fingers do, only
/// faster.
struct StressPublisher: Sendable {
  /// How many events a publisher publishes between two rests.
  static let waveLength = 1_000

  private let index: Int
  private let finger: String
  private let size: Size
  private let pageCount: Int
  private var random: SplitMix
  private var pings = 0
  private var published = 0
  private var inserted = 0

  /// Makes a publisher.
  ///
  /// - Parameters:
  ///   - index: tells publishers apart, counted from 0.
  ///   - configuration: the pager that it presses.
  ///   - seed: determines what it does.
  init(index: Int, configuration: PagerConfiguration, seed: UInt64) {
    self.index = index
    finger = "finger \(index)"
    let view = configuration.settings.view
    size = Size(width: Self.possible(view.width), height: Self.possible(view.height))
    pageCount = max(configuration.pages.count, 1)
    random = SplitMix(seed: seed)
  }

  /// A length that a finger can be anywhere in.
  private static func possible(_ length: Double) -> Double {
    length.isFinite ? min(max(length, 1), 100_000) : 1
  }

  /// Publishes until the run is over, with pauses in which the pager comes to rest.
  mutating func run(in world: PagerWorld, _ course: StressCourse) async {
    do throws(PublishError) {
      while !course.isOver(world) {
        let waveEnd = published + Self.waveLength
        while published < waveEnd, !course.isOver(world) { try await act(in: world) }
        await course.gate.arrive(in: world)
      }
    } catch {
      course.note(error)
    }
    await course.gate.leave(in: world)
  }

  private mutating func act(in world: PagerWorld) async throws(PublishError) {
    switch below(100) {
    case 0..<70: try await ping(in: world)
    case 70..<82: try await select(in: world)
    case 82..<92: try await gesture(in: world)
    case 92..<95: try await edit(in: world)
    case 95..<97: try await resize(in: world)
    default: await Task.yield()
    }
  }

  private mutating func publish(
    _ event: some Event, as source: EventSource = .script, in world: PagerWorld
  ) async throws(PublishError) {
    published += 1
    _ = try await world.publish(event, as: source)
  }

  private mutating func ping(in world: PagerWorld) async throws(PublishError) {
    let ping = StressPing(publisher: index, number: pings)
    pings += 1
    try await publish(ping, in: world)
  }

  private mutating func select(in world: PagerWorld) async throws(PublishError) {
    let targets: [SelectionTarget] = [
      .next, .prev, .first, .last, .index(below(pageCount)), .index(below(pageCount)),
    ]
    let request = SelectionRequested(
      targets[below(targets.count)], animated: below(3) > 0, reason: .code)
    try await publish(request, in: world)
  }

  /// A finger that comes down, moves and leaves again, so that the pager can rest.
  private mutating func gesture(in world: PagerWorld) async throws(PublishError) {
    var x = Double(below(Int(size.width)))
    let y = Double(below(Int(size.height)))
    try await publish(PointerDown(finger: finger, x: x, y: y), as: .input, in: world)
    for _ in 0..<below(6) {
      x += Double(below(161) - 80)
      try await publish(PointerMoved(finger: finger, x: x, y: y), as: .input, in: world)
      await Task.yield()
    }
    if below(5) == 0 {
      try await publish(PointerCancelled(finger: finger), as: .input, in: world)
    } else {
      try await publish(PointerUp(finger: finger, x: x, y: y), as: .input, in: world)
    }
  }

  /// Inserts and removes equally often, so that the list neither grows nor stays empty.
  private mutating func edit(in world: PagerWorld) async throws(PublishError) {
    let place = below(pageCount)
    inserted += 1
    let change: PageEdit =
      switch below(5) {
      case 0, 1: .insert(at: 0, page: .init(title: "\(finger) \(inserted)"))
      case 2, 3: .remove(at: 0)
      default: .move(from: 0, to: place)
      }
    try await publish(PagesEdit([change]), in: world)
  }

  private mutating func resize(in world: PagerWorld) async throws(PublishError) {
    let isTurned = below(2) == 0
    let (width, height) = isTurned ? (size.height, size.width) : (size.width, size.height)
    try await publish(ViewportResize(w: width, h: height), in: world)
  }

  private mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: random.next() % UInt64(bound))
  }
}
