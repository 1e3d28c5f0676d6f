/// Why a file or stream could not be read or written.
package struct FileFault: Error, Hashable, Sendable {
  /// The kind of failure, as far as somebody decides by it.
  package enum Cause: Hashable, Sendable {
    /// There is no such file.
    case missing
    /// It is a folder.
    case folder
    /// It is larger than the bytes that are allowed.
    case tooLarge(limit: Int)
    /// Nobody reads the other end.
    case closed
    /// Anything else, in the words of the system.
    case other(String)
  }

  /// The path, or the name of the stream.
  package let path: String

  /// Why.
  package let cause: Cause

  /// Makes a fault.
  package init(_ path: String, _ cause: Cause) {
    self.path = path
    self.cause = cause
  }

  /// The path as messages name it; a stream has no quotes.
  var subject: String {
    let streams = [StandardStream.output.name, StandardStream.error.name]
    if path == "-" { return "the standard input" }
    return streams.contains(path) ? path : "`\(path)`"
  }

  /// Why, in words.
  var reason: String {
    switch cause {
    case .missing: "there is no such file"
    case .folder: "it is a folder"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MiB"
    case .closed: "nobody reads it any more"
    case .other(let text): text
    }
  }
}
