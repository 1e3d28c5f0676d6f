/// The diagnostics of one input in the order of their places, with a limit on how many are kept.
package struct Diagnostics: Hashable, Sendable {
  /// The most errors, and the most warnings, that are kept; the others are counted.
  package static let keptMaximum = 50

  /// Whoever finds this many more than are kept may stop looking.
  package static let omittedMaximum = 1_000

  /// The errors that are kept, in the order in which they were found.
  package private(set) var errors: [Diagnostic] = []

  /// The warnings that are kept, in the order in which they were found.
  package private(set) var warnings: [Diagnostic] = []

  /// The number of diagnostics that were found and not kept.
  package private(set) var omittedCount = 0

  /// Makes an empty collection.
  package init() {}

  /// Whether nothing is wrong enough to stop.
  package var isUsable: Bool { errors.isEmpty }

  /// Whether so much was found that nobody would read more.
  package var isFull: Bool { omittedCount >= Self.omittedMaximum }

  /// Everything that is kept, in the order of places; what has no place comes first.
  package var all: [Diagnostic] {
    let found = (errors + warnings).enumerated()
    let sorted = found.sorted { left, right in
      let (first, second) = (Self.place(left.element), Self.place(right.element))
      return first == second ? left.offset < right.offset : first < second
    }
    return sorted.map(\.element)
  }

  /// Adds one diagnostic; the same one twice is kept once.
  package mutating func report(_ diagnostic: Diagnostic) {
    switch diagnostic.severity {
    case .error: Self.append(diagnostic, to: &errors, omitted: &omittedCount)
    case .warning: Self.append(diagnostic, to: &warnings, omitted: &omittedCount)
    }
  }

  /// Adds all diagnostics of another collection.
  package mutating func report(_ other: Diagnostics) {
    other.errors.forEach { report($0) }
    other.warnings.forEach { report($0) }
    omittedCount += other.omittedCount
  }

  /// The texts of all diagnostics with an empty line between them, and the number of those left
  /// out.
  package func render(color: Bool) -> String {
    var parts = all.map { $0.render(color: color) }
    if omittedCount > 0 {
      let count = isFull ? "at least \(Self.omittedMaximum)" : String(omittedCount)
      parts.append("and \(count) more\n")
    }
    return parts.joined(separator: "\n")
  }

  /// Throws if there is an error.
  package func check() throws(DiagnosticsError) {
    if !errors.isEmpty { throw DiagnosticsError(self) }
  }

  private static func append(
    _ diagnostic: Diagnostic, to list: inout [Diagnostic], omitted: inout Int
  ) {
    if list.contains(diagnostic) { return }
    if list.count < keptMaximum { list.append(diagnostic) } else { omitted += 1 }
  }

  private static func place(_ diagnostic: Diagnostic) -> (source: Int, offset: Int) {
    let start = diagnostic.place?.range.start
    return (start?.source ?? 0, start?.offset ?? -1)
  }
}

/// Why an input cannot be used: at least one error, and the warnings that came with it.
package struct DiagnosticsError: Error, Hashable, Sendable {
  /// What was found.
  package let diagnostics: Diagnostics

  /// Makes the failure from what was found.
  package init(_ diagnostics: Diagnostics) {
    self.diagnostics = diagnostics
  }

  /// Makes the failure from a single error.
  package init(_ diagnostic: Diagnostic) {
    var diagnostics = Diagnostics()
    diagnostics.report(diagnostic)
    self.diagnostics = diagnostics
  }

  /// The texts of all diagnostics.
  package func render(color: Bool) -> String { diagnostics.render(color: color) }
}
