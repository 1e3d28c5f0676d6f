import PagerBus
import PagerProcess
import PagerSession

/// The events of a usual session, to hand to plugins without a world of their own.
struct UsualEvents {
  private final class Collector: RunObserver {
    var envelopes: [AnyEnvelope] = []

    func see(_ envelope: AnyEnvelope, step: String?) { envelopes.append(envelope) }
  }

  private static let session = """
    session 1
    view 390x844
    pages "Home" "Überblick" "스포츠" "Finance 💶"
    case "usual" {
      tap tab 2
      wait idle
      fling next at 4pg/s
      wait idle
      select 0 animated
      wait idle
    }

    """

  private let envelopes: [AnyEnvelope]

  /// Runs the session; throws what is wrong with it, which is a fault of this product.
  init() throws(CommandFailure) {
    let plan = SessionPlan(
      SessionInput.parse(SourceText(name: "usual.session", text: Self.session)).0)
    let collector = Collector()
    do throws(Diagnostic) {
      let runner = try CaseRunner(
        plan: plan, index: 0, options: RunOptions(), observer: collector, sink: TraceMemory())
      _ = runner.run()
    } catch {
      throw .internalFault(error.message, repeat: "pager-host plugin check")
    }
    envelopes = collector.envelopes
  }

  /// So many events of types that a plugin hears, one after the other and then again, with numbers
  /// from `first` on; none if nothing happens that it hears.
  func records(_ count: Int, for hello: PeerHello?, from first: UInt64 = 1) -> [EventRecord] {
    let names = hello?.subscribes.map { $0.name } ?? []
    let heard = envelopes.filter { names.contains($0.name) }
    guard !heard.isEmpty else { return [] }
    return (0..<count).map { index in
      let envelope = heard[index % heard.count]
      return EventRecord(
        AnyEnvelope(
          envelope.event,
          metadata: EventMetadata(
            sequence: first + UInt64(index), time: envelope.time, source: envelope.source,
            cause: nil)))
    }
  }
}
