public import PagerBus

/// Why a harness cannot do what a test asks.
public enum HarnessError: Error, Equatable, Sendable {
  /// The options are not what the plugin's manifest allows.
  case options(PluginOptionError)

  /// The bus did not take an event of the test's.
  case publish(PublishError)
}

extension HarnessError: CustomStringConvertible {
  /// What is wrong and what to do next.
  public var description: String {
    switch self {
    case .options(let error): "\(error)"
    case .publish(.notCarried(let type)):
      "\(type) is no event type of this harness; list it under types"
    case .publish(let error): "\(error)"
    }
  }
}

extension PluginHarness {
  /// Options completed by their standards, with the harness's kind of error.
  static func completed(
    _ options: JSONValue, for manifest: PluginManifest
  ) throws(HarnessError) -> JSONValue {
    do throws(PluginOptionError) {
      return try manifest.completed(options)
    } catch {
      throw .options(error)
    }
  }

  /// Publishes an event as its owner.
  static func publish(_ event: any Event, through driver: StepDriver) throws(HarnessError) {
    do throws(PublishError) {
      try driver.publish(event, by: source(of: type(of: event).kind))
    } catch {
      throw .publish(error)
    }
  }

  private static func source(of kind: EventKind) -> EventSource {
    switch kind {
    case .request: .script
    case .fact(.pages, _): .pages
    case .fact(.tabs, _): .tabs
    case .fact(.indicator, _): .indicator
    case .fact(.host, _): .host
    case .fact(.script, _): .script
    case .fact(.plugin, _): .plugin("test")
    }
  }
}
