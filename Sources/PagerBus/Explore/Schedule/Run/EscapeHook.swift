import CSystem
import PagerBus

/// Sees the jobs that a task of a schedule hands to the global pool: a task without the schedule's
/// preference, which the scheduler would never hear of if it touched no lane.
///
/// The concurrency runtime exports a hook for tests that is no API. If there is none, escapes are
/// seen only where a job comes back to a lane; nothing else depends on it.
enum EscapeHook {
  /// What goes on with a job that was seen.
  private typealias Original = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// Called on the thread that hands the job in, before the job is there.
  private typealias Hook =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void

  /// Whether the runtime has the hook; asking for it sets it, once for the process.
  static let isSet: Bool = {
    guard let place = unsafe csystem_enqueue_hook() else { return false }
    let hook: Hook = { job, original in
      EscapedJobs.note()
      unsafe unsafeBitCast(original, to: Original.self)(job)
    }
    unsafe place.pointee = unsafe unsafeBitCast(hook, to: UnsafeMutableRawPointer.self)
    return true
  }()
}
