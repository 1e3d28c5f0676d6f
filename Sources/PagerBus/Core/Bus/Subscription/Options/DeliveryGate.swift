/// Stands between a subscription and its reader.
protocol DeliveryGate: AnyObject, Sendable {
  /// The event was taken out and is being handled; returns whether the reader gets it.
  func admit(_ envelope: AnyEnvelope, of core: SubscriptionCore) async -> Bool

  /// In a stepped run: the reader handles what it was given, and nothing is runnable.
  func sleeps()
}
