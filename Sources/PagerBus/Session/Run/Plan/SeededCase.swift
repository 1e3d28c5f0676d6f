package import PagerBus

/// What a case needs besides to run in an order that somebody chooses.
///
/// Such a case checks what holds in every order: of `expect events` each owner's part, of golden
/// files nothing.
package struct SeededCase {
  /// Decides what runs next.
  package let chooser: any ScheduleChooser

  /// What is allowed.
  package let rules: SeededRules

  /// Sees every event and the frame after it.
  package let watcher: (any StepObserver)?

  /// Makes a seeded case.
  package init(
    chooser: any ScheduleChooser, rules: SeededRules, watcher: (any StepObserver)? = nil
  ) {
    self.chooser = chooser
    self.rules = rules
    self.watcher = watcher
  }
}
