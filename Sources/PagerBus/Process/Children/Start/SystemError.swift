import Glibc

/// An error number of the system.
package struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
  /// As in `errno`.
  package let number: Int32

  /// An error number.
  ///
  /// - Parameter number: as in `errno`.
  package init(number: Int32) {
    self.number = number
  }

  /// The system's own words for it.
  package var description: String {
    guard let text = unsafe strerror(number) else { return "error \(number)" }
    return unsafe String(cString: text)
  }
}
