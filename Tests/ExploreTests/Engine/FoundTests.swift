import PagerBus
import PagerExplore
import PagerPlugins
import PagerSession
import TestSupport
import Testing

/// Waits in the middle of everything that it handles.
private actor Sleeper: Plugin {
  static let manifest = PluginManifest(id: "sleeper", subscribes: [PageSettled.self])

  nonisolated let context: PluginContext

  init(_ context: PluginContext) { self.context = context }

  func run() async throws {
    for await _ in context.events {
      try await context.timer(after: 20_000_000)
    }
  }
}

/// What random schedules have found in the product, each as the smallest session that shows it.
struct FoundTests {
  /// A plugin that hung when it was told to stop came back and waited: the timer stayed.
  @Test func `who waits after the end leaves no timer`() throws {
    let session = try Explored(
      """
      session 1
      view 390x844
      case "stop while it hangs" {
        wait 100ms
        fault plugin sleeper hang 5s on page.settled
        select 1 jump
      }

      """, plugins: [PluginActivation(Sleeper.self)])

    for number in 0..<20 {
      let outcome = try ScheduleRunner().run(session.random(UInt64(number)))
      #expect(outcome.failure == nil)
      #expect(outcome.residue == .none)
    }
  }

  /// With mishaps of plugins no law is broken, and what the session expects is left aside.
  @Test func `plugins that fail break no law`() throws {
    let session = try Explored(example: "requests")
    var count = 0
    for number in 0..<UInt64(Repeats.drained) {
      var plan = session.random(
        number, case: Int(number % 3), elastic: [0, 4_000_000, 16_000_000])
      plan.faults = ScheduleFault.allCases
      let outcome = try ScheduleRunner().run(plan)
      #expect(outcome.failure == nil)
      count += outcome.choices.switchCount
    }
    #expect(count > 0)
  }
}
