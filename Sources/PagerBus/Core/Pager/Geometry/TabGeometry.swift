/// The frames of all tabs of a strip.
public struct TabGeometry: Hashable, Sendable {
  /// No tabs at all.
  public static let empty = TabGeometry()
}
