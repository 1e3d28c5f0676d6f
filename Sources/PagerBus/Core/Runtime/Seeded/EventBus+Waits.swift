/// Somebody who waits for somebody else.
package struct BusWait: Hashable, Sendable, CustomStringConvertible {
  /// Who waits.
  package let waiter: String

  /// What for, in words.
  package let what: String

  /// Those who could end the wait; empty if nobody is known.
  package let holders: [String]

  /// Makes a wait.
  package init(waiter: String, what: String, holders: [String]) {
    self.waiter = waiter
    self.what = what
    self.holders = holders
  }

  /// The wait as one line: `plugin:a waits for plugin:b: b.done`.
  package var description: String {
    let whom = holders.isEmpty ? "nobody" : holders.joined(separator: " or ")
    return "\(waiter) waits for \(whom): \(what)"
  }
}

extension EventBus {
  /// Who waits for whom although nothing can run: handlers that do not come back, sources without
  /// room, and those who wait for either.
  ///
  /// Whoever handles an event and at the same time waits for others on another subscription waits
  /// for those who may publish them; and so does whoever must come to an end.
  package func waits(mustEnd: [String] = []) -> [BusWait] {
    act { state in
      let cores = state.subscriptions + state.closing
      var waits = cores.compactMap { state.handlerWait(of: $0, among: cores) }
      for name in mustEnd where !waits.contains(where: { $0.waiter == name }) {
        waits.append(state.endlessWait(of: name, among: cores))
      }
      let waiting = state.waitingSources.count
      if waiting > 0 {
        let full = cores.filter { $0.terms.options.isGating && state.backlog(of: $0) > 0 }
        waits.append(
          BusWait(
            waiter: waiting == 1 ? "a source" : "\(waiting) sources", what: "room",
            holders: full.map(\.terms.options.owner.description)))
      }
      for core in cores where unsafe core.guarded.rare?.cancelWaiters.isEmpty == false {
        waits.append(
          BusWait(
            waiter: "who cancelled it", what: "the end of a handler",
            holders: [core.terms.options.owner.description]))
      }
      if !state.idleWaiters.isEmpty, !waits.isEmpty {
        waits.append(
          BusWait(
            waiter: "who waits for rest", what: "the bus to rest",
            holders: waits.map(\.waiter)))
      }
      return waits
    }
  }
}

extension BusState {
  /// What a handler waits for that does not come back; nil if the subscriber handles nothing.
  fileprivate func handlerWait(
    of core: SubscriptionCore, among cores: [SubscriptionCore]
  ) -> BusWait? {
    guard unsafe core.guarded.machine.isHandling else { return nil }
    let owner = core.terms.options.owner
    let awaited = cores.filter { other in
      guard other !== core, other.terms.options.owner == owner else { return false }
      return unsafe other.guarded.machine.state == .parked
    }
    let topics = awaited.flatMap { $0.terms.losslessTopics + $0.terms.conflatedTopics }
    let handled = context(of: core)?.sequence.map { "event \($0)" } ?? "something"
    let names = topics.map { table.topics[$0].name.text }
    return BusWait(
      waiter: owner.description,
      what: names.isEmpty
        ? "it handles \(handled) and does not come back"
        : "it handles \(handled) and awaits \(names.joined(separator: ", "))",
      holders: holders(of: topics, among: cores))
  }

  /// What somebody waits for who should have ended.
  fileprivate func endlessWait(
    of name: String, among cores: [SubscriptionCore]
  ) -> BusWait {
    let topics = cores.filter { $0.terms.options.owner.description == name }
      .flatMap { $0.terms.losslessTopics + $0.terms.conflatedTopics }
    let names = topics.map { table.topics[$0].name.text }
    return BusWait(
      waiter: name,
      what: names.isEmpty ? "it does not end" : "it awaits \(names.joined(separator: ", "))",
      holders: holders(of: topics, among: cores))
  }

  /// Those who may publish events of these topics: owners of facts; of a plugin's facts the plugin
  /// whose id they begin with.
  private func holders(
    of topics: [Int], among cores: [SubscriptionCore]
  ) -> [String] {
    var holders: [String] = []
    for topic in topics {
      for core in cores {
        let owner = core.terms.options.owner
        let isOwner =
          switch owner {
          case .plugin(let id): table.topics[topic].name.text.hasPrefix(id + ".")
          case .host, .script, .input, .tabs, .pages, .indicator:
            table.heads[topic].owner == OwnerCode(of: owner, in: core.terms.pager)
          }
        if isOwner, !holders.contains(owner.description) { holders.append(owner.description) }
      }
    }
    return holders
  }
}
