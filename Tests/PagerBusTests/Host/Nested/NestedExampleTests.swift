import PagerBus
import Testing

struct NestedExampleTests {
  /// The handbook shows a part of it.
  @Test(.timeLimit(.minutes(20)))
  func `two pagers share a world, and each draws its own`() async throws {
    let albums = (0..<3).map { PageDescriptor(key: PageKey("photo \($0)"), title: "") }
    let main = PagerConfiguration(pages: albums)
    var drawn: [PagerScope: Double] = [:]
    func draw(_ position: Double, of pager: PagerScope) { drawn[pager] = position }

    var settings = PagerSettings()
    settings.nested = true
    let photos = PagerConfiguration(pages: albums, settings: settings)
    let world = PagerWorld(main, nested: [NestedPager(photos, in: .main)])
    guard let inner = PagerScope(2) else { return }
    let moves = world.bus.subscribe(to: ScrollMoved.self)
    world.start()

    // Touches go to the pager under the finger, in points of its own container.
    try await world.publish(PointerDown(finger: "a", x: 300, y: 400), as: .input, to: inner)
    try await world.publish(PointerMoved(finger: "a", x: 200, y: 400), as: .input, to: inner)

    for await event in moves {
      draw(event.value.position, of: event.pager)
      if event.pager == inner, event.value.position > 0 { break }
    }

    #expect(drawn[inner].map { $0 > 0 } == true)
    #expect(drawn[.main, default: 0] == 0)
    await world.stop()
  }
}
