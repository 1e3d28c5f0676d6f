/// The plugins that a session speaks of.
extension SessionFile {
  /// Whether the session names a plugin: in `plugin`, in `fault`, or as a text, as in
  /// `plugin("guard").state`.
  package func names(plugin id: String) -> Bool {
    var pending = [statements]
    while let current = pending.popLast() {
      for statement in current {
        let arguments = statement.allArguments
        if Checker.find(.string(id), in: arguments) != nil { return true }
        let takesWord = ["plugin", "fault"].contains(statement.verb)
        if takesWord, Checker.find(.word(id), in: arguments) != nil { return true }
        if let block = statement.block { pending.append(block.statements) }
      }
    }
    return false
  }
}
