import Glibc

/// The processes below one, as the system lists them now.
package struct Descendants {
  private var children: [Int32: [Int32]] = [:]

  /// Reads the parents of all processes.
  package init() {
    guard let folder = unsafe opendir("/proc") else { return }
    defer { unsafe closedir(folder) }
    while let entry = unsafe readdir(folder) {
      guard let process = unsafe Self.number(entry), let parent = Self.parent(of: process)
      else { continue }
      children[parent, default: []].append(process)
    }
  }

  /// All processes below one, parents before their children.
  package func below(_ process: Int32) -> [Int32] {
    var found = children[process] ?? []
    var next = 0
    while next < found.count {
      found += children[found[next]] ?? []
      next += 1
    }
    return found
  }

  /// The process that an entry of the folder stands for.
  private static func number(_ entry: UnsafeMutablePointer<dirent>) -> Int32? {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
      unsafe String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
    }
    return name.utf8.first == UInt8(ascii: "+") ? nil : Int32(name)
  }

  /// The fourth field of `stat`, after a name that may hold anything but ends with the last `)`.
  private static func parent(of process: Int32) -> Int32? {
    let file = unsafe open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = unsafe read(file, &buffer, buffer.count)
    guard count > 0, let end = buffer[..<count].lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = buffer[(end + 1)..<count].split(separator: UInt8(ascii: " "))
    return fields.count < 2 ? nil : Int32(String(decoding: fields[1], as: UTF8.self))
  }
}
