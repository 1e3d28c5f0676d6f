import PagerBus
import PagerSession

@testable import PagerHostCommand

/// The command line, an argument a line, and the small languages inside of its arguments.
enum ArgumentsSubject {
  private static let names = ["page.settled", "selection.changed", "a.a.a.a.a.a.a.a.a.a.a.a"]

  static func examine(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    do throws(UsageError) {
      examine(try ArgumentParser.parse(lines.map { String(decoding: $0, as: UTF8.self) }))
    } catch {
      Law.holds(!error.message.isEmpty, "refused without words")
    }
  }

  private static func examine(_ arguments: ParsedArguments) {
    examine(settings: arguments.assignments(.set))
    for text in arguments.texts(.condition) {
      _ = TraceCondition(text)?.holds(for: ["position": 1.5, "a": ["b": "x"]])
    }
    for text in arguments.texts(.ignore) { _ = TraceIgnore(text) }
    for text in arguments.texts(.tolerance) { _ = TraceTolerance(text) }
    for text in arguments.texts(.testCase) + arguments.texts(.log) + arguments.texts(.type) {
      let pattern = NamePattern(text)
      for name in names { _ = pattern.matches(name) }
    }
  }

  /// What the pager takes changes it once, and an import writes settings that can be read.
  private static func examine(settings: [(key: String, value: String)]) {
    guard !settings.isEmpty else { return }
    var pager = PagerSettings()
    for (key, value) in settings {
      guard (try? pager.apply(key: key, value: value)) != nil else { continue }
      let once = pager
      let isTakenAgain = (try? pager.apply(key: key, value: value)) != nil
      Law.holds(isTakenAgain, "\(key)=\(value) is taken once only")
      Law.holds(pager == once, "\(key)=\(value) says something else the second time")
    }
    let empty = SourceText(name: "empty", bytes: [])
    let options = ImportOptions(settings: settings.map { .init(key: $0.key, value: $0.value) })
    RecordingSubject.examine(RecordingFormat.adb.session(from: empty, options: options), of: empty)
  }
}
