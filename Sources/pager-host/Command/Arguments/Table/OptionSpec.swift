/// One row of the table of options.
struct OptionSpec: Equatable, Sendable {
  /// The long name.
  let name: OptionName

  /// The letter behind one dash; nil if there is none.
  let short: Character?

  /// What its value may be.
  let kind: ArgumentKind

  /// Whether each occurrence counts; of the others the last one does.
  let isRepeated: Bool

  /// What it does, in one line.
  let summary: String

  /// Whether this version refuses it by name.
  let isLater: Bool

  /// Makes an option of this version with a value.
  init(
    _ name: OptionName, short: Character? = nil, _ kind: ArgumentKind,
    isRepeated: Bool = false, _ summary: String
  ) {
    self.name = name
    self.short = short
    self.kind = kind
    self.isRepeated = isRepeated
    self.summary = summary
    isLater = false
  }

  /// Makes an option of this version without a value.
  init(_ name: OptionName, short: Character? = nil, _ summary: String) {
    self.init(name, short: short, .flag, summary)
  }

  /// Makes an option of a later version.
  init(later name: OptionName, short: Character? = nil) {
    self.name = name
    self.short = short
    kind = .flag
    isRepeated = false
    summary = ""
    isLater = true
  }

  /// How it is written, with its value: `-o, --trace FILE`.
  var usage: String {
    let head = short.map { "-\($0), " } ?? "    "
    return head + name.text + (kind.placeholder.map { " " + $0 } ?? "")
  }
}
