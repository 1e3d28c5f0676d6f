import PagerBus

/// What a case is compared with as a whole, and what would make such a comparison hold.
extension CaseRunner {
  /// Compares the case up to here with a golden file.
  func trace(
    _ path: String, _ level: GoldenLevel, at range: SourceRange
  ) throws(CaseStop) -> Finding {
    try countLooks(since: 0, at: range)
    let found = golden(level)
    let place = RelativePath.joined(path, toFolderOf: plan.sources[range].name)
    let expected = "trace same \"\(path)\" level \(level.rawValue)"
    let source: SourceText
    do throws(SessionFileFault) {
      source = try options.readFile(place)
    } catch {
      return Finding(
        holds: false, expected: expected, actual: "cannot read `\(place)`: \(error.reason)",
        help: "`run --update` writes it")
    }
    let wanted = source.lines
    guard wanted != found.lines else {
      return Finding(holds: true, expected: expected, actual: "the same")
    }
    guard Self.isGolden(wanted) else {
      return Finding(
        holds: false, expected: expected, actual: "`\(place)` is no golden file",
        help: "`run --update` rewrites golden files only; choose another name")
    }
    let lines = Self.difference(from: wanted, to: found.lines)
    let first = zip(wanted, found.lines).prefix { $0 == $1 }.count
    return Finding(
      holds: false, expected: expected,
      actual: "other events from line \(first + 1) of `\(place)` on",
      details: Self.shortened(lines) + (found.event(ofLine: first).map { causes(of: $0) } ?? []),
      help: "`run --update` rewrites it if the events are as they should be")
  }

  /// Whether a file may be rewritten: it is empty, or it was written as a golden file.
  private static func isGolden(_ lines: [String]) -> Bool {
    lines.first?.hasPrefix(GoldenText.mark) ?? true
  }

  private func golden(_ level: GoldenLevel) -> GoldenText {
    GoldenText(log.history.events(since: 0), level: level) { log.steps[$0.sequence] }
  }

  /// The lines that go and those that come, without those that stay.
  private static func difference(from old: [String], to new: [String]) -> [String] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = (old[start...], new[start...])
    let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    return ListDifference(from: Array(rest.0.dropLast(end)), to: Array(rest.1.dropLast(end)))
      .lines.filter { !$0.hasPrefix("  ") }
  }

  /// What makes an expectation hold, or would make it hold; nil if nothing can be written for it.
  func revision(
    of expectation: SessionExpectation, _ finding: Finding, in performed: Performed
  ) -> SessionRevision? {
    let place = plan.place(of: performed.range)
    switch expectation {
    case .events:
      guard let found = finding.events, let range = Self.types(performed.statement) else {
        return nil
      }
      return EventListRevision(
        found, missing: finding.missing, types: range, of: performed.range,
        in: plan.sources[performed.range]
      ).revision(at: place, holds: finding.holds)
    case .trace(let path, let level):
      let file = RelativePath.joined(path, toFolderOf: plan.sources[performed.range].name)
      let new = golden(level)
      let old = (try? options.readFile(file))?.lines ?? []
      guard Self.isGolden(old) else { return nil }
      var revision = SessionRevision(
        target: .golden(file), text: new.text, place: place,
        difference: Self.shortened(Self.difference(from: old, to: new.lines)))
      revision.firstLine = zip(old, new.lines).prefix { $0 == $1 }.count + 1
      return revision
    case .condition, .count, .last, .order, .none, .always: return nil
    }
  }

  /// What is found once an expectation has been rewritten: the next run is to say the same.
  func revised(_ finding: Finding, by revision: SessionRevision) -> [Finding] {
    guard let events = finding.events else {
      return [Finding(holds: true, expected: finding.expected, actual: "the same")]
    }
    let list = events.joined(separator: " ")
    let own = Finding(holds: true, expected: "events \(list)", actual: list, events: events)
    let watched = revision.stillWatched.map { type in
      Finding(holds: true, expected: "count \(type) = 0", actual: "0")
    }
    return (events.isEmpty ? [] : [own]) + watched
  }

  /// Where the list of types stands; nil if it is not written out.
  private static func types(_ statement: Statement) -> SourceRange? {
    let types = statement.arguments.dropFirst()
    let areWords = types.allSatisfy { argument in
      if case .word = argument.term { true } else { false }
    }
    guard areWords, let first = types.first, let last = types.last else { return nil }
    return first.range.joined(with: last.range)
  }
}

extension RunOptions {
  /// Reads a file that an expectation compares with.
  fileprivate func readFile(_ path: String) throws(SessionFileFault) -> SourceText {
    guard let files else { throw SessionFileFault(reason: "nothing reads files here") }
    return try files.source(path)
  }
}

extension SourceText {
  /// The lines without their ends.
  fileprivate var lines: [String] {
    // By bytes, because a line end of two bytes is one character.
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }
}
