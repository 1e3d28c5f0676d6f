/// The faults of one plugin, and which of them come next.
struct FaultScript: Equatable, Sendable {
  private var waiting: [(fault: PluginFault, left: Int)] = []
  private var slowness: Int64 = 0

  /// Plants a fault.
  mutating func plant(_ fault: PluginFault) {
    waiting.append((fault, max(fault.nth, 1)))
  }

  /// The faults that have not struck, in the order of planting.
  var faults: [PluginFault] { waiting.map(\.fault) }

  /// What happens at the delivery of an event of this type, in the order of planting.
  mutating func next(at type: EventName) -> [PluginFault.Kind] {
    var due: [PluginFault.Kind] = slowness > 0 ? [.hang(slowness)] : []
    for index in waiting.indices where waiting[index].fault.type == type {
      waiting[index].left -= 1
      guard waiting[index].left == 0 else { continue }
      due.append(waiting[index].fault.kind)
      if case .slow(let time) = waiting[index].fault.kind { slowness += max(time, 0) }
    }
    waiting.removeAll { $0.left == 0 }
    return due
  }

  static func == (left: FaultScript, right: FaultScript) -> Bool {
    left.slowness == right.slowness
      && left.waiting.elementsEqual(right.waiting) { $0.fault == $1.fault && $0.left == $1.left }
  }
}
