import PagerBus
import Testing

/// Parchment: the distance to where the selected tab belongs.
///
/// Frames are x and width, the view is its offset and width, the content 1000 wide.
struct ParchmentDistanceTests {
  struct Given {
    var view: (Double, Double)
    var from: (Double, Double)?
    var target: (Double, Double)
    var selectedWidth: Double?
    var distance: Double
  }

  private func distance(_ placement: StripPlacement, _ given: Given) -> Double {
    StripOffset.distance(
      placement, offset: given.view.0, viewWidth: given.view.1, contentWidth: 1000,
      from: given.from.map { StripOffset.Span(x: $0.0, width: $0.1) },
      to: StripOffset.Span(x: given.target.0, width: given.target.1),
      selectedWidth: given.selectedWidth)
  }

  @Test(arguments: [
    PinnedRow(
      "P-16",
      Given(view: (100, 400), from: (150, 100), target: (350, 100), distance: 100)),
    PinnedRow("P-17", Given(view: (200, 400), from: (150, 100), target: (350, 100), distance: 0)),
    PinnedRow(
      "P-19",
      Given(
        view: (100, 400), from: (150, 100), target: (100, 50), selectedWidth: 100, distance: -100)),
    PinnedRow(
      "P-20",
      Given(view: (200, 400), from: nil, target: (450, 50), selectedWidth: 100, distance: 100)),
    PinnedRow("P-22", Given(view: (600, 400), from: (700, 100), target: (900, 100), distance: 0)),
    PinnedRow(
      "P-22 with sizes",
      Given(
        view: (600, 400), from: (700, 100), target: (950, 50), selectedWidth: 100, distance: 0)),
    PinnedRow(
      "P-23",
      Given(
        view: (600, 400), from: (300, 500), target: (950, 50), selectedWidth: 500, distance: -50)),
  ])
  func `in the middle`(row: PinnedRow<Given>) {
    #expect(distance(.centre, row.values) == row.values.distance)
  }

  @Test(arguments: [
    PinnedRow("P-25", Given(view: (0, 500), from: (0, 100), target: (200, 100), distance: 200)),
    PinnedRow("P-26", Given(view: (50, 500), from: (0, 100), target: (100, 100), distance: 50)),
  ])
  func `at the left`(row: PinnedRow<Given>) {
    #expect(distance(.left, row.values) == row.values.distance)
  }

  @Test(arguments: [
    PinnedRow("P-28", Given(view: (0, 500), from: (400, 100), target: (500, 100), distance: 100)),
    PinnedRow("P-29", Given(view: (0, 500), from: (400, 100), target: (600, 100), distance: 200)),
    PinnedRow(
      "P-31 forward",
      Given(
        view: (0, 500), from: (500, 100), target: (500, 50), selectedWidth: 100, distance: 50)),
    PinnedRow(
      "P-31 backward",
      Given(
        view: (200, 500), from: (600, 100), target: (550, 50), selectedWidth: 100, distance: -50)),
    PinnedRow(
      "P-32",
      Given(view: (200, 500), from: nil, target: (650, 50), selectedWidth: 100, distance: 50)),
  ])
  func `at the right`(row: PinnedRow<Given>) {
    #expect(distance(.right, row.values) == row.values.distance)
  }
}
