import Foundation

/// Peers outside of the toolchain, which are reported and of which nothing is demanded.
///
/// They are small programs under Benchmarks/peers that print how long the same work takes.
enum OutsidePeers {
  /// One peer: how it is built and started.
  private struct Peer {
    let name: String
    let folder: String
  }

  private static let peers = [
    Peer(name: "tokio broadcast", folder: "tokio"), Peer(name: "Disruptor", folder: "disruptor"),
  ]

  /// The work of each row: publishers and subscribers.
  private static let shapes: [(name: String, publishers: Int, subscribers: Int)] = [
    ("W1 one to one", 1, 1), ("W2 one to 4", 1, 4), ("W3 2 to 4", 2, 4),
  ]

  static var workloads: [Bench.Workload] {
    peers.flatMap { peer in
      shapes.map { shape in
        Bench.Workload(name: shape.name) {
          let script = "Benchmarks/peers/\(peer.folder)/run"
          guard FileManager.default.fileExists(atPath: script) else {
            throw Missing(description: "\(script) is not here; start in the repository")
          }
          let events = 400_000 / shape.publishers
          let work = OneToMany(
            publishers: shape.publishers, subscribers: shape.subscribers, eventsEach: events)
          var ratios: [Double] = []
          for round in 0...Rounds.count {
            let ours = try await Rounds.seconds(work.bus)
            let words = ["\(shape.publishers)", "\(shape.subscribers)", "\(events)"]
            let text = try Again.output(of: "/bin/bash", [script] + words, errors: false)
            guard let theirs = Double(text.split(separator: "\n").last ?? "") else {
              throw Missing(description: text.trimmingCharacters(in: .whitespacesAndNewlines))
            }
            if round > 0 { ratios.append(theirs / ours) }
          }
          return [Row(shape.name, against: peer.name, ratios)]
        }
      }
    }
  }
}
