import Glibc
import Synchronization

/// What the polling thread does with a child; nobody else calls these.
extension PluginChild {
  /// What of this child is worth waking up for.
  var interests: [pollfd] {
    state.withLock { state in
      var requests: [pollfd] = []
      if let input = state.input {
        // Without an event asked for, `poll` still tells that nobody reads any more.
        let events = state.outgoing.isEmpty ? 0 : Int16(POLLOUT)
        requests.append(pollfd(fd: input, events: events, revents: 0))
      }
      if let output = state.output, state.signals.hasRoom {
        requests.append(pollfd(fd: output, events: Int16(POLLIN), revents: 0))
      }
      if let error = state.error {
        requests.append(pollfd(fd: error, events: Int16(POLLIN), revents: 0))
      }
      return requests
    }
  }

  /// When ``advance(to:)`` has something to do.
  var deadline: Int64? { state.withLock { $0.signals.exit == nil ? $0.stop?.deadline : nil } }

  /// Whether the process has ended and nothing of it is open.
  var isOver: Bool { state.withLock { $0.signals.exit != nil } }

  /// Reads or writes what `poll` says is ready.
  func serve(_ ready: pollfd, _ buffer: inout [UInt8]) {
    state.withLock { state in
      switch ready.fd {
      case state.input: writeInput(&state, ready)
      case state.output: readOutput(&state, &buffer, buffer.count)
      case state.error: readError(&state, &buffer, buffer.count)
      default: break
      }
    }
    announce()
  }

  /// Closes the standard input if that was asked for and nothing waits to be written.
  func closeInputIfAsked() {
    state.withLock { state in
      if state.closesInput, state.outgoing.isEmpty { Self.close(&state.input) }
    }
  }

  /// Takes the steps of a stop that are due.
  ///
  /// - Returns: the signals that the guard sends.
  func advance(to time: Int64) -> [Int32] {
    var numbers: [Int32] = []
    while true {
      let action = state.withLock { $0.stop?.advance(to: time) ?? .wait }
      switch action {
      case .wait: return numbers

      case .terminate:
        closeInput()
        // One that is stopped has to go on before it can end.
        numbers += [SIGTERM, SIGCONT]

      case .kill: numbers.append(SIGKILL)

      case .giveUp:
        end(.unknown)
        return numbers
      }
    }
  }

  func answer(_ start: ChildState.Start) {
    state.withLock { state in
      if state.start == .asked { state.start = start }
    }
    arrival.happen()
  }

  /// The process is reaped: takes what it left in the pipes, and closes them, whoever holds them.
  func end(_ exit: PluginExit) {
    let waiters = state.withLock { state -> [ChildState.StopWaiter] in
      guard state.signals.exit == nil else { return [] }
      Self.close(&state.input)
      drain(state.output) { count, buffer in readOutput(&state, &buffer, count) }
      closeOutput(&state)
      drain(state.error) { count, buffer in readError(&state, &buffer, count) }
      closeError(&state)
      state.signals.end(exit)
      defer { state.stopWaiters = [] }
      return state.stopWaiters
    }
    announce()
    arrival.happen()
    for waiter in waiters {
      switch waiter {
      case .thread(let event): event.happen()
      case .task(let continuation): continuation.resume(returning: exit)
      }
    }
  }

  private func closeInput() {
    state.withLock { state in
      state.outgoing.removeAll()
      Self.close(&state.input)
    }
  }

  private func writeInput(_ state: inout ChildState, _ ready: pollfd) {
    let isBroken = ready.revents & Int16(POLLERR | POLLNVAL) != 0
    if isBroken || !Self.write(&state) {
      state.outgoing.removeAll()
      Self.close(&state.input)
    } else if state.closesInput, state.outgoing.isEmpty {
      Self.close(&state.input)
    }
  }

  /// Calls `read` as often as the bytes need that are in the pipe now: what a descendant writes
  /// later is not waited for.
  private func drain(_ descriptor: Int32?, _ read: (Int, inout [UInt8]) -> Int) {
    guard let descriptor else { return }
    var count: Int32 = 0
    guard unsafe ioctl(descriptor, UInt(FIONREAD), &count) == 0 else { return }
    var rest = Int(count)
    var buffer = [UInt8](repeating: 0, count: min(rest, PollingThread.chunkByteCount))
    while rest > 0 {
      let taken = read(min(rest, buffer.count), &buffer)
      guard taken > 0 else { return }
      rest -= taken
    }
  }

  @discardableResult private func readOutput(
    _ state: inout ChildState, _ buffer: inout [UInt8], _ limit: Int
  ) -> Int {
    guard let output = state.output else { return 0 }
    let count = unsafe read(output, &buffer, limit)
    guard count > 0 else {
      if count == 0 { closeOutput(&state) }
      return 0
    }
    for piece in state.lines.split(buffer[..<count]) { queue(piece, &state) }
    if limits.tooLong == .closes, state.lines.tooLongCount != nil { closeOutput(&state) }
    return count
  }

  private func queue(_ piece: LineSplitter.Piece, _ state: inout ChildState) {
    // Closed by a line before it, in the same bytes.
    guard state.output != nil else { return }
    switch piece {
    case .line(let bytes): state.signals.append(.line(bytes))

    case .cutShort(let count): state.signals.append(.cutShort(count: count))

    case .tooLong(let count):
      state.signals.append(.tooLong(count: count))
      if limits.tooLong == .closes { closeOutput(&state) }
    }
  }

  private func closeOutput(_ state: inout ChildState) {
    guard state.output != nil else { return }
    switch state.lines.finish() {
    case nil: break
    case .line(let bytes): state.signals.append(.line(bytes))
    case .cutShort(let count): state.signals.append(.cutShort(count: count))
    case .tooLong(let count): state.signals.append(.tooLong(count: count))
    }
    Self.close(&state.output)
    state.signals.append(.outputClosed)
  }

  @discardableResult private func readError(
    _ state: inout ChildState, _ buffer: inout [UInt8], _ limit: Int
  ) -> Int {
    guard let error = state.error else { return 0 }
    let count = unsafe read(error, &buffer, limit)
    guard count > 0 else {
      if count == 0 { closeError(&state) }
      return 0
    }
    let lines = state.errorLines.take(
      buffer[..<count], queuedCount: state.signals.errorLineCount, at: RealTime.now)
    for line in lines { state.signals.append(line) }
    return count
  }

  private func closeError(_ state: inout ChildState) {
    guard state.error != nil else { return }
    let lines = state.errorLines.finish(
      queuedCount: state.signals.errorLineCount, at: RealTime.now)
    for line in lines { state.signals.append(line) }
    Self.close(&state.error)
  }

  private static func close(_ descriptor: inout Int32?) {
    if let open = descriptor { Glibc.close(open) }
    descriptor = nil
  }
}
