import Glibc

extension SystemConsole {
  func become(_ program: String, _ arguments: [String]) throws(FileFault) {
    let path = try Self.folder() + program
    let words = [path] + arguments
    var pointers: [UnsafeMutablePointer<CChar>?] = unsafe []
    for word in words { unsafe pointers.append(strdup(word)) }
    unsafe pointers.append(nil)
    unsafe execv(path, pointers)
    let code = errno
    for index in words.indices { unsafe free(pointers[index]) }
    throw Self.fault(program, code)
  }

  /// The folder of this program, with a slash at its end.
  private static func folder() throws(FileFault) -> String {
    let capacity = Int(PATH_MAX)
    let path = unsafe String(unsafeUninitializedCapacity: capacity) { buffer in
      guard let bytes = buffer.baseAddress else { return 0 }
      let count = unsafe readlink(
        "/proc/self/exe", UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: CChar.self),
        capacity)
      return max(count, 0)
    }
    guard let slash = path.lastIndex(of: "/") else { throw fault("/proc/self/exe") }
    return String(path[...slash])
  }
}
