import PagerBus
import PagerSession
import TestSupport
import Testing

/// One session at four rates of sampling: the same decisions, the same ends, the same course.
struct SamplingTests {
  static let rates = [30, 60, 120, 1000]

  /// Every instant is one at which a sample is taken at 30 Hz.
  private static let body = """
      select 3 animated
      wait 200ms
      select 1 animated
      wait 100ms
      down a at 70%,50%
      move a to 30%,50% over 200ms
      up a
      wait 100ms
      pages insert 0 "New"
      wait 200ms
      resize 844x390
      wait 100ms
      select next animated
      wait idle
      drag next 0.3pg over 300ms hold 100ms
      wait idle
      fling prev at 3pg/s
      wait 100ms
      pages batch { pages remove 1; pages move 2 to 4 }
      wait idle
      select last animated
      wait 100ms
      select next animated
      wait idle
    """

  private static let setups = [
    "", "set loop on", "set direction rtl\nset loop on\nset peek 60%", "set axis vertical",
    "set snap projected(normal,3)\nset loop on", "set far-jump off\nset spacing 20px",
    "set snap embla", "set snap free",
    "tabs widths 60px 140px 90px height 48px spacing 4px selected 170px\nset indicator elastic",
    "tabs intrinsic height 48px selected 170px\nset indicator lengthen\nset loop on",
    "tabs fixed 120px height 48px selected 170px\nset loop on\nset snap nearest\nset strip right",
  ]

  private func story(_ setup: String, _ rate: Int) throws -> SessionStory {
    try SessionStory("pages 7\n\(setup)\nset sampling \(rate)Hz", Self.body)
  }

  @Test(arguments: setups)
  func `decisions, ends and shared instants are the same at every rate`(setup: String) throws {
    let stories = try Self.rates.map { try story(setup, $0) }
    let first = Course(stories[0])

    for (rate, story) in zip(Self.rates, stories).dropFirst() {
      let course = Course(story)
      #expect(story.failures == [])
      #expect(course.decisions == first.decisions, "\(rate) Hz")
      #expect(course.ends == first.ends, "\(rate) Hz")
      let shared = first.positions.keys.filter { course.positions[$0] != nil }.sorted()
      #expect(shared.count > 20)
      for time in shared {
        let distance = abs((course.positions[time] ?? 0) - (first.positions[time] ?? 0))
        #expect(distance <= 1e-9, "\(rate) Hz at \(time) ns")
      }
      let alike = shared.filter { course.lines[$0] != nil && first.lines[$0] != nil }
      #expect(alike.count > 15)
      for time in alike {
        for (one, other) in zip(course.lines[time] ?? [], first.lines[time] ?? []) {
          #expect(abs(one - other) <= 1e-6, "\(rate) Hz at \(time) ns")
        }
      }
    }
    #expect(first.decisions.count > 60)
  }
}

/// What of a session may not depend on how often it is sampled.
private struct Course {
  let decisions: [String]
  let ends: [Int64]
  private(set) var positions: [Int64: Double] = [:]

  /// Where the line under the tabs begins and how wide it is, in points.
  private(set) var lines: [Int64: [Double]] = [:]

  init(_ story: SessionStory) {
    decisions = story.lines.filter { Self.types.contains($0.type) }.map(Self.text)
    ends = story.lines.filter { $0.type == "page.settled" }.map(\.time)
    for line in story.all("scroll.moved") { positions[line.time] = line.data["position"]?.double }
    for line in story.all("indicator.moved") {
      lines[line.time] = ["x", "width"].compactMap { line.data[$0]?.double }
    }
  }

  private static let types: Set<String> = [
    "selection.proposed", "selection.refused", "selection.changed", "transition.began",
    "transition.ended", "transition.retargeted", "drag.began", "drag.ended", "phase.changed",
    "page.settled", "page.willAppear", "page.didAppear", "page.willDisappear",
    "page.didDisappear", "pages.changed", "tab.selected", "tab.deselected",
  ]

  /// A decision without the numbers that are measured.
  private static func text(_ line: SessionStory.Line) -> String {
    let names = ["id", "reason", "from", "to", "outcome", "by", "page", "index", "phase", "why"]
    let values = names.compactMap { name in line.data[name].map { "\(name) \($0.value.text)" } }
    return "\(line.type) \(values.joined(separator: " "))"
  }
}
