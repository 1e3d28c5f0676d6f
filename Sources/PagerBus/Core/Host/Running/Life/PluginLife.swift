/// One life of a plugin: from its start to the end of its run.
final class PluginLife: Sendable {
  /// Which life of the plugin it is, from 1.
  let number: Int

  /// What the plugin may touch.
  let context: PluginContext

  /// What stands between the plugin and what it hears.
  let gate: PluginGate

  /// Whether it was told that the plugin has fallen too far behind.
  let isBehind = Locked(false)

  private let task = Locked<Task<Void, Never>?>(nil)

  init(number: Int, context: PluginContext, gate: PluginGate) {
    self.number = number
    self.context = context
    self.gate = gate
  }

  /// Keeps the task of the run.
  func run(_ task: Task<Void, Never>) {
    self.task.withLock { $0 = task }
  }

  /// Ends what the plugin hears and tells it to stop.
  func stop() {
    context.close()
    cancel()
  }

  /// Tells the plugin to stop.
  func cancel() {
    task.withLock { $0 }?.cancel()
  }

  /// Ends everything that the plugin could do to others, and tells it to stop.
  func abandon() {
    context.revoke()
    retire()
    cancel()
  }

  /// Nobody handles anything any more.
  func retire() {
    gate.close()
    context.retire()
  }

  /// Waits until the run is over.
  func finished() async {
    await task.withLock { $0 }?.value
  }
}
