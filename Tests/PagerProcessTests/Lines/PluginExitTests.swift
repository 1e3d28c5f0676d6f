import PagerProcess
import Testing

/// How a process ended, in words that a person understands.
struct PluginExitTests {
  @Test(arguments: [
    (0x0000, PluginExit.exited(0), "ended with exit code 0: all is well"),
    (0x0100, .exited(1), "ended with exit code 1"),
    (
      0x4000, .exited(64),
      "ended with exit code 64: it was not started as a plugin, or with words that it does not know"
    ),
    (0x4500, .exited(69), "ended with exit code 69: its host is gone"),
    (0x4600, .exited(70), "ended with exit code 70: a fault of its own"),
    (0x4C00, .exited(76), "ended with exit code 76: the host broke the protocol"),
    (0x0009, .signalled(9), "was ended by SIGKILL"),
    (0x008B, .signalled(11), "was ended by SIGSEGV"),
    (0x000F, .signalled(15), "was ended by SIGTERM"),
    (0x001F, .signalled(31), "was ended by SIGSYS"),
    (0x0022, .signalled(34), "was ended by signal 34"),
  ])
  func `a status says how a process ended`(word: Int32, status: PluginExit, text: String) {
    #expect(PluginExit(waited: word) == status)
    #expect(status.description == text)
  }

  @Test func `only exit code 0 is success`() {
    let failures: [PluginExit] = [.exited(1), .signalled(9), .unknown]

    #expect(PluginExit.exited(0).isSuccess)
    #expect(failures.allSatisfy { !$0.isSuccess })
  }
}
