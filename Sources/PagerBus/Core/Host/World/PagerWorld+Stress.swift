/// What only those need who look for mistakes in a world.
extension PagerWorld {
  /// Starts a task inside the world, counted with the world's own.
  @discardableResult
  package func spawn(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    runtime.spawn(work)
  }

  /// Ends what the parts hear, and the clock, without waiting for anybody: for a world that hangs.
  package func abandon() {
    close()
  }
}

extension WorldClock {
  /// Waits in this clock's time; returns early when the task is cancelled.
  package func wait(nanoseconds: Int64) async {
    await PluginTimer(clock: self).wait(nanoseconds)
  }
}
