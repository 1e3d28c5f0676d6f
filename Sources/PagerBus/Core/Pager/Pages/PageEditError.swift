/// Why a change to the list of pages was not carried out.
public enum PageEditError: Error, Hashable, Sendable {
  /// There is no such place in the list.
  case range(index: Int)

  /// Two pages would have one key.
  case duplicateKey(PageKey)

  /// The list would hold more than ``PageList/countMaximum`` pages.
  case tooMany(count: Int)
}
