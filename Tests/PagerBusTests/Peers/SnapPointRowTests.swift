import PagerBus
import Testing

/// Where rows of unequal pages rest, as other pagers' tests have it; offsets are positive here.
struct SnapPointRowTests {
  private static let five: [Double] = [800, 400, 200, 500, 300]
  private static let ten: [Double] = [100, 200, 150, 250, 130, 100, 200, 150, 250, 130]

  struct Given: Sendable {
    var extents: [Double] = SnapPointRowTests.five
    var margin = 0.0
    let alignment: SnapPoints.Alignment
    var containment = SnapPoints.Containment.none

    var points: SnapPoints {
      SnapPoints(
        extents: extents, margin: margin, view: 1000, alignment: alignment,
        containment: containment)
    }
  }

  @Test(
    arguments: [
      PeerRow("E-01", Given(alignment: .start), [0.0, 800, 1200, 1400, 1900]),
      PeerRow("E-02", Given(alignment: .centre), [-100, 500, 800, 1150, 1550]),
      PeerRow("E-04", Given(alignment: .share(0.1)), [-100, 700, 1100, 1300, 1800]),
      PeerRow(
        "E-07", Given(extents: ten, alignment: .start, containment: .trimmed),
        [0, 100, 300, 450, 660]),
      PeerRow(
        "E-08", Given(extents: ten, alignment: .centre, containment: .trimmed),
        [0, 75, 265, 380, 530, 660]),
      PeerRow(
        "E-10", Given(extents: ten, alignment: .share(0.1), containment: .trimmed),
        [0, 200, 350, 600, 660]),
      PeerRow(
        "E-11", Given(extents: ten, alignment: .start, containment: .kept),
        [0, 100, 300, 450, 660, 660, 660, 660, 660, 660]),
      PeerRow(
        "E-13", Given(extents: [500, 503], alignment: .start, containment: .trimmed), [0, 3]),
      PeerRow(
        "E-14", Given(extents: [300, 200], alignment: .start, containment: .trimmed), [0]),
      PeerRow(
        "E-22 before", Given(alignment: .centre, containment: .trimmed),
        [0, 500, 800, 1150, 1200]),
      PeerRow(
        "E-22 after", Given(margin: 10, alignment: .centre, containment: .trimmed),
        [0, 530, 850, 1220, 1300]),
      PeerRow(
        "E-23", Given(extents: [800, 400, 200, 500], alignment: .centre, containment: .trimmed),
        [0, 500, 800, 900]),
    ] as [PeerRow<Given, [Double]>])
  func `rests`(row: PeerRow<Given, [Double]>) {
    #expect(row.given.points.offsets == row.then)
  }

  @Test func `E-16: progress at each rest`() {
    let points = Given(margin: 10, alignment: .centre, containment: .trimmed).points

    let wanted = [0, 0.40769, 0.65385, 0.93846, 1]
    #expect(zip(points.progress, wanted).allSatisfy { abs($0 - $1) < 5e-6 })
    #expect(points.progress.count == 5)
  }

  @Test(
    arguments: [
      PeerRow("E-05 right to left", (Axis.horizontal, ReadingDirection.rightToLeft), 700.0),
      PeerRow("E-05 vertical", (.vertical, .leftToRight), 700),
      PeerRow("E-05 left to right", (.horizontal, .leftToRight), 700),
    ] as [PeerRow<(Axis, ReadingDirection), Double>])
  func `a step is the same whatever the axis and the direction`(
    row: PeerRow<(Axis, ReadingDirection), Double>
  ) {
    let geometry = PageGeometry(
      area: Rect(x: 0, y: 0, width: 800, height: 800), spacing: 0, share: 0.875,
      mirror: PagerBus.Mirror(axis: row.given.0, direction: row.given.1))

    #expect(geometry.step == row.then)
    #expect(geometry.offset(at: 3) == 3 * row.then)
    #expect(geometry.lead == 50)
  }

  @Test func `nothing to lay out is legal`() {
    #expect(SnapPoints(extents: [], view: 0, alignment: .centre).offsets.isEmpty)
    #expect(SnapPoints(extents: [0], view: 0, alignment: .centre).progress == [0])
  }
}
