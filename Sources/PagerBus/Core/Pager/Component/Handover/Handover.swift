/// The actor that carries a finger from one pager to the one around it.
///
/// It is no part of either: it hears the inner pager and touches the outer one, as a hand would.
/// See ``HandoverMachine`` for what it decides.
actor Handover: PagerComponent {
  nonisolated let context: ComponentContext
  var machine: HandoverMachine

  init(_ machine: HandoverMachine, _ context: ComponentContext) {
    self.machine = machine
    self.context = context
  }
}
