package import PagerSession

/// A trace on its way into a strip of pictures.
package struct FilmedTrace: Sendable {
  private var fold = TraceFold()

  /// The pictures so far.
  package private(set) var film: FilmStrip

  /// Makes a trace that has read nothing.
  package init(_ film: FilmStrip) { self.film = film }

  /// Takes in the next line.
  ///
  /// - Throws: an event that makes no sense.
  package mutating func add(_ line: TraceLine) throws(Diagnostic) {
    switch line {
    case .key, .end: break
    case .header(let header):
      fold.begin(header)
      film.begin(header)

    case .event(let event):
      film.pass(event, before: fold.frame)
      _ = try fold.take(event)
    }
  }

  /// Takes the pictures that are left.
  package mutating func finish() { film.finish(with: fold.frame) }
}
