import PagerExplore
import Testing

struct ChoiceListTests {
  @Test(
    arguments: [
      [], [1], [0, 0, 3], [1, 0, 2], Array(repeating: 0, count: 300) + [1],
      [65_535, 0, 0, 127, 128],
    ] as [[UInt16]])
  func `a list comes back from its text`(choices: [UInt16]) throws {
    let list = ChoiceList(choices)

    #expect(try ChoiceList(text: list.text) == list)
    #expect(list.choices == choices)
  }

  @Test func `zeros at the end are no choices`() {
    #expect(ChoiceList([2, 0, 0]) == ChoiceList([2]))
    #expect(ChoiceList([2])[7] == 0)
    #expect(ChoiceList([0, 2, 0, 5]).switches == [1, 3])
    #expect(ChoiceList([2]).replacing(moment: 3, with: 1) == ChoiceList([2, 0, 0, 1]))
    #expect(ChoiceList([2]).replacing(moment: 0, with: 0) == ChoiceList())
  }

  @Test func `a long plain schedule has a short text`() {
    let list = ChoiceList(Array(repeating: 0, count: 5_000) + [1])

    #expect(list.text.count <= 8)
  }

  @Test(arguments: [
    ("!", ChoiceList.TextError.notBase64), ("A", .notBase64), ("", .unknownForm),
    ("AA", .unknownForm), ("AQE", .malformed), ("AQAA", .malformed), ("AYCAgIAB", .malformed),
    ("AYAAAQ", .malformed),
  ])
  func `a text that is none is refused`(text: String, error: ChoiceList.TextError) {
    #expect(throws: error) { try ChoiceList(text: text) }
  }

  @Test func `schedule k of a campaign has a seed of its own`() {
    let seeds = (0..<1_000).map { ScheduleSeed.of($0, in: 1) }

    #expect(Set(seeds).count == 1_000)
    #expect(Set(seeds).isDisjoint(with: (0..<1_000).map { ScheduleSeed.of($0, in: 2) }))
    #expect(ScheduleSeed.of(7, in: 1) == seeds[7])
  }
}
