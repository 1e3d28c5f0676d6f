/// In which order plugins are activated, if each comes after those that it names; ties go by the
/// file.
struct ActivationOrder: Equatable, Sendable {
  /// All plugins, by their place in the file.
  private(set) var order: [Int] = []

  /// Plugins that wait for each other: each comes after the next one, the last after the first.
  ///
  /// Every cycle is cut at its first plugin, so that the others are found, too.
  private(set) var cycles: [[Int]] = []

  /// Finds the order; `predecessors` has the places of those that each plugin comes after.
  init(predecessors: [[Int]]) {
    var waiting = predecessors.map { Set($0) }
    var isPlaced = Array(repeating: false, count: predecessors.count)
    while order.count < predecessors.count {
      let next = waiting.indices.first { place in
        !isPlaced[place] && waiting[place].allSatisfy { isPlaced[$0] }
      }
      if let next {
        isPlaced[next] = true
        order.append(next)
      } else {
        let cycle = Self.cycle(in: waiting, isPlaced)
        waiting[cycle[0]].remove(cycle[1 % cycle.count])
        cycles.append(cycle)
      }
    }
  }

  /// A cycle among those that are not placed; every one of them waits for another of them.
  private static func cycle(in waiting: [Set<Int>], _ isPlaced: [Bool]) -> [Int] {
    var path: [Int] = []
    var place = isPlaced.firstIndex(of: false)
    while let current = place {
      if let start = path.firstIndex(of: current) {
        let cycle = path[start...]
        let first = cycle.indices.min { path[$0] < path[$1] } ?? start
        return Array(cycle[first...] + cycle[..<first])
      }
      path.append(current)
      place = waiting[current].filter { !isPlaced[$0] }.min()
    }
    return path
  }
}
