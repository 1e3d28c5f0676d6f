import PagerBus
import PagerExplore
import PagerPlugins
import PagerSession
import PagerTesting
import TestSupport
import Testing

/// Nobody may select anything.
private struct NothingSelected: Law {
  let name = "nothing selected"

  mutating func see(_ event: AnyEnvelope, in _: PagerFrame) -> Violation? {
    guard event.event is SelectionChanged else { return nil }
    return Violation(law: name, what: "something was", first: event.sequence)
  }
}

/// Starts a task of the program's own for every page that rests.
private actor Runaway: Plugin {
  static let manifest = PluginManifest(id: "runaway", subscribes: [PageSettled.self])

  nonisolated let context: PluginContext

  init(_ context: PluginContext) { self.context = context }

  func run() async throws {
    for await _ in context.events {
      let task = Task.detached {}
      await task.value
    }
  }
}

struct SessionRuleTests {
  private static let setup = "session 1\nview 390x844\npages 5\n"

  /// What the tabs and the indicator say of a jump, in the canonical order.
  private static func tale() throws -> [String] {
    let story = try SessionStory("view 390x844\npages 5", "mark m\nselect 3 jump\nwait idle")
    return story.told(by: "tabs", "indicator", since: "m").compactMap {
      $0.split(separator: " ").first.map { String($0) }
    }
  }

  private static func session(expecting types: [String]) throws -> Explored {
    let list = types.joined(separator: " ")
    let body = "mark m\nselect 3 jump\nwait idle\nexpect events \(list) since m\n"
    return try Explored(setup + "case \"jump\" {\n\(body)}\n")
  }

  @Test func `a list of several owners holds in every order, by owner`() throws {
    let types = try Self.tale()
    #expect(Set(types).isSuperset(of: ["tab.selected", "tab.deselected", "indicator.moved"]))

    let right = try Self.session(expecting: types)
    let wrong = try Self.session(expecting: types.reversed())
    var traces: Set<UInt64> = []
    for number in 0..<30 {
      let outcome = try ScheduleRunner().run(right.random(UInt64(number)))
      #expect(outcome.failure == nil)
      traces.insert(outcome.traceHash)
      let failure = try ScheduleRunner().run(wrong.random(UInt64(number))).failure
      #expect(failure?.kind == "expectation 8:1")
    }
    #expect(traces.count > 5)
  }

  @Test func `a golden file is for stepped runs`() throws {
    let session = try Explored(
      Self.setup + "case \"golden\" {\nselect 1 jump\nexpect trace same \"none.golden\"\n}\n")

    #expect(try ScheduleRunner().run(session.random(1)).failure == nil)
  }

  @Test func `a law that is broken ends the schedule and leaves nothing`() throws {
    let session = try Explored(Self.setup + "case \"select\" {\nselect 3\nwait idle\n}\n")
    var plan = session.random(1)
    plan.laws = LawSet([NothingSelected()])

    let outcome = try ScheduleRunner().run(plan)

    #expect(outcome.failure?.kind == "law nothing selected")
    #expect(outcome.residue == .none)
    #expect(outcome.events < 20)
  }

  @Test func `bounds of waits grow by the time that passed early`() throws {
    let session = try Explored(
      Self.setup + "case \"hasty\" {\nselect 3 animated\nwait idle within 50ms\n}\n")
    var spent: Set<Int64> = []
    for number in 0..<20 {
      let outcome = try ScheduleRunner().run(session.random(UInt64(number), elastic: [16_000_000]))
      #expect(outcome.failure?.kind == "expectation 6:1")
      #expect(outcome.time.nanoseconds >= 50_000_000 + outcome.slackSpent - 16_000_000)
      spent.insert(outcome.slackSpent)
    }
    #expect(try ScheduleRunner().run(session.random(0)).time.nanoseconds == 50_000_000)
    #expect(spent.count > 1)
  }

  @Test func `a plugin's own task is an escape, whoever waits for it`() throws {
    let session = try Explored(
      Self.setup + "case \"rest\" {\nwait idle\n}\n", plugins: [PluginActivation(Runaway.self)])

    let outcome = try ScheduleRunner().run(session.random(1))

    guard case .escape(let count, let first)? = outcome.failure else {
      Issue.record("no escape but \(String(describing: outcome.failure))")
      return
    }
    #expect(count > 0)
    #expect(first == "a task without the world's executor, started by runaway")
  }

  @Test func `a fault is a choice and comes again with the choices`() throws {
    let session = try Explored(
      Self.setup + "case \"press\" {\npress next\nwait idle\nselect 4\nwait idle\n}\n")
    var kinds: Set<ScheduleFault> = []
    for number in 0..<40 {
      var plan = session.random(UInt64(number))
      plan.faults = [.drop, .slow]
      plan.faultMaximum = 1
      plan.isDetailed = true
      let outcome = try ScheduleRunner().run(plan)
      let faults = outcome.moments.compactMap { moment -> ScheduleFault? in
        guard case .fault(let fault, plugin: "button-nav", type: _) = moment.chosen else {
          return nil
        }
        return fault
      }
      #expect(faults.count <= 1)
      kinds.formUnion(faults)
      let again = try ScheduleRunner().run(plan.replaying(outcome))
      #expect(again.traceHash == outcome.traceHash)
      #expect(again.moments == outcome.moments)
    }
    #expect(kinds == [.drop, .slow])
  }

  @Test func `under a mishap an always must hold and an expectation need not`() throws {
    let body = "press next\nwait idle\nselect 4\nwait idle\n"
    let always = try Explored(Self.setup + "case \"a\" {\nalways page = 0\n\(body)}\n")
    let expect = try Explored(Self.setup + "case \"b\" {\n\(body)expect page = 0\n}\n")
    var withMishap = 0
    for number in 0..<40 {
      for (session, mustFail) in [(always, true), (expect, false)] {
        var plan = session.random(UInt64(number))
        plan.faults = [.slow]
        plan.faultMaximum = 1
        plan.isDetailed = true
        let outcome = try ScheduleRunner().run(plan)
        let hasMishap = outcome.moments.contains {
          if case .fault = $0.chosen { true } else { false }
        }
        if hasMishap { withMishap += 1 }
        let failure: Bool
        if case .expectation? = outcome.failure { failure = true } else { failure = false }
        #expect(failure == (mustFail || !hasMishap), "seed \(number)")
      }
    }
    #expect(withMishap > 0)
  }
}
