import PagerBus
import PagerSession
import Testing

@testable import PagerViews

/// The fold that a player does: a frame and the changes after it give every frame of the run.
struct FrameTrailTests {
  private static func session(seed: Int) -> String {
    """
    session 1
    view 320x568
    pages "Home" "뉴스" "Sports" "아주 긴 제목 👩‍👩‍👧" "Me"
    case "walk" seed \(seed) {
      repeat 12 {
        choose {
          option 4 { fling $any(next,prev) at $any(1pg/s..6pg/s) }
          option 2 { drag $any(next,prev) $any(0.05pg..0.7pg) over 90ms hold 0ms }
          option 2 { select $any(0..2) animated }
          option 1 { pages remove 0; pages insert 0 "<New>" }
          option 1 { resize $any(320x568,568x320,390x844) }
          option 1 { set direction $any(rtl,ltr) }
        }
        wait $any(0ms..300ms)
      }
    }
    """
  }

  @Test(arguments: 1...12)
  func `changes lead from every frame of a run to the next`(seed: Int) throws {
    let run = try WatchedRun(Self.session(seed: seed))
    var trail = FrameTrail()
    var shown = JSONValue.null
    var count = 0

    var reader = TraceReader(SourceText(name: "t", bytes: run.trace))
    while let line = try reader.next() {
      switch line {
      case .header(let header):
        trail.begin(header)
        shown = try Self.value(trail.json)
      case .event(let event):
        if let change = trail.take(event) {
          shown = try Self.applied(Self.value(change), to: shown)
        }
        #expect(String(decoding: trail.json, as: UTF8.self) == run.frames[count])
        #expect(Self.sorted(shown) == Self.sorted(try Self.value(trail.json)))
        count += 1
      case .key, .end: break
      }
    }

    #expect(trail.fault == nil)
    #expect(count == run.frames.count && count > 100)
  }

  static let pairs: [(old: String, new: String, change: String?)] = [
    (#"{"a":1}"#, #"{"a":1}"#, nil),
    (#"{"a":1,"b":2}"#, #"{"b":3}"#, #"{"b":[3],"a":0}"#),
    (#"{"a":[1,2,3333]}"#, #"{"a":[1,2,4]}"#, #"{"a":{"2":[4]}}"#),
    (#"{"a":[10,20]}"#, #"{"a":[1,2]}"#, #"{"a":[[1,2]]}"#),
    (#"{"a":[1]}"#, #"{"a":{"0":0}}"#, #"{"a":[{"0":0}]}"#),
    (#"{"a":0}"#, #"{"a":[0]}"#, #"{"a":[[0]]}"#),
    (#"{"a\",{":"}"}"#, #"{"a\",{":"]"}"#, #"{"a\",{":["]"]}"#),
    (#"{}"#, #"{"__proto__":{}}"#, #"{"__proto__":[{}]}"#),
    (
      #"{"l":[{"k":"some text","x":1},{"k":"more text","x":2}]}"#,
      #"{"l":[{"k":"some text","x":5},{"k":"more text"}]}"#, #"{"l":{"0":{"x":[5]},"1":{"x":0}}}"#
    ),
  ]

  @Test(arguments: pairs)
  func `a change says no more than it must`(_ row: (old: String, new: String, change: String?)) {
    let change = FrameDelta.change(from: Array(row.old.utf8), to: Array(row.new.utf8))

    #expect(change.map { String(decoding: $0, as: UTF8.self) } == row.change)
  }

  /// What a change makes of a value, as the script of the page does it.
  private static func applied(_ change: JSONValue, to value: JSONValue) -> JSONValue {
    switch (change, value) {
    case (.array(let put), _): return put[0]
    case (.object(let members), .array(var elements)):
      for member in members {
        guard let index = Int(member.name) else { return .null }
        elements[index] = applied(member.value, to: elements[index])
      }
      return .array(elements)
    case (.object(let members), .object(var kept)):
      for member in members {
        let place = kept.firstIndex { $0.name == member.name }
        if member.value == .integer(0) {
          if let place { kept.remove(at: place) }
          continue
        }
        let inner = applied(member.value, to: place.map { kept[$0].value } ?? .null)
        let made = JSONValue.Member(member.name, inner)
        if let place { kept[place] = made } else { kept.append(made) }
      }
      return .object(kept)
    default: return .null
    }
  }

  private static func sorted(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): .array(elements.map { sorted($0) })
    case .object(let members):
      .object(
        members.map { JSONValue.Member($0.name, sorted($0.value)) }.sorted { $0.name < $1.name })
    case .null, .bool, .integer, .number, .string: value
    }
  }

  private static func value(_ bytes: [UInt8]) throws -> JSONValue {
    try JSONParser.parse(SourceText(name: "json", bytes: bytes)).value
  }
}

/// One run of a session's only case: its trace, and the live frame after every event.
private struct WatchedRun {
  let trace: [UInt8]
  let frames: [String]

  init(_ text: String) throws {
    let (file, diagnostics) = Parser.parse(SourceText(name: "a.session", text: text))
    try diagnostics.check()
    let watcher = FrameWatcher()
    let runner = try CaseRunner(
      plan: SessionPlan(file), index: 0, options: RunOptions(), observer: watcher,
      sink: TraceMemory())
    watcher.frame = PagerFrame(configuration: runner.configuration)
    let (_, sink) = runner.run()
    trace = sink.bytes
    frames = watcher.frames
  }
}

/// Keeps the frame after every event.
private final class FrameWatcher: RunObserver {
  var frame = PagerFrame(configuration: PagerConfiguration(pages: []))
  var frames: [String] = []

  func see(_ envelope: AnyEnvelope, step _: String?) {
    frame.apply(envelope)
    var writer = JSONWriter()
    frame.write(into: &writer)
    frames.append(writer.text)
  }
}
