public import PagerBus

/// The plugins that ship, for a host's list.
public enum ShippedPlugins {
  /// All of them, in the order in which a host names them.
  public static let all: [any Plugin.Type] = [
    PageControl.self, ButtonNav.self, Logging.self, Autoplay.self, Restoration.self,
    Guard.self,
  ]
}
