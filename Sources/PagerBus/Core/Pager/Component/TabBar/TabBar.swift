/// The actor that owns the tab strip: its tabs, its offset, and what a touch on it means.
///
/// It speaks to nobody but the bus; see ``TabBarMachine`` for what it decides.
actor TabBar: PagerComponent {
  nonisolated let context: ComponentContext
  var machine: TabBarMachine

  init(_ machine: TabBarMachine, _ context: ComponentContext) {
    self.machine = machine
    self.context = context
  }
}
