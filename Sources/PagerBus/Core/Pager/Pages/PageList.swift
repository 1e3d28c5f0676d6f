/// The pages of a pager, in order; no two have the same key.
public struct PageList: Hashable, Sendable {
  /// The pages, by index.
  public private(set) var descriptors: [PageDescriptor] = []

  /// An empty list.
  public init() {}

  /// The number of pages.
  public var count: Int { descriptors.count }
}
