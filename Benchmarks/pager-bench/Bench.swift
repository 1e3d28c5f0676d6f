import PagerBus

/// The workloads in the order in which they are reported.
struct Bench {
  /// One workload: its name, and how its rows are made.
  struct Workload: Sendable {
    let name: String
    let rows: @Sendable () async throws -> [Row]
  }

  static var workloads: [Workload] { counts + streams + crowds }

  private static let counts = [
    Workload(name: "instructions of publish and next") {
      let each = try Callgrind.instructions(.publishNext) - Callgrind.instructions(.loop)
      return [
        Row("instructions of publish and next", against: "counted", [each])
          .demanding(.lower, must: 200, goal: 100)
      ]
    },
    Workload(name: "instructions of publish, 1,000 subscribers") {
      let one = try Callgrind.instructions(.lagging1)
      let many = try Callgrind.instructions(.lagging1000)
      return [
        Row("instructions of publish, 1,000 subscribers", against: "1 subscriber", [many / one])
          .demanding(.lower, must: 1.02, goal: 1)
      ]
    },
    Workload(name: "W7 wake of 1,000 parked") {
      let one = try Callgrind.instructions(.parked1)
      let many = try Callgrind.instructions(.parked1000)
      return [
        Row("W7 wake of 1,000 parked", against: "1 parked", [many / one])
          .demanding(.lower, must: 1.1, goal: 1.02)
      ]
    },
  ]

  private static func row(
    _ name: String, against: String, must: Double, goal: Double,
    ours: @escaping () async throws -> Void, peer: @escaping () async throws -> Void,
    unit: Double = 1
  ) async throws -> Row {
    try await Row(name, against: against, Rounds.ratios(ours: ours, peer: peer, unit: unit))
      .demanding(.higher, must: must, goal: goal)
  }

  private static let streams = [
    Workload(name: "W1 one to one") {
      let work = OneToMany(publishers: 1, subscribers: 1, eventsEach: 200_000)
      let less = OneToMany(publishers: 1, subscribers: 1, eventsEach: 20_000)
      return try await [
        row(
          "W1 one to one", against: "AsyncStream", must: 30, goal: 150, ours: work.bus,
          peer: less.streams, unit: 10),
        row(
          "W1 one to one", against: "actor delegate", must: 1.1, goal: 5, ours: work.bus,
          peer: work.actorDelegate),
      ]
    },
    Workload(name: "W2 one to many") {
      var rows: [Row] = []
      let demands: [(count: Int, must: Double, goal: Double, closure: Double, wish: Double)] = [
        (4, 60, 250, 0.5, 1.5), (16, 150, 500, 1, 3), (256, 150, 400, 1, 3),
      ]
      for demand in demands {
        let events = 400_000 / demand.count
        let work = OneToMany(publishers: 1, subscribers: demand.count, eventsEach: events)
        let less = OneToMany(publishers: 1, subscribers: demand.count, eventsEach: events / 20)
        rows.append(
          try await row(
            "W2 one to \(demand.count)", against: "AsyncStream", must: demand.must,
            goal: demand.goal, ours: work.bus, peer: less.streams, unit: 20))
        rows.append(
          try await row(
            "W2 one to \(demand.count)", against: "closure array", must: demand.closure,
            goal: demand.wish, ours: work.bus, peer: work.closures))
      }
      return rows
    },
    Workload(name: "W3 many to 4") {
      var rows: [Row] = []
      for publishers in [2, 4] {
        let work = OneToMany(
          publishers: publishers, subscribers: 4, eventsEach: 100_000 / publishers)
        let less = OneToMany(
          publishers: publishers, subscribers: 4, eventsEach: 5_000 / publishers)
        rows.append(
          try await row(
            "W3 \(publishers) to 4", against: "AsyncStream", must: 40, goal: 300, ours: work.bus,
            peer: less.streams, unit: 20))
      }
      return rows
    },
    Workload(name: "W4 round trip") {
      let trip = RoundTrip(rounds: 5_000)
      return try await [
        row(
          "W4 round trip, for await", against: "AsyncStream", must: 2, goal: 4, ours: trip.loops,
          peer: trip.streams),
        row(
          "W4 round trip, for await", against: "raw continuations", must: 0.5, goal: 0.9,
          ours: trip.loops, peer: trip.continuations),
        row(
          "W4 round trip, handler", against: "AsyncStream", must: 10, goal: 30,
          ours: trip.handlers, peer: trip.streams),
      ]
    },
  ]

  private static let crowds = [
    Workload(name: "W5 publish beside 10,000 others") {
      let crowd = Crowd(others: 10_000, events: 100_000)
      let less = Crowd(others: 10_000, events: 10_000)
      let bus = BusCrowd(others: crowd.others)
      let centre = CentreCrowd(others: crowd.others)
      return [
        try await row(
          "W5 publish beside 10,000 others", against: "NotificationCenter", must: 50, goal: 100,
          ours: { try crowd.bus(bus) }, peer: { less.centre(centre) }, unit: 10)
      ]
    },
    Workload(name: "W6 bytes of a subscriber") {
      let streams = try SubscriberBytes.streams.measured()
      return [
        Row(
          "W6 bytes of a subscriber", against: "AsyncStream",
          [try SubscriberBytes.loops.measured() / streams]
        ).demanding(.lower, must: 0.8, goal: 0.6),
        Row(
          "W6 bytes of a handler subscriber", against: "AsyncStream",
          [try SubscriberBytes.handlers.measured() / streams]
        ).demanding(.lower, must: 0.15, goal: 0.05),
      ]
    },
    Workload(name: "W6 one stalled subscriber") {
      let growth = try StalledSubscriber.growth()
      return [
        Row("W6 one stalled subscriber, 1,000,000 events", against: "bound, in slots", [growth])
          .demanding(.lower, must: 1, goal: 1)
      ]
    },
    Workload(name: "W6 bytes of a page") {
      let bytes = try PageBytes.measured()
      return [
        Row("W6 bytes of a page, 1,000,000 unequal tabs", against: "resident", [bytes])
          .demanding(.lower, must: 100, goal: 80)
      ]
    },
    Workload(name: "events of one task that arrive too late") {
      let name = "events of one task that arrive too late"
      return try await [
        Row(name, against: "Foundation's messages", [Double(OrderOfOneTask.foundation())]),
        Row(name, against: "the bus", [Double(OrderOfOneTask.bus())])
          .demanding(.lower, must: 0, goal: 0),
      ]
    },
    Workload(name: "W8 whole sessions") { try await WholeSessions().rows() },
    Workload(name: "W9 seeded schedules") { try await Schedules.rows() },
  ]
}
