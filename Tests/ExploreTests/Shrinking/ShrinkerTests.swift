import PagerExplore
import Testing

/// The machine that makes failing schedules small, against failures that a rule decides.
struct ShrinkerTests {
  /// The choices of a random walk: none is the plain one.
  private static let walk = (0..<120).map { UInt16(1 + ($0 * 7) % 3) }

  private static func candidate(
    _ choices: [UInt16], without omitted: Set<Int> = []
  ) -> ShrinkCandidate {
    ShrinkCandidate(choices: ChoiceList(choices), omitted: omitted)
  }

  /// Shrinks until the machine has nothing left to propose.
  private static func shrink(
    _ record: ShrinkRecord, outline: StatementOutline = .none,
    starts: (ShrinkCandidate) -> [Int: Int] = { _ in [:] }, fails: (ShrinkCandidate) -> Bool
  ) -> Shrinker {
    var shrinker = Shrinker(record, outline: outline)
    while let candidate = shrinker.next() {
      let record = ShrinkRecord(candidate, starts: starts(candidate))
      shrinker.see(fails(candidate) ? .same(record) : .other)
    }
    return shrinker
  }

  @Test func `of a walk the choices are left that the failure needs`() {
    let shrinker = Self.shrink(ShrinkRecord(Self.candidate(Self.walk))) { candidate in
      [13, 14, 77].allSatisfy { candidate.choices[$0] != 0 }
    }

    #expect(shrinker.isMinimal)
    #expect(shrinker.smallest.choices.switches == [13, 14, 77])
    #expect(shrinker.reruns < 100)
  }

  @Test func `a choice is lowered as far as the failure lets it`() {
    let shrinker = Self.shrink(ShrinkRecord(Self.candidate([0, 9, 0, 3]))) { candidate in
      candidate.choices[1] >= 2 && candidate.choices[3] >= 1
    }

    #expect(shrinker.smallest.choices.choices == [0, 2, 0, 1])
  }

  /// Choices that can go only together keep each other; one that can go alone must not be left.
  @Test(arguments: 0..<200)
  func `no choice and no statement of the result can be left out`(seed: Int) {
    let outline = StatementOutline(sizes: [0, 3, 0, 1, 0, 0, 2, 0, 0, 0])
    let fails = { (candidate: ShrinkCandidate) in Self.isRuled(candidate, by: seed, outline) }
    #expect(fails(Self.candidate(Self.walk)))

    let shrinker = Self.shrink(
      ShrinkRecord(Self.candidate(Self.walk)), outline: outline, fails: fails)

    let smallest = shrinker.smallest
    #expect(fails(smallest))
    #expect(shrinker.isMinimal)
    for moment in smallest.choices.switches {
      let choices = smallest.choices.replacing(moment: moment, with: 0)
      #expect(!fails(ShrinkCandidate(choices: choices, omitted: smallest.omitted)))
    }
    for statement in outline.present(without: smallest.omitted) {
      let omitted = smallest.omitted.union([statement])
      #expect(!fails(ShrinkCandidate(choices: smallest.choices, omitted: omitted)))
    }
  }

  /// A failure whose needs follow from a seed: some choices, one of two others, some statements,
  /// and a choice that another statement needs as long as it is there.
  private static func isRuled(
    _ candidate: ShrinkCandidate, by seed: Int, _ outline: StatementOutline
  ) -> Bool {
    let isSet = { (place: Int) in candidate.choices[place % 120] != 0 }
    let needed = [seed * 31, seed * 17 + 5, seed * 3 + 40]
    let either = [seed * 11 + 2, seed * 13 + 90]
    let statements = [seed % 10, seed * 7 % 10]
    let present = outline.present(without: candidate.omitted)
    return needed.allSatisfy(isSet) && either.contains(where: isSet)
      && statements.allSatisfy(present.contains)
      && (!present.contains((seed + 1) % 10) || isSet(seed * 5 + 60))
  }

  @Test func `a statement goes with its choices, and what comes later meets its own`() {
    let outline = StatementOutline(sizes: [0, 0, 0])
    let starts = { (candidate: ShrinkCandidate) in
      candidate.omitted.contains(1) ? [0: 0, 2: 2] : [0: 0, 1: 2, 2: 5]
    }
    let first = Self.candidate([1, 0, 2, 2, 2, 0, 0, 1])

    let shrinker = Self.shrink(
      ShrinkRecord(first, starts: starts(first)), outline: outline, starts: starts
    ) { candidate in
      // The first statement needs a switch at its beginning, the third one two choices later.
      let present = outline.present(without: candidate.omitted)
      let third = present.contains(1) ? 5 : 2
      return present.contains(0) && present.contains(2) && candidate.choices[0] == 1
        && candidate.choices[third + 2] == 1
    }

    #expect(shrinker.smallest == Self.candidate([1, 0, 0, 0, 1], without: [1]))
  }

  @Test func `a block goes with everything inside of it`() {
    let outline = StatementOutline(sizes: [2, 0, 0, 0])

    #expect(outline.present(without: [0]) == [3])
    #expect(outline.present(without: [1]) == [0, 2, 3])
  }

  @Test func `one that does not come to an end is given up after 500 runs, with what it has`() {
    var shrinker = Shrinker(
      ShrinkRecord(Self.candidate(Array(repeating: 1, count: 2_000))), outline: .none)
    var runs = 0
    while let candidate = shrinker.next() {
      runs += 1
      // Of the first thousand only every third can go.
      let fails = (0..<1_000).allSatisfy { $0 % 3 == 0 || candidate.choices[$0] == 1 }
      shrinker.see(fails ? .same(ShrinkRecord(candidate)) : .other)
    }

    // The last proposal might have cost two.
    #expect(runs == 499)
    #expect(!shrinker.isMinimal)
    #expect(shrinker.smallest.choices.switchCount < 2_000)
  }

  @Test func `what did not fail is not proposed again`() {
    var proposed: Set<ShrinkCandidate> = []
    var shrinker = Shrinker(
      ShrinkRecord(Self.candidate(Array(repeating: 1, count: 40))), outline: .none)
    while let candidate = shrinker.next() {
      #expect(proposed.insert(candidate).inserted)
      shrinker.see(
        candidate.choices.switchCount >= 20 ? .same(ShrinkRecord(candidate)) : .other)
    }

    #expect(shrinker.smallest.choices.switchCount == 20)
  }
}
