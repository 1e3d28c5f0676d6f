package import PagerBus

/// What the host offers a plugin at the begin of their connection.
package struct PeerOffer: Sendable {
  /// The features of the protocol that a plugin can confirm.
  package enum Feature: String, CaseIterable, Sendable {
    /// Being asked before something happens.
    case vote
    /// Being told when time has passed.
    case timer
    /// Having a turn of a stepped run at its begin and at its end.
    case life
  }

  /// How long the plugin may take, and how much it may say at once.
  package struct Limits: Equatable, Sendable {
    /// From the start to the first answer, in milliseconds.
    package var startMilliseconds: Int64 = 5_000

    /// From an event to its acknowledgement, in milliseconds.
    package var handlerMilliseconds: Int64 = 1_000

    /// The most bytes of one line, in both directions.
    package var frameBytesMaximum = 1 << 20

    /// The limits of a plugin of which nobody says anything.
    package init() {}
  }

  /// The versions that the host speaks.
  package var protocols = WireLimits.protocols

  /// The version of the product.
  package var engine = ""

  /// The plugin's id.
  package let plugin: String

  /// What everything random of the plugin follows from.
  package var seed: UInt64 = 0

  /// The types of events that there are.
  package var catalogue: EventCatalogue

  /// The limits.
  package var limits = Limits()

  /// The features.
  package var features = Feature.allCases

  /// The plugin's options, as `Plugins.json` gives them.
  package var options: JSONValue = .object([])

  /// Whether the world is stepped, so that everything handed over is answered by credit.
  package var isStepped = false

  /// Patterns that narrow what it may publish; nil for all that it declares.
  package var publishes: [String]?

  /// Makes the offer to a plugin.
  package init(plugin: String, catalogue: EventCatalogue = EventCatalogue()) {
    self.plugin = plugin
    self.catalogue = catalogue
  }

  /// The parameters of `initialize`.
  var parameters: JSONValue {
    let types = catalogue.types.map {
      JSONValue.Member($0.name.text, .integer(WireLimits.typeVersion))
    }
    return [
      "protocol": ["min": .integer(protocols.lowerBound), "max": .integer(protocols.upperBound)],
      "engine": .string(engine), "plugin": .string(plugin), "seed": .string(String(seed)),
      "types": .object(types),
      "limits": [
        "maxFrameBytes": .integer(Int64(limits.frameBytesMaximum)),
        "handlerMs": .integer(limits.handlerMilliseconds),
      ],
      "features": .array(features.map { .string($0.rawValue) }),
      "options": options,
      "stepped": .bool(isStepped),
    ]
  }
}
