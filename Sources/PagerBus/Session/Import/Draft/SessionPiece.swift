/// Pieces of session text that an importer puts together.
enum SessionPiece {
  /// A string of the language.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\0"..<" ", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A text that cannot end its comment.
  static func comment(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\0" ? " " : $0 })
  }

  /// Why a text is not exactly one statement; nil if it is.
  static func fault(in statement: String) -> String? {
    let source = SourceText(name: "statement", text: "session 1\n\(statement)\n")
    let (file, diagnostics) = Parser.parse(source)
    if let first = diagnostics.errors.first { return first.message }
    let isOne = file.statements.count == 1 && file.after.isEmpty && file.comment == nil
    guard isOne, let only = file.statements.first, !only.isBroken else {
      return "this is not one statement"
    }
    guard only.comment == nil, only.before.isEmpty else { return "this is not one statement" }
    do throws(Diagnostic) {
      guard case .set(let step) = try StepReader.read(only, in: source) else { return nil }
      let settings = SettingChecker(vocabulary: CheckVocabulary(), source: source)
      try settings.check(step, keyRange: only.range)
      return nil
    } catch {
      return error.message
    }
  }
}
