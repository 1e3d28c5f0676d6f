extension SessionJSONReader {
  /// Reads one value.
  func argument(_ node: JSONNode, allowsPoint: Bool) throws(Diagnostic) -> Argument {
    switch node.content {
    case .number(let number):
      return Argument(.number(try quantity(number, nil, node)), at: node.range)
    case .string(let text): return Argument(try plain(text, node), at: node.range)
    case .object: return Argument(try composed(node, allowsPoint: allowsPoint), at: node.range)
    case .null, .bool, .array: throw wrong("a value", node)
    }
  }

  private func quantity(
    _ number: JSONNumber, _ unit: QuantityUnit?, _ node: JSONNode
  ) throws(Diagnostic) -> Quantity {
    guard let decimal = DecimalNumber(number.text) else {
      throw .error("this number has too many digits", at: node.range, in: source)
    }
    return Quantity(decimal, unit)
  }

  /// A string stands for what it would be outside quotes in the text form.
  private func plain(_ text: String, _ node: JSONNode) throws(Diagnostic) -> Term {
    var lexer = Lexer(SourceText(name: "", text: text))
    let token = lexer.next()
    if lexer.cursor.byte == nil, token.range.start.offset == 0 {
      switch token.kind {
      case .word(let word): return .word(word)
      case .variable(let name): return .variable(name)
      case .sign(let sign): return .sign(sign)
      case .size(let width, let height): return .size(width: width, height: height)
      case .newline, .semicolon, .comment, .string, .number, .open, .close, .member, .comma,
        .dots, .openBrace, .closeBrace, .invalid, .end:
        break
      }
    }
    throw .error(
      "a string is a word, a variable, a sign or a size", at: node.range, in: source,
      help: "write {\"text\":…} for a text, {\"n\":…,\"unit\":…} for a quantity")
  }

  private func composed(_ node: JSONNode, allowsPoint: Bool) throws(Diagnostic) -> Term {
    let names = node.members?.map(\.name) ?? []
    switch names.first {
    case "text" where names.count == 1:
      if let text = node["text"]?.string { return .string(text) }
    case "n" where names == ["n", "unit"]:
      guard case .number(let number)? = node["n"]?.content, let unit = node["unit"] else { break }
      guard let known = unit.string.flatMap({ QuantityUnit(rawValue: $0) }) else {
        throw .error(
          "unknown unit", at: unit.range, in: source,
          help: "the units are " + QuantityUnit.allCases.map(\.rawValue).joined(separator: " "))
      }
      return .number(try quantity(number, known, node))
    case "call": return .call(try call(node, names))
    case "point" where names.count == 1 && allowsPoint:
      if let parts = node["point"]?.elements, parts.count == 2 {
        return .point(try coordinate(parts[0]), try coordinate(parts[1]))
      }
    case "from" where names == ["from", "to"]:
      if let from = node["from"], let to = node["to"] {
        return .range(try end(from, allowsPoint), try end(to, allowsPoint))
      }
    default: break
    }
    throw .error(
      "this object is no value", at: node.range, in: source,
      help: "its members are text, or n and unit, or call and args, or point, or from and to")
  }

  private func end(_ node: JSONNode, _ allowsPoint: Bool) throws(Diagnostic) -> Argument {
    let value = try argument(node, allowsPoint: allowsPoint)
    if case .range = value.term { throw wrong("a value that is no range", node) }
    return value
  }

  private func coordinate(_ node: JSONNode) throws(Diagnostic) -> Argument {
    let value = try argument(node, allowsPoint: false)
    switch value.term {
    case .number, .variable, .word("safe"): return value
    case .call(let call) where call.isVariable: return value
    case .string, .size, .sign, .word, .call, .point, .range: throw wrong("a coordinate", node)
    }
  }

  private func call(_ node: JSONNode, _ names: [String]) throws(Diagnostic) -> Term.Call {
    guard let written = node["call"]?.string, let list = node["args"]?.elements,
      names.allSatisfy({ ["call", "args", "member"].contains($0) })
    else { throw wrong("call, args and member", node) }
    let isVariable = written.hasPrefix("$")
    let name = isVariable ? String(written.dropFirst()) : written
    guard Lexer.isWord(name), name != TermSign.within.rawValue else {
      throw wrong("the name of a call", node)
    }
    var arguments: [Argument] = []
    for element in list { arguments.append(try argument(element, allowsPoint: false)) }
    guard let member = node["member"] else {
      return Term.Call(name, isVariable: isVariable, arguments: arguments)
    }
    guard let word = member.string, Lexer.isWord(word) else { throw wrong("a word", member) }
    return Term.Call(name, isVariable: isVariable, arguments: arguments, member: word)
  }
}
