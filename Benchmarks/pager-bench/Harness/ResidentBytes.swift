import Foundation
import Glibc

/// How many bytes of memory this process holds.
enum ResidentBytes {
  /// As the kernel counts it now, in whole pages of memory.
  static var now: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(getpagesize())
  }
}
