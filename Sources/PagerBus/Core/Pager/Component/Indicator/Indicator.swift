/// The actor that owns the line under the selected tab.
///
/// It speaks to nobody but the bus; see ``IndicatorMachine`` for what it decides.
actor Indicator: PagerComponent {
  nonisolated let context: ComponentContext
  var machine: IndicatorMachine

  init(_ machine: IndicatorMachine, _ context: ComponentContext) {
    self.machine = machine
    self.context = context
  }
}
