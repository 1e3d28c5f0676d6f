package import PagerBus

/// What a plugin declares of itself in its first answer.
package struct PeerHello: Sendable {
  /// The version that both sides speak.
  package let version: Int64

  /// The features that it confirms.
  package let features: [PeerOffer.Feature]

  /// The types that it wants to hear.
  package let subscribes: [any Event.Type]

  /// How it wants to be served; of several rules for one type the last counts.
  package let deliveries: [PluginActivation.Delivery]

  /// The types that it may publish.
  package let publishes: [any Event.Type]

  /// How many events may come before it says more.
  package let credit: Int
}

extension PeerHello: Equatable {
  /// Whether both say the same.
  package static func == (left: PeerHello, right: PeerHello) -> Bool {
    left.version == right.version && left.features == right.features
      && left.subscribes.map { $0.name } == right.subscribes.map { $0.name }
      && left.deliveries == right.deliveries
      && left.publishes.map { $0.name } == right.publishes.map { $0.name }
      && left.credit == right.credit
  }

  /// Whether another life of the plugin declares the same, as far as the world depends on it.
  package func declaresTheSame(as other: PeerHello) -> Bool {
    subscribes.map { $0.name } == other.subscribes.map { $0.name }
      && publishes.map { $0.name } == other.publishes.map { $0.name }
  }
}
