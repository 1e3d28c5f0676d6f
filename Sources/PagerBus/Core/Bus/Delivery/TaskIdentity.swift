/// Tells tasks apart while they run.
enum TaskIdentity {
  /// A number of the task that runs now, which a later task may get again; 0 outside of tasks.
  static var current: Int {
    // The task's own hash value goes through a keyed hash function on every call.
    unsafe withUnsafeCurrentTask { task in
      unsafe task.map { unsafe unsafeBitCast($0, to: Int.self) } ?? 0
    }
  }
}
