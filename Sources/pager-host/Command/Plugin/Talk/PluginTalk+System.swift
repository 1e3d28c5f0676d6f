import Glibc
import PagerProcess

/// What a conversation does to the process itself.
extension PluginTalk {
  /// The signals that a plugin is tried with.
  enum ProcessSignal {
    case terminate
    case kill
    case stop
  }

  /// Sends a signal to the process.
  func signal(_ signal: ProcessSignal) {
    guard exit == nil, let process = child.process else { return }
    let number: Int32 =
      switch signal {
      case .terminate: SIGTERM
      case .kill: SIGKILL
      case .stop: SIGSTOP
      }
    kill(process, number)
    switch signal {
    case .terminate, .kill: break
    case .stop: Self.waitUntilStopped(process)
    }
  }

  /// How often, a millisecond apart, the kernel is asked whether a process is stopped.
  private static let stopPollMaximum = 2_000

  /// Waits until a process is stopped: after the signal it may go on for a moment, and answer.
  private static func waitUntilStopped(_ process: Int32) {
    for _ in 0..<stopPollMaximum {
      guard let bytes = SystemConsole.kernelFile("/proc/\(process)/stat"),
        let name = bytes.lastIndex(of: UInt8(ascii: ")")), bytes.count > name + 2
      else { return }
      let state = bytes[name + 2]
      if state == UInt8(ascii: "T") || state == UInt8(ascii: "Z") { return }
      usleep(1_000)
    }
  }

  /// Writes bytes that are no whole line, and waits so that they arrive alone.
  func send(piece: ArraySlice<UInt8>, pause microseconds: UInt32) {
    // If nobody reads it, the end of the process follows and says why.
    do { try child.send(piece: Array(piece)) } catch {}
    usleep(microseconds)
  }

  /// The executable of this host, for as long as it runs.
  static var hostProgram: String { "/proc/\(getpid())/exe" }

  /// Whether a process is still there.
  static func isThere(_ process: Int32) -> Bool { kill(process, 0) == 0 }

  /// Kills the process with all of its group.
  func killGroup() {
    guard exit == nil, let process = child.process else { return }
    kill(-process, SIGKILL)
  }

  /// Lets other processes run for a moment.
  static func pause(microseconds: UInt32) { usleep(microseconds) }
}
