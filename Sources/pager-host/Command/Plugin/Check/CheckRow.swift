import PagerBus
import PagerSession

/// One line of what `plugin check` prints.
struct CheckRow: Equatable {
  /// How it went.
  enum Grade: String {
    case passed = "ok"
    case failed
    case skipped
  }

  /// What was looked at.
  let name: String

  let grade: Grade

  /// What was seen.
  let seen: String

  /// What to do about it; nil if nothing is to be done.
  var help: String?

  /// The row for people.
  var text: String {
    let head = "\(grade.rawValue.padded(to: 8)) \(name.padded(to: 24))"
    let advice = help.map { "".padded(to: 34) + "help: \(Diagnostic.visible($0))\n" } ?? ""
    return "\(head) \(Diagnostic.visible(seen))\n\(advice)"
  }

  /// The row for programs.
  func json(of plugin: String) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("plugin", .string(plugin)), .init("name", .string(name)),
      .init("result", .string(grade.rawValue)), .init("seen", .string(seen)),
    ]
    if let help { members.append(.init("help", .string(help))) }
    return .object(members)
  }
}

/// Why a row of `plugin check` did not pass.
struct CheckFinding: Error, Equatable {
  let grade: CheckRow.Grade
  let seen: String
  let help: String?

  /// What a host would hold against the plugin.
  static func failed(_ seen: String, help: String) -> CheckFinding {
    CheckFinding(grade: .failed, seen: seen, help: help)
  }

  /// What cannot be looked at with this plugin.
  static func skipped(_ seen: String) -> CheckFinding {
    CheckFinding(grade: .skipped, seen: seen, help: nil)
  }
}

extension String {
  /// The text with as many spaces behind it as it takes to be that wide.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
