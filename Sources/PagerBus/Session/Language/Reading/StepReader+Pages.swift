extension StepReader {
  /// The words that begin an edit of the pages.
  private static let edits = ["insert", "remove", "move", "title", "replace", "batch"]

  mutating func takePages() throws(Diagnostic) -> Step {
    guard case .word(let word) = nextArgument?.term else {
      try allow()
      try refuseBlock("`pages`")
      return try takePageList()
    }
    let place = try take("an edit")
    try word == "move" ? allow("to") : allow()
    guard word == "batch" else {
      let edit = try takeEdit(word, place)
      try refuseBlock("`pages \(word)`")
      return .edit([edit])
    }
    return .edit(try takeBatch(place))
  }

  private mutating func takeEdit(
    _ word: String, _ place: Argument
  ) throws(Diagnostic) -> PageEditStep {
    switch word {
    case "insert":
      let at = try values.count(try take("an index"), "an index")
      return .insert(at: at, title: try takeTitle())
    case "remove":
      return .remove(at: try values.count(try take("an index"), "an index"))
    case "move":
      let from = try values.count(try take("an index"), "an index")
      return .move(from: from, to: try values.count(try required("to"), "an index"))
    case "title":
      let at = try values.count(try take("an index"), "an index")
      return .retitle(at: at, title: try takeTitle())
    case "replace":
      return .replace(try takeTitles())
    default:
      let words = Self.edits
      throw values.fail(
        "unknown edit `\(word)` of `pages`", place,
        help: Suggestion.help(for: word, among: words) ?? "one of " + words.joined(separator: " "))
    }
  }

  /// The edits in the block, which become one request.
  private mutating func takeBatch(_ place: Argument) throws(Diagnostic) -> [PageEditStep] {
    let children = try block().statements
    guard !children.isEmpty else {
      throw values.fail(
        "a batch needs an edit", place, help: "write pages batch { pages insert 0 \"T\" }")
    }
    guard children.count <= PublicationFault.editsMaximum else {
      throw values.fail("a batch has at most \(PublicationFault.editsMaximum) edits", place)
    }
    var edits: [PageEditStep] = []
    for child in children {
      guard child.verb == "pages", child.block == nil,
        case .edit(let list) = try StepReader.read(child, in: values.source)
      else {
        throw .error(
          "a batch holds single edits of `pages` only", at: child.verbRange, in: values.source,
          help: "put `\(child.headText)` before or after the batch")
      }
      edits += list
    }
    return edits
  }

  private func refuseBlock(_ what: String) throws(Diagnostic) {
    guard let block = statement.block else { return }
    throw .error(
      "\(what) takes no block", at: block.range, in: values.source,
      help: "several edits at once are `pages batch { … }`")
  }

  private mutating func takePageList() throws(Diagnostic) -> Step {
    if case .number = nextArgument?.term {
      return .pageCount(
        try values.count(try take("a count"), "a count of pages", to: CaseLimits.pagesMaximum))
    }
    guard nextArgument != nil else { return .pageTitles([try takeTitle()]) }
    return .pageTitles(try takeTitles())
  }

  private mutating func takeTitle() throws(Diagnostic) -> String {
    try values.title(try take("a title"))
  }

  private mutating func takeTitles() throws(Diagnostic) -> [String] {
    var titles: [String] = []
    for argument in takeRest() { titles.append(try values.title(argument)) }
    return titles
  }
}
