import Glibc

/// The system's monotonic clock; for deadlines of processes, which know no other time.
enum RealTime {
  /// Nanoseconds since some time in the past.
  static var now: Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// How long `poll` may wait until a deadline, rounded up so that it never returns early.
  static func milliseconds(until deadline: Int64?) -> Int32 {
    guard let deadline else { return -1 }
    let rest = max(0, deadline.subtractingReportingOverflow(now).partialValue)
    return Int32(clamping: rest / 1_000_000 + (rest % 1_000_000 == 0 ? 0 : 1))
  }
}

extension Duration {
  /// In nanoseconds, cut to what 64 bits hold.
  var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (high, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, overflowToo) = high.addingReportingOverflow(attoseconds / 1_000_000_000)
    guard overflow || overflowToo else { return sum }
    return seconds < 0 ? .min : .max
  }
}
