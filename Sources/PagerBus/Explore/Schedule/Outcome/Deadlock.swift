package import PagerBus

/// Nothing can run, no timer is set, and somebody still waits.
package struct Deadlock: Hashable, Sendable, CustomStringConvertible {
  /// Everybody who waits, in the order of delivery.
  package let waits: [BusWait]

  /// Those who wait for each other, each for the next and the last for the first; empty if there is
  /// no cycle.
  package let cycle: [String]

  /// Makes a deadlock; finds the cycle.
  package init(_ waits: [BusWait]) {
    self.waits = waits
    cycle = Self.cycle(in: waits)
  }

  /// The cycle if there is one, then a line for everybody who waits.
  package var description: String {
    let head = "nothing can happen any more"
    let ring =
      cycle.isEmpty ? [] : ["cycle: " + (cycle + [cycle[0]]).joined(separator: " -> ")]
    return ([head] + ring + waits.map(\.description)).joined(separator: "\n")
  }

  /// The first cycle that is found from the first waiter on.
  private static func cycle(in waits: [BusWait]) -> [String] {
    var finished: Set<String> = []
    for wait in waits {
      var path: [String] = []
      if let found = cycle(from: wait.waiter, in: waits, path: &path, finished: &finished) {
        return found
      }
    }
    return []
  }

  private static func cycle(
    from name: String, in waits: [BusWait], path: inout [String], finished: inout Set<String>
  ) -> [String]? {
    if let start = path.firstIndex(of: name) { return Array(path[start...]) }
    guard finished.insert(name).inserted else { return nil }
    path.append(name)
    for holder in waits.filter({ $0.waiter == name }).flatMap(\.holders) {
      if let found = cycle(from: holder, in: waits, path: &path, finished: &finished) {
        return found
      }
    }
    path.removeLast()
    return nil
  }
}
