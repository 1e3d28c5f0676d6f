import PagerBus
import PagerProcess
import PagerSession

/// The plugins of one case: those that are processes are started before its world begins.
struct CaseProcesses {
  /// All plugins of the case, in their order.
  let activations: [PluginActivation]

  /// Ends the case if a process does not answer in real time.
  let stop = RunStop()

  private let programs: [ProcessProgram]

  /// Starts what a case needs, one process after the other, each with a seed of its own.
  init(_ prepared: PreparedCase, _ launcher: ProcessLauncher) {
    let records = EventRecords()
    let seed = prepared.plan.seed(
      of: prepared.plan.cases[prepared.index], override: prepared.options.seed)
    var seeds = SplitMix(seed: seed.value)
    var activations: [PluginActivation] = []
    var programs: [ProcessProgram] = []
    for slot in prepared.slots {
      // A world draws the seeds of its plugins in the same way.
      let seed = seeds.next()
      switch slot {
      case .compiled(let activation): activations.append(activation)
      case .process(let entry):
        let folder = PathText.joined(".", besides: prepared.manifest ?? "")
        var setup = ProcessSetup(Self.offer(entry, seed, prepared.options.host)) {
          try launcher.launch(entry, in: folder)
        }
        setup.latency = entry.latencyMilliseconds * 1_000_000
        setup.records = records
        setup.stop = stop
        let program = ProcessProgram(setup)
        programs.append(program)
        var activation = PluginActivation(
          program, id: entry.id, options: entry.options, subscribes: entry.subscribes,
          publishes: entry.publishes, deliveries: program.deliveries + entry.deliveries,
          queue: entry.rules.queue, restart: entry.rules.restart, vote: entry.rules.vote)
        activation.isEnabled = entry.isEnabled
        activations.append(activation)
      }
    }
    self.activations = activations
    self.programs = programs
  }

  /// Stops what no life of a plugin took.
  func close() {
    for program in programs { program.close() }
  }

  /// What a plugin is offered in a stepped world.
  static func offer(_ entry: ProcessEntry, _ seed: UInt64, _ engine: String) -> PeerOffer {
    var offer = PeerOffer(
      plugin: entry.id, catalogue: EventCatalogue(EventCatalogue.pager + ScriptEvents.all))
    offer.engine = engine
    offer.seed = seed
    offer.options = entry.options
    offer.isStepped = true
    offer.publishes = entry.publishes
    if !entry.mayVeto { offer.features.removeAll { $0 == .vote } }
    if let limit = entry.limits["startMs"] { offer.limits.startMilliseconds = limit }
    if let limit = entry.limits["handlerMs"] { offer.limits.handlerMilliseconds = limit }
    if let limit = entry.limits["maxFrameBytes"] { offer.limits.frameBytesMaximum = Int(limit) }
    return offer
  }
}
