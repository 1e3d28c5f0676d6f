import PagerProcess
import Testing

/// What a plugin reads, writes or does not read costs its host no more than the limits say.
struct FloodTests {
  private static let line = [UInt8](repeating: 0x78, count: 9_999)

  @Test func `G41: a plugin that never reads costs the bound, and sending never waits`() throws {
    try withGuard { plugins in
      let child = try plugins.shell("echo; exec sleep 1000")
      #expect(try child.text() == "")
      let bound = ChildLimits().outgoingByteMaximum

      var refusal: PluginLineError?
      var sentCount = 0
      while refusal == nil, sentCount < 1_000 {
        do throws(PluginLineError) {
          try child.send(Self.line)
          sentCount += 1
        } catch {
          refusal = error
        }
      }

      #expect(refusal == .queueFull(byteMaximum: bound))
      #expect(child.waitingByteCount <= bound)
      #expect(child.waitingByteCount > bound - 10_000)
      // The bound and what the system's pipe takes: a blocked writer would not have come so far.
      #expect(sentCount >= bound / 10_000)
      #expect(child.stop(StopPatience(close: .zero)) == .signalled(15))
    }
  }

  @Test func `lines that wait are read in order once the plugin reads`() throws {
    try withGuard { plugins in
      let child = try plugins.shell("read -r go; cat; exit 0")
      try child.send([])
      for number in 0..<150 { try child.send(Array("\(number) ".utf8) + Self.line) }

      for number in 0..<150 { #expect(try child.text().hasPrefix("\(number) x")) }

      #expect(child.stop(.standard) == .exited(0))
    }
  }

  @Test func `a host that does not take the lines keeps few of 100 MiB, and loses none`() throws {
    try withGuard { plugins in
      let child = try plugins.shell(
        "yes $(printf %0299d 0) | head -c 104857600; exit 0")
      var count = 0
      var signal = try child.signal()
      let memory = ProcessCount.kibibytes

      while case .line(let bytes) = signal {
        count += bytes.count + 1
        signal = try child.signal()
      }

      // The last line is cut where the flood was.
      guard case .cutShort(let rest) = signal else {
        Issue.record("\(signal)")
        return
      }
      #expect(count + rest == 104_857_600)
      #expect(ProcessCount.kibibytes - memory < 64 << 10)
      #expect(try child.signals() == [.outputClosed, .ended(.exited(0))])
    }
  }

  @Test func `G42: three lines of 100 MiB are counted and cost no memory`() throws {
    try withGuard { plugins in
      let child = try plugins.shell(
        "for i in 1 2 3; do head -c 104857600 /dev/zero; echo; done; echo well; exit 0")
      let memory = ProcessCount.kibibytes

      let lengths = try (0..<3).map { _ in try child.signal() }

      #expect(lengths == Array(repeating: .tooLong(count: 104_857_600), count: 3))
      #expect(ProcessCount.kibibytes - memory < 64 << 10)
      #expect(try child.text() == "well")
    }
  }

  @Test func `a line that never ends closes the output if the host wants it so`() throws {
    var limits = ChildLimits()
    limits.frameByteMaximum = 1_000
    limits.tooLong = .closes

    try withGuard { plugins in
      let child = try plugins.start(["cat", "/dev/zero"], limits: limits)

      let signals = try child.signals()

      guard case .tooLong(let count) = signals.first else {
        Issue.record("\(signals)")
        return
      }
      #expect(count > 1_000)
      #expect(signals.dropFirst() == [.outputClosed, .ended(.signalled(13))])
    }
  }

  @Test func `100 MiB of errors are not held back, and the log gets few of them`() throws {
    let line = String(repeating: "e", count: 4_095)

    try withGuard { plugins in
      let begun = ContinuousClock.now
      let child = try plugins.shell("yes \(line) | head -c 104857600 >&2; echo done; exit 0")

      let signals = try child.signals()

      let seconds = Int((ContinuousClock.now - begun).components.seconds) + 2
      let lines = signals.filter { $0 == .errorLine(line) }.count
      let lost = signals.reduce(0) { sum, signal in
        guard case .errorLinesLost(let count) = signal else { return sum }
        return sum + count
      }
      #expect(lines > 0)
      #expect(lines <= 200 * seconds)
      #expect(lines + lost == 104_857_600 / 4_096)
      #expect(signals.filter { $0 == .line(Array("done".utf8)) }.count == 1)
    }
  }
}
