/// What the kernel tells of processes, in files that have no size.
extension SystemConsole {
  /// More than the kernel lets a program have of arguments and environment on any usual machine.
  private static let kernelByteMaximum = 1 << 24

  /// The bytes of such a file; nil if there is none, as of a process that is gone.
  static func kernelFile(_ path: String) -> [UInt8]? {
    try? SystemConsole().read(path, limit: kernelByteMaximum)
  }

  /// The environment with which this process began; of a name that stands there twice the first
  /// value, as everywhere.
  static let environment: [String: String] = {
    let pairs = (kernelFile("/proc/self/environ") ?? []).split(separator: 0).compactMap { entry in
      entry.firstIndex(of: UInt8(ascii: "=")).map { place in
        (
          String(decoding: entry[..<place], as: UTF8.self),
          String(decoding: entry[entry.index(after: place)...], as: UTF8.self)
        )
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }()
}
