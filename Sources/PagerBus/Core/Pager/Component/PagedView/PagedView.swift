/// The actor that owns the pages: their list, their position, and every decision for one of them.
///
/// It speaks to nobody but the bus; see ``PagedViewMachine`` for what it decides.
actor PagedView: PagerComponent {
  nonisolated let context: ComponentContext
  var machine: PagedViewMachine

  init(_ machine: PagedViewMachine, _ context: ComponentContext) {
    self.machine = machine
    self.context = context
  }
}
