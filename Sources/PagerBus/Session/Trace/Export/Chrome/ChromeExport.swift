package import PagerBus

/// Turns a trace into the trace events that Chrome and Perfetto draw.
///
/// Steps, each finger, transitions and each plugin have a track of their own, on which one slice is
/// open at a time. Facts are instants, the position is a counter. Every record says its sequence
/// number and its cause; an arrow leads from a step to the transition that it began.
package struct ChromeExport: Sendable {
  /// The one process of the drawing.
  static let process = 1

  var tracks = ChromeTracks()
  var time: Int64 = 0

  /// The tracks of the steps that are open, by the sequence number that began them.
  var openSteps: [Int: String] = [:]

  /// The step that an event follows from, by its sequence number; -1 for none.
  private var steps: [Int] = []

  /// Makes an export that has read nothing.
  package init() {}

  /// The records of the next line of the trace, in the order of their time.
  package mutating func records(of line: TraceLine) -> [JSONValue] {
    switch line {
    case .header(let header):
      let name = "\(header.session): \(header.testCase)"
      return [
        record("M", "process_name", track: nil, args: [.init("name", .string(name))])
      ]
    case .event(let event):
      time = event.time
      let step = event.cause.flatMap { steps.indices.contains($0) ? steps[$0] : nil } ?? -1
      steps.append(event.type == StepBegan.name.text ? event.sequence : step)
      return records(of: event, step: step)
    case .key: return []
    case .end(let end):
      time = max(time, end.time)
      return []
    }
  }

  /// The records that end what is open; nothing may follow.
  package mutating func finish() -> [JSONValue] {
    tracks.open.flatMap { close($0, [.init("open", .bool(true))]) }
  }

  /// A slice begins; one that is open on the track ends before.
  mutating func open(_ name: String, on track: String, _ args: [JSONValue.Member]) -> [JSONValue] {
    var records = close(track, []) + introduced(track)
    tracks.begin(track)
    records.append(record("B", name, track: track, args: args))
    return records
  }

  /// The slice of a track ends; nothing if none is open.
  mutating func close(_ track: String, _ args: [JSONValue.Member]) -> [JSONValue] {
    guard tracks.end(track) else { return [] }
    return [record("E", nil, track: track, args: args)]
  }

  /// Something that takes no time.
  mutating func instant(
    _ name: String, on track: String, _ args: [JSONValue.Member]
  ) -> [JSONValue] {
    introduced(track) + [record("i", name, track: track, args: args, more: [.init("s", "t")])]
  }

  /// An arrow from one open slice to another.
  func arrow(_ id: Int, from start: String, to end: String) -> [JSONValue] {
    let number = JSONValue.Member("id", .integer(Int64(id)))
    return [
      record("s", "cause", track: start, args: [], more: [number, .init("cat", "cause")]),
      record(
        "f", "cause", track: end, args: [],
        more: [number, .init("cat", "cause"), .init("bp", "e")]),
    ]
  }

  /// One record; without a track it is of the whole process.
  func record(
    _ phase: String, _ name: String?, track: String?, args: [JSONValue.Member],
    more: [JSONValue.Member] = []
  ) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let name { members.append(.init("name", .string(name))) }
    members.append(.init("ph", .string(phase)))
    members.append(.init("ts", .number(Double(time) / 1_000)))
    members.append(.init("pid", .integer(Int64(Self.process))))
    members.append(.init("tid", .integer(Int64(track.flatMap { tracks.number(of: $0) } ?? 0))))
    members += more
    if !args.isEmpty { members.append(.init("args", .object(args))) }
    return .object(members)
  }

  private mutating func introduced(_ track: String) -> [JSONValue] {
    guard tracks.introduce(track) else { return [] }
    return [record("M", "thread_name", track: track, args: [.init("name", .string(track))])]
  }
}

/// The tracks of a drawing, with what is open on each.
struct ChromeTracks: Sendable {
  private var numbers: [String: Int] = [:]

  /// The tracks on which a slice is open, in the order in which they began.
  private(set) var open: [String] = []

  /// The number of a track, from 1; nil for one that was not introduced.
  func number(of track: String) -> Int? { numbers[track] }

  /// Gives a track its number; false if it has one.
  mutating func introduce(_ track: String) -> Bool {
    guard numbers[track] == nil else { return false }
    numbers[track] = numbers.count + 1
    return true
  }

  mutating func begin(_ track: String) { open.append(track) }

  /// Ends the slice of a track; false if none is open.
  mutating func end(_ track: String) -> Bool {
    guard let index = open.firstIndex(of: track) else { return false }
    open.remove(at: index)
    return true
  }
}
