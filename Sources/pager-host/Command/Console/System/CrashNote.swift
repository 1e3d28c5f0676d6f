import Glibc

/// Says how to repeat a run that a fault of this product ends.
///
/// A trap leaves no way back into ordinary code: the handler writes bytes that were laid ready and
/// ends the process, nothing else.
enum CrashNote {
  // Written once before any other thread is there, only read by the handler.
  nonisolated(unsafe) private static var note = unsafe UnsafeRawBufferPointer(start: nil, count: 0)

  /// The signals by which a fault shows.
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Lays the note ready for a command line.
  static func install(for arguments: [String]) {
    let command = (["pager-host"] + arguments.map(quoted)).joined(separator: " ")
    let text =
      "error: a fault of pager-host ended this run\n"
      + "  = to repeat: \(command)\n"
      + "  = help: report it with this command and the files that it names\n"
    // Never freed: the handler may need it until the process ends.
    unsafe note = UnsafeRawBufferPointer(start: strdup(text), count: text.utf8.count)
    for signal in signals {
      var action = sigaction()
      unsafe action.__sigaction_handler.sa_handler = { _ in
        _ = unsafe write(STDERR_FILENO, CrashNote.note.baseAddress, CrashNote.note.count)
        _exit(ExitCode.internalFault.rawValue)
      }
      unsafe sigaction(signal, &action, nil)
    }
  }

  /// An argument as a shell takes it.
  private static func quoted(_ argument: String) -> String {
    let plain = argument.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || "-_./=,:%+@".utf8.contains(byte)
    }
    return plain && !argument.isEmpty ? argument : Shell.quoted(argument)
  }
}
