import PagerBus
import PagerSession
import TestSupport
import Testing

/// How statements share virtual time.
struct RunnerTimeTests {
  private func story(_ body: String, _ setup: String = "pages 5") throws -> SessionStory {
    try SessionStory(setup, body)
  }

  private func notes(_ story: SessionStory) -> [String] {
    story.all("note.written").map { line in
      "\(line.time / 1_000_000) \(line.data["text"]?.string ?? "")"
    }
  }

  @Test func `a statement takes no time unless it says so`() throws {
    let story = try story(
      """
      select 3 animated; note "a"; pages insert 0 "x"; note "b"; wait 20ms; note "c"
      drag next 0.1pg over 30ms hold 10ms; note "d"; wait idle; note "e"
      """)

    let notes = notes(story)
    #expect(notes.prefix(4) == ["0 a", "0 b", "20 c", "60 d"])
    #expect(story.lines.last?.time ?? 0 > 60_000_000)
  }

  @Test func `the world runs until nothing is runnable before the next statement`() throws {
    let story = try story("select 1 jump; note \"after\"; select 2 jump")

    let names = story.lines.map(\.type)
    let note = try #require(names.firstIndex(of: "note.written"))
    #expect(names[..<note].filter { $0 == "page.settled" }.count == 2)
    #expect(names[..<note].filter { $0 == "tab.selected" }.count == 2)
    #expect(names[note...].filter { $0 == "page.settled" }.count == 1)
  }

  @Test func `at is absolute and refuses what is past`() throws {
    let story = try story("wait 30ms; at 100ms; note \"there\"; at 100ms; at 50ms; note \"never\"")

    #expect(notes(story) == ["100 there"])
    #expect(story.failures.count == 1)
    #expect(story.failures[0].contains("0.05 s is past"))
  }

  @Test func `lanes run side by side, at one instant in order, and end with the last`() throws {
    let story = try story(
      """
      together {
        lane { note "a0"; wait 20ms; note "a20"; wait 20ms; note "a40" }
        lane { note "b0"; wait 20ms; note "b20"; wait 10ms; note "b30"; wait 70ms; note "b100" }
      }
      note "end"
      """)

    #expect(
      notes(story) == [
        "0 a0", "0 b0", "20 a20", "20 b20", "30 b30", "40 a40", "100 b100", "100 end",
      ])
  }

  @Test func `gestures of two lanes interleave by time`() throws {
    let story = try story(
      """
      together {
        lane { down a at 80%,50%; move a to 60%,50% over 20ms; up a }
        lane { wait 5ms; down b at 20%,50%; move b to 40%,50% over 20ms; up b }
      }
      """, "pages 5\nset sampling 100Hz")

    let pointers = story.lines.filter { $0.source == "input" }.map { line in
      "\(line.time / 1_000_000) \(line.data["finger"]?.string ?? "") \(line.type.dropFirst(8))"
    }
    #expect(
      pointers == [
        "0 a down", "5 b down", "10 a moved", "15 b moved", "20 a moved", "20 a up",
        "25 b moved", "25 b up",
      ])
  }

  @Test func `a gap waits before each gesture of its own lane and holds nobody else up`() throws {
    let story = try story(
      """
      together {
        lane { tap tab 1; note "tapped" }
        lane { wait 10ms; note "other" }
      }
      select 0 jump
      note "code"
      """, "pages 5\nset gap 25ms")

    #expect(notes(story) == ["10 other", "25 tapped", "25 code"])
    #expect(story.all("pointer.down").map(\.time) == [25_000_000])
  }

  @Test func `wait until is looked at after every event and goes on at the crossing`() throws {
    let story = try story(
      """
      select 1 animated
      wait until position >= 0.5pg within 1s
      show position
      wait until page = 1 within 2s
      show pager.state
      """)

    let shown = story.all("note.written")
    let crossing = try #require(
      story.all("scroll.moved").first { ($0.data["position"]?.double ?? 0) >= 0.5 })
    #expect(shown[0].time == crossing.time)
    #expect(
      shown[0].data["text"]?.string == "position = \(crossing.data["position"]?.value.text ?? "")")
    let settled = try #require(story.all("page.settled").last)
    #expect(shown[1].time == settled.time)
  }

  @Test func `wait until that holds already takes no time, and one that never does ends the case`()
    throws
  {
    let story = try story(
      "wait until page = 0 within 1s; note \"now\"; wait until page = 3 within 40ms; note \"no\"")

    #expect(notes(story) == ["0 now"])
    #expect(story.failures.count == 1)
    #expect(story.lines.last?.time == 40_000_000)
  }

  @Test func `wait idle names everything that is busy and ends the case`() throws {
    let story = try story(
      """
      wait 10ms
      down a at 80%,50%; move a to 40%,50% over 50ms
      wait idle within 100ms
      note "never"
      """)

    #expect(story.failures.count == 1)
    #expect(story.failures[0].contains("did not come to rest"))
    #expect(story.failures[0].contains("a finger"))
    #expect(notes(story).isEmpty)
    #expect(story.lines.last?.time == 160_000_000)
  }

  @Test func `a case may take ten minutes of virtual time and no more`() throws {
    let within = try story("wait 10min; note \"there\"")
    let beyond = try story("wait 10min; note \"there\"; wait 1ns; note \"never\"")

    #expect(within.failures == [])
    #expect(notes(beyond) == ["600000 there"])
    #expect(beyond.failures.count == 1 && beyond.failures[0].contains("virtual time"))
  }

  @Test func `a case that has too many events ends and names its hottest statement`() throws {
    let text = """
      session 1
      pages 5
      select 1 jump
      select 4 animated
      wait idle
      note "never"
      """

    let probe = try SessionProbe(text, eventsMaximum: 100)

    let failure = try #require(probe.results[0].failures.first)
    #expect(failure.message == "the case has more than 100 events")
    #expect(failure.help?.contains("after line 5:1") == true)
    #expect(!probe.traces[0].contains("note.written"))
    #expect(try SessionProbe(text).failures == [])
  }

  @Test func `a motion starts its own grid, and rests at the same instant at any rate`() throws {
    var ends: Set<Int64> = []
    for rate in [30, 60, 120, 1000] {
      let story = try SessionStory(
        "pages 5\nset sampling \(rate)Hz", "wait 7ms; select 1 animated; wait idle")
      ends.insert(try #require(story.all("page.settled").last?.time))
      let second = try #require(story.all("scroll.moved").dropFirst().first?.time)
      #expect(second == 7_000_000 + 1_000_000_000 / Int64(rate))
    }
    #expect(ends.count == 1)
    #expect(abs(Double(ends.first ?? 0) / 1e9 - 0.64) < 0.02)
  }
}
