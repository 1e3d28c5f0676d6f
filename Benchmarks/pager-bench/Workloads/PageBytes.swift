import PagerBus

/// How many bytes a page takes in a whole world whose tabs differ in width: its texts, its place,
/// what finds it by its key, and where its tab begins.
///
/// With a million pages what the process holds besides is too little to matter.
enum PageBytes {
  static let count = 1_000_000

  private final class Nobody: StepObserver {
    func see(_ envelope: AnyEnvelope, in world: SteppedWorld) {}
  }

  /// The bytes of one page of many, measured by running this program once more.
  static func measured() throws -> Double {
    let text = try Again.run(["--page-bytes", "\(count)"])
    guard let bytes = Double(text.split(separator: "\n").first ?? "") else {
      throw Again.Failure(description: "no number of bytes: \(text)")
    }
    return bytes
  }

  /// The bytes that a world with so many pages holds for each of them, once it has been used.
  static func counted(_ count: Int) throws -> Double {
    let before = ResidentBytes.now
    let observer = Nobody()
    let stepped = begin(count, observer)
    use(stepped, count)
    let bytes = ResidentBytes.now - before
    guard stepped.frame.settled == count - 1 else {
      throw Again.Failure(description: "the last of \(count) pages is not reached")
    }
    withExtendedLifetime((stepped, observer)) {}
    return Double(bytes) / Double(count)
  }

  /// Nothing of what the pages are made from stays but in the world.
  ///
  /// Titles are so short that they need no memory of their own.
  private static func begin(_ count: Int, _ observer: Nobody) -> SteppedWorld {
    var settings = PagerSettings()
    settings.tabs.sizing = .intrinsic
    let list = PageList(titles: (0..<count).map { String($0) })
    let stepped = SteppedWorld(
      PagerConfiguration(pages: list.descriptors, settings: settings), observer: observer)
    stepped.start()
    stepped.settle()
    return stepped
  }

  /// A page found by its key at the far end, a move, and an edit at the near one and back.
  private static func use(_ stepped: SteppedWorld, _ count: Int) {
    let requests: [any Event] = [
      SelectionRequested(.key(PageKey("\(count - 1)")), reason: .code),
      PagesEdit([.insert(at: 0, page: .init(title: "new"))]), PagesEdit([.remove(at: 0)]),
    ]
    for request in requests {
      _ = try? stepped.world.tryPublish(request)
      stepped.settle()
      while stepped.fireNextTimer(notAfter: Instant(nanoseconds: 60_000_000_000)) {}
    }
  }
}
