import Glibc
import Synchronization

/// Watches files by the folders that they are in, with the kernel's own notifications.
///
/// A folder tells of names, so a file that takes the place of another, as editors save, is seen
/// like one that is written. A path that leads over a link is watched at both ends; of a path whose
/// folder is missing the last folder that is there is watched, until the others come.
final class SystemFileWatch: FileWatch {
  /// The bytes of notifications that are taken at once; more than one of the longest name.
  private static let bufferSize = 1 << 16

  /// The bytes of a notification before its name.
  private static let headSize = 16

  /// How often a place is looked for while folders come.
  private static let placingMaximum = 8

  private struct State {
    /// The paths that a name in a watched folder stands for, by the folder's number and the name.
    var places: [Int32: [String: Set<String>]] = [:]

    /// All paths.
    var paths: Set<String> = []
  }

  private let descriptor: Int32
  private let mask: UInt32
  private let state = Mutex(State())

  init(_ grain: WatchGrain) throws(FileFault) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw SystemConsole.fault("the notifications of the system") }
    let names =
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF
    mask = UInt32(grain == .everyWrite ? names | IN_MODIFY : names)
  }

  deinit { close(descriptor) }

  func add(_ path: String) throws(FileFault) {
    state.withLock { _ = $0.paths.insert(path) }
    try place(path)
  }

  func next(milliseconds: Int32?) throws(FileFault) -> [String] {
    while true {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = unsafe poll(&request, 1, milliseconds ?? -1)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return [] }
      let found = paths(of: try notifications())
      // Folders may have come or gone, and links may lead elsewhere.
      for path in found { try place(path) }
      if !found.isEmpty { return found }
      guard milliseconds == nil else { return [] }
    }
  }

  private func notifications() throws(FileFault) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Self.bufferSize)
    var count = 0
    repeat {
      count = unsafe read(descriptor, &bytes, bytes.count)
    } while count < 0 && errno == EINTR
    guard count > 0 else { throw SystemConsole.fault("the notifications of the system") }
    return Array(bytes.prefix(count))
  }

  /// The paths that notifications are about.
  private func paths(of bytes: [UInt8]) -> [String] {
    var found: Set<String> = []
    var rest = bytes[...]
    while rest.count >= Self.headSize {
      let number = Int32(bitPattern: Self.word(rest, at: 0))
      let mask = Self.word(rest, at: 4)
      let length = Int(Self.word(rest, at: 12))
      let name = rest.dropFirst(Self.headSize).prefix(length).prefix { $0 != 0 }
      found.formUnion(paths(number, mask, String(decoding: name, as: UTF8.self)))
      rest = rest.dropFirst(Self.headSize + length)
    }
    return found.sorted()
  }

  private func paths(_ number: Int32, _ mask: UInt32, _ name: String) -> Set<String> {
    state.withLock { state in
      if mask & UInt32(IN_Q_OVERFLOW) != 0 { return state.paths }
      let isGone = mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED) != 0
      guard isGone else { return state.places[number]?[name] ?? [] }
      let names = state.places.removeValue(forKey: number) ?? [:]
      return names.values.reduce(into: []) { $0.formUnion($1) }
    }
  }

  private static func word(_ bytes: ArraySlice<UInt8>, at offset: Int) -> UInt32 {
    let start = bytes.startIndex + offset
    // The kernel writes in the order of the machine, and Linux on big-endian ones has no Swift.
    return (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << (8 * UInt32($1)) }
  }
}

extension SystemFileWatch {
  private func place(_ path: String) throws(FileFault) {
    try place(path, at: path)
    if let real = unsafe realpath(path, nil) {
      defer { unsafe free(real) }
      try place(path, at: unsafe String(cString: real))
    }
  }

  /// Watches the deepest folder on the way to a place that is there.
  private func place(_ path: String, at place: String) throws(FileFault) {
    for _ in 0..<Self.placingMaximum {
      let (folder, name) = try watchFolder(of: path, at: place)
      // The next folder may have come before its own was watched.
      let isDeepest = folder == PathText.parts(place).folder
      let next = folder == "/" ? "/" + name : folder + "/" + name
      let isNextThere = unsafe access(next, F_OK) == 0
      if isDeepest || !isNextThere { return }
    }
  }

  private func watchFolder(
    of path: String, at place: String
  ) throws(FileFault) -> (folder: String, name: String) {
    var (folder, name) = PathText.parts(place)
    while true {
      let number = unsafe inotify_add_watch(descriptor, folder, mask)
      if number >= 0 {
        state.withLock { _ = $0.places[number, default: [:]][name, default: []].insert(path) }
        return (folder, name)
      }
      let isMissing = errno == ENOENT || errno == ENOTDIR
      guard isMissing, folder != ".", folder != "/" else { throw SystemConsole.fault(folder) }
      (folder, name) = PathText.parts(folder)
    }
  }
}
