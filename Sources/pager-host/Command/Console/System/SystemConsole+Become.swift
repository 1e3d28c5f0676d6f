import Glibc

extension SystemConsole {
  func become(_ program: String, _ arguments: [String]) throws(FileFault) {
    let path = Self.folder + program
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
  private static var folder: String {
    let capacity = Int(PATH_MAX)
    let path = unsafe String(unsafeUninitializedCapacity: capacity) { buffer in
      guard let bytes = buffer.baseAddress else { return 0 }
      let count = unsafe readlink(
        "/proc/self/exe", UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: CChar.self),
        capacity)
      return max(count, 0)
    }
    return String(path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex))
  }
}
