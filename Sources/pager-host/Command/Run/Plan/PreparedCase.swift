import PagerBus
import PagerProcess
import PagerSession

/// A case that is ready to run.
struct PreparedCase: Sendable {
  /// The session as the command line names it.
  let session: String

  /// The session, taken apart.
  let plan: SessionPlan

  /// The case's place in the plan.
  let index: Int

  /// What the run is told besides; of its plugins, those that were compiled in.
  let options: RunOptions

  /// All plugins, in the order of their activation.
  let slots: [PluginSlot]

  /// The folder that files of plugins are relative to ends this path; nil without a manifest.
  let manifest: String?

  /// Where the trace is written; nil for nowhere, or the standard output.
  let tracePath: String?

  /// The longest that a lane of it may wait for a process in real time, in nanoseconds.
  var patience: Int64 {
    let usual = PeerOffer.Limits()
    let limits = slots.compactMap { slot -> Int64? in
      guard case .process(let entry) = slot else { return nil }
      return max(
        entry.limits["startMs"] ?? usual.startMilliseconds,
        (entry.limits["handlerMs"] ?? usual.handlerMilliseconds) * WireLimits.turnWaitsMaximum)
    }
    return (limits.max() ?? 0) * 1_000_000
  }

  /// The case's name.
  var name: String { plan.cases[index].name }
}
