import Glibc

/// What the system says of processes, for tests that count.
enum ProcessCount {
  /// The names of the entries of a folder, such as the descriptors of a process.
  static func entries(of path: String) -> [String] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        unsafe String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// The open descriptors of this process and what they are, those of the listing aside.
  static var descriptors: [String] {
    entries(of: "/proc/self/fd").compactMap { name in
      var target = [CChar](repeating: 0, count: 256)
      let count = unsafe readlink("/proc/self/fd/\(name)", &target, target.count)
      let bytes = target.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
      return count < 0 ? nil : String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The state of a process and its parent; nil if there is none.
  static func state(of process: Int32) -> (letter: String, parent: Int32)? {
    guard let text = text(of: "/proc/\(process)/stat"), let end = text.lastIndex(of: ")") else {
      return nil
    }
    let fields = text[end...].split(separator: " ")
    guard fields.count > 2, let parent = Int32(fields[2]) else { return nil }
    return (String(fields[1]), parent)
  }

  /// The processes below one, zombies too.
  static func below(_ process: Int32) -> [Int32] {
    let all = entries(of: "/proc").compactMap { Int32($0) }
    let parents = all.compactMap { process in state(of: process).map { (process, $0.parent) } }
    var found = [process]
    var next = 0
    while next < found.count {
      found += parents.filter { $0.1 == found[next] }.map(\.0)
      next += 1
    }
    return Array(found.dropFirst())
  }

  /// The beginning of a file of the system.
  static func text(of path: String) -> String? {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = unsafe read(file, &buffer, buffer.count)
    return count < 0 ? nil : String(decoding: buffer.prefix(count), as: UTF8.self)
  }

  /// The memory that this process has now, in KiB.
  static var kibibytes: Int {
    let pages = text(of: "/proc/self/statm")?.split(separator: " ").dropFirst().first
    return (pages.flatMap { Int($0) } ?? 0) * 4
  }
}
