import PagerBus
import PagerTesting

/// Looks at every event of one schedule: laws, the hash of the trace, pairs of facts, and whether a
/// plugin is to fail at it.
final class ScheduleWatch: StepObserver {
  private(set) var violation: Violation?
  private(set) var digest = ValueDigest()
  private(set) var order = ValueDigest()
  private(set) var contents = ValueDigest()
  private(set) var pairs = PairWatch()
  private(set) var frame: PagerFrame
  private(set) var faults: [ChosenFault] = []

  /// A mishap that was chosen.
  struct ChosenFault {
    let fault: ScheduleFault
    let plugin: String
    let type: EventName
  }

  private var laws: LawSet
  private let plan: SchedulePlan
  private let plugins: [PluginActivation]
  private let kinds: [(ScheduleFault, PluginFault.Kind)]

  init(_ plan: SchedulePlan, frame: PagerFrame, plugins: [PluginActivation]) {
    self.plan = plan
    self.frame = frame
    self.plugins = plan.faults.isEmpty ? [] : plugins
    laws = plan.faults.isEmpty ? plan.laws : plan.laws.withoutDots
    kinds = plan.faults.compactMap { fault in fault.kind.map { (fault, $0) } }
  }

  func see(_ envelope: AnyEnvelope, in world: SteppedWorld) {
    guard let driver = world.seeded else { return }
    see(envelope, in: world.frame, of: driver)
    chooseFault(at: envelope, in: world, driver)
  }

  /// Takes in an event of a world that is no pager; whether it may be one of a pager's, so that
  /// something is seen of it.
  func see(_ envelope: AnyEnvelope, isSeen: Bool, of driver: SeededDriver) {
    if isSeen { frame.apply(envelope) }
    see(envelope, in: frame, of: driver)
  }

  /// Takes in that there are no more events.
  func end(in frame: PagerFrame) {
    guard violation == nil else { return }
    violation = laws.end(in: frame).first
  }

  private func see(_ envelope: AnyEnvelope, in frame: PagerFrame, of driver: SeededDriver) {
    digest.put(envelope)
    if plan.hashesContents { contents.put(contentsOf: envelope.event) }
    if PairWatch.isFact(envelope) {
      order.put(envelope.source)
      order.put(envelope.name.text)
    }
    pairs.see(envelope)
    guard violation == nil, let broken = laws.see(envelope, in: frame).first else { return }
    violation = broken
    driver.cutShort(because: broken.description)
  }

  private func chooseFault(
    at envelope: AnyEnvelope, in world: SteppedWorld, _ driver: SeededDriver
  ) {
    guard !kinds.isEmpty, faults.count < plan.faultMaximum else { return }
    let name = envelope.name
    for plugin in plugins where plugin.heard.contains(where: { $0.name == name }) {
      let choice = driver.choose(.fault, among: kinds.count + 1)
      guard choice > 0 else { continue }
      let (fault, kind) = kinds[choice - 1]
      faults.append(ChosenFault(fault: fault, plugin: plugin.id, type: name))
      world.world.plant(PluginFault(kind, on: name), in: plugin.id)
    }
  }
}

extension LawSet {
  /// The laws that hold even if a plugin misses events.
  fileprivate var withoutDots: LawSet {
    LawSet(laws.map { $0 is RestAgreementLaw ? RestAgreementLaw(dots: false) : $0 })
  }
}

extension ScheduleFault {
  /// What it is in a world; nil if there is no such thing inside of the process.
  fileprivate var kind: PluginFault.Kind? {
    switch self {
    case .crash: .crash
    case .hang: .hang(1_000_000_000)
    case .slow: .slow(5_000_000)
    case .drop: .drop
    case .garbage: nil
    case .cancel: .cancel
    case .stall: .stall
    }
  }
}
