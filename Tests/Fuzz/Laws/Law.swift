import PagerSession

/// What holds for whatever is read; what does not hold ends the program, so that the fuzzer keeps
/// the input.
enum Law {
  /// States that something holds.
  static func holds(_ claim: Bool, _ otherwise: @autoclosure () -> String) {
    guard !claim else { return }
    fatalError("broken law: \(otherwise())")
  }

  /// Nothing comes out that is out of proportion to what went in.
  static func isBounded(_ size: Int, by limit: Int, _ what: String) {
    holds(size <= limit, "\(what): \(size), more than \(limit)")
  }

  /// Two texts have the same bytes; canonical equivalence would hide what is lost.
  static func areSame(_ first: String, _ second: String, _ what: String) {
    holds(
      first.utf8.elementsEqual(second.utf8),
      "\(what)\n<<<\n\(first)\n===\n\(second)\n>>>")
  }
}
