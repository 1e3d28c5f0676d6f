import PagerBus
import PagerPlugins
import Testing

/// The fold that dots and buttons share, and the machines behind them.
struct PagePlacesTests {
  @Test func `an edit moves the settled page with its key`() {
    var places = PagePlaces()
    for event in PageFacts.start(["a", "b", "c"], at: 1) {
      #expect(places.apply(event) == .applied)
    }

    #expect(places.apply(PageFacts.pages(["b", "c", "a"], selected: 0)) == .applied)
    #expect(places.settled == 0)
    #expect(places.apply(PageFacts.pages(["c", "a"], kept: false)) == .applied)
    #expect(places.settled == 0)
    #expect(places.apply(PageFacts.pages([])) == .applied)
    #expect(places.settled == nil)
  }

  @Test func `other events are not for it`() {
    var places = PagePlaces()

    #expect(places.apply(PhaseChanged(phase: .idle)) == .ignored)
    #expect(places == PagePlaces())
  }

  @Test(
    arguments: [(nil, 3, nil), (-1, 3, 0), (2, 3, 2), (9, 3, 2), (0, 0, nil)] as [(Int?, Int, Int?)]
  )
  func `a page that does not exist counts as the nearest`(
    index: Int?, count: Int, expected: Int?
  ) {
    var places = PagePlaces()
    _ = places.apply(PageFacts.pages((0..<count).map { "\($0)" }))

    #expect(places.existing(index) == expected)
  }

  @Test func `a list of very many pages has buttons for the first of them`() throws {
    var machine = ButtonNavMachine(ButtonNavOptions(buttons: [.perPage, .next]))
    let titles = (0..<5_000).map { "page \($0)" }

    let actions = machine.apply(PageFacts.pages(titles, selected: 0))

    guard case .publish(let row) = try #require(actions.first) else {
      Issue.record("no buttons")
      return
    }
    #expect(row.buttons.count == ButtonNavMachine.perPageMaximum + 1)
    #expect(
      machine.apply(ControlPressed(name: "page 4999"))
        == [.request(SelectionRequested(.index(4_999), reason: .button))])
  }

  @Test func `what is unknown is never published`() {
    var dots = PageControlMachine(PageControlOptions())
    var buttons = ButtonNavMachine(ButtonNavOptions())

    #expect(dots.apply(PhaseChanged(phase: .idle)) == [])
    #expect(buttons.apply(PhaseChanged(phase: .idle)) == [])
  }
}
