import PagerBus
import PagerExplore
import PagerTesting
import Testing

struct SceneScheduleTests {
  /// How many schedules a plan has, found by going through all of them.
  private static func count(of scene: some ScheduleScene, anyOrder: Bool) throws -> Int {
    var search = ExhaustiveSearch()
    while let choices = search.next, search.count < 1_000 {
      var plan = SchedulePlan(.scene(scene), steering: .choices(choices))
      plan.anyOrder = anyOrder
      let outcome = try ScheduleRunner().run(plan)
      #expect(outcome.failure == nil)
      #expect(outcome.misfits == 0)
      search.take(outcome)
    }
    #expect(search.isExhausted)
    return search.count
  }

  /// Each task has three jobs: it begins, it writes on its writer's lane, it ends.
  ///
  /// Six over three is twenty.
  @Test func `two tasks of three steps have twenty schedules`() throws {
    #expect(try Self.count(of: TwoWriters(isShared: false), anyOrder: false) == 20)
  }

  /// On one lane the second steps run in the order of the first: of the ten schedules in which a
  /// task begins first, those seven are left in which it also writes first.
  @Test func `a shared lane leaves fourteen, and twenty in any order`() throws {
    #expect(try Self.count(of: TwoWriters(isShared: true), anyOrder: false) == 14)
    #expect(try Self.count(of: TwoWriters(isShared: true), anyOrder: true) == 20)
  }

  @Test func `G32 a standstill lists the cycle of those who wait`() throws {
    let outcome = try ScheduleRunner().run(.random(TwoWhoWait(), 0))

    guard case .deadlock(let deadlock)? = outcome.failure else {
      Issue.record("no deadlock but \(String(describing: outcome.failure))")
      return
    }
    #expect(deadlock.cycle == ["plugin:left", "plugin:right"])
    #expect(
      deadlock.description == """
        nothing can happen any more
        cycle: plugin:left -> plugin:right -> plugin:left
        plugin:left waits for plugin:right: it handles event 0 and awaits right.done
        plugin:right waits for plugin:left: it handles event 0 and awaits left.done
        """)
    #expect(outcome.residue == .none)
  }

  @Test func `what never comes to an end meets the step limit`() throws {
    var plan = SchedulePlan.random(Spinner(), 0)
    plan.stepMaximum = 1_000

    let outcome = try ScheduleRunner().run(plan)

    #expect(outcome.failure == .stepLimit(1_000))
    #expect(outcome.residue == .none)
  }

  @Test func `what is still there after the end fails the schedule`() throws {
    let scene = LateKeeper()
    let outcome = try ScheduleRunner().run(.random(scene, 0))

    var left = WorldResidue.none
    left.subscriptions = 1
    #expect(outcome.failure == .residue(left))
    withExtendedLifetime(scene) {}
  }

  @Test func `a task of the program's own is an escape`() throws {
    let outcome = try ScheduleRunner().run(.random(Escaper(), 0))

    #expect(ScheduleRunner.seesEveryEscape)
    #expect(outcome.escapes > 0)
    guard case .escape? = outcome.failure else {
      Issue.record("no escape but \(String(describing: outcome.failure))")
      return
    }
  }

  @Test func `only time that passes early closes the door in between`() throws {
    #expect(try firstFailure(of: ClosingDoor(), within: 3_000) == nil)

    let failure = try firstFailure(of: ClosingDoor(), within: 3_000, elastic: 4_000_000)
    #expect(failure == .verdict("somebody walked through a closed door"))
  }

  @Test func `less time than the door takes does not close it`() throws {
    let almost = ClosingDoor.closing - 1
    #expect(try firstFailure(of: ClosingDoor(), within: 1_000, elastic: almost) == nil)
  }
}
