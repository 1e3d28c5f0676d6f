/// The frames of all tabs of a strip.
public typealias TabGeometry = TabsLayout

extension TabsLayout {
  /// The layout of a strip without tabs and without an extent.
  public static let empty = TabsLayout(count: 0, strip: .zero, style: TabsStyle())
}
