/// Where one actor runs: its own serial executor.
///
/// Every hosted actor has a lane of its own. Two actors on one executor would never interleave,
/// because the concurrency runtime elides the hop between them.
public protocol Lane: AnyObject, Sendable {
  /// The name of the actor that lives here, for reports.
  var name: String { get }

  /// The executor that the actor hands to the concurrency runtime; the lane must outlive the actor.
  var unownedExecutor: UnownedSerialExecutor { get }
}

/// An actor that runs on an injected lane.
public protocol HostedActor: Actor {
  /// Where the actor runs.
  nonisolated var lane: any Lane { get }
}

extension HostedActor {
  /// The lane's executor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe lane.unownedExecutor }
}

/// A lane on real threads: the executor of a default actor that nobody else uses.
///
/// A call to an actor here costs what a call to a default actor costs; an executor over a dispatch
/// queue costs a hundred times as much.
final class LiveLane: Lane {
  private actor Anchor {}

  let name: String
  private let anchor = Anchor()

  init(name: String) {
    self.name = name
  }

  var unownedExecutor: UnownedSerialExecutor { unsafe anchor.unownedExecutor }
}
