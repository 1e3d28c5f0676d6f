package import PagerBus

/// A moment that a session wants to see again.
package struct TakenPicture: Sendable {
  /// The name of it, which no other one of its case has.
  package let name: String

  /// When it was.
  package let time: Instant

  /// The newest statement that had begun.
  package let caption: String

  /// Everything that could be seen.
  package let frame: PagerFrame
}

extension StepBegan {
  /// What a picture says of the statement.
  ///
  /// - Parameter place: line and column of it; nil if nobody knows them.
  /// - Returns: its place and text, as one line.
  package func caption(at place: String?) -> String {
    (place.map { "\($0)  " } ?? "") + text
  }
}
