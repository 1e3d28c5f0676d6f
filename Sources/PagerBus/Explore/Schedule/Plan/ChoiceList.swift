/// The choices that made one schedule, one for each moment at which there was more than one.
///
/// 0 is the canonical choice: stay on the same lane if it can go on, else the lane whose job waits
/// longest; no time passes and nothing fails. So a list of zeros is the plainest schedule, every
/// other number is a switch, and choices past the end are 0: two lists that differ only by zeros at
/// their ends are one.
package struct ChoiceList: Hashable, Sendable {
  /// How many choices a list can hold.
  package static let countMaximum = 1_000_000

  /// The choices without the zeros at the end.
  package private(set) var choices: [UInt16]

  /// Makes a list; zeros at its end are dropped, and what exceeds ``countMaximum``.
  package init(_ choices: some Sequence<UInt16> = []) {
    self.choices = Array(choices.prefix(Self.countMaximum))
    while self.choices.last == 0 { self.choices.removeLast() }
  }

  /// The choice at a moment, counted from 0; 0 past the end.
  package subscript(moment: Int) -> Int {
    moment < choices.count ? Int(choices[moment]) : 0
  }

  /// How many choices are not canonical.
  package var switchCount: Int { choices.count { $0 != 0 } }

  /// The moments at which the choice is not canonical.
  package var switches: [Int] { choices.indices.filter { choices[$0] != 0 } }

  /// The same choices with another one at a moment.
  package func replacing(moment: Int, with choice: UInt16) -> ChoiceList {
    var changed = choices
    if moment >= changed.count {
      changed += Array(repeating: 0, count: moment - changed.count + 1)
    }
    changed[moment] = choice
    return ChoiceList(changed)
  }
}
