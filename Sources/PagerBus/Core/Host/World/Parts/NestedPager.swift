/// A pager that lies in a page of another one and shares its world.
///
/// It has parts of its own, with settings of their own. Under its setting `nested` the pager around
/// it follows the finger beyond its ends.
public struct NestedPager: Equatable, Sendable {
  /// Its pages and settings at the start.
  public var configuration: PagerConfiguration

  /// The pager in a page of which it lies.
  public var outer: PagerScope

  /// Makes a pager inside of another one, which is the world's main pager or comes before it.
  public init(_ configuration: PagerConfiguration, in outer: PagerScope = .main) {
    self.configuration = configuration
    self.outer = outer
  }
}

/// The pagers of a world, by their places.
struct PagerList: Sendable {
  /// The configurations, the main pager's first.
  let configurations: [PagerConfiguration]

  /// From which pager to which a finger is handed over.
  let handovers: [(inner: PagerScope, outer: PagerScope)]

  /// Makes the list of a main pager and those inside of it, which are numbered in their order.
  init(_ main: PagerConfiguration, _ nested: [NestedPager]) {
    precondition(
      nested.count < PagerScope.countMaximum,
      "a world has at most \(PagerScope.countMaximum) pagers")
    configurations = [main] + nested.map(\.configuration)
    handovers = nested.enumerated().map { place, pager in
      precondition(pager.outer.number <= place + 1, "a nested pager comes after its outer one")
      return (PagerScope(index: UInt8(place + 1)), pager.outer)
    }
  }

  /// All pagers, the main one first.
  var scopes: [PagerScope] { configurations.indices.map { PagerScope(index: UInt8($0)) } }

  /// The configuration of a pager that is in the list.
  subscript(pager: PagerScope) -> PagerConfiguration { configurations[Int(pager.index)] }
}
