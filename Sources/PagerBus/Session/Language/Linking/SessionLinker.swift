/// Puts the statements of the files that a session uses in the places of its `use` statements.
///
/// Places keep the number of their text, so that whatever is said about a statement names its own
/// file. A file that several others use counts once, where it is used first.
package struct SessionLinker: Sendable {
  /// The deepest chain of files.
  package static let depthMaximum = 8

  /// The most files that one session uses.
  package static let filesMaximum = 64

  private let files: any SessionFiles
  private var sources: SessionSources
  private var linked: Set<String> = []
  private var diagnostics = Diagnostics()

  private init(_ file: SessionFile, _ files: any SessionFiles) {
    sources = SessionSources(main: file.source)
    self.files = files
  }

  /// A session without `use` at its top level, and what is wrong with the files that it uses.
  package static func link(
    _ file: SessionFile, files: any SessionFiles
  ) -> (file: SessionFile, diagnostics: Diagnostics) {
    guard file.statements.contains(where: { $0.verb == "use" }) else {
      return (file, Diagnostics())
    }
    var linker = SessionLinker(file, files)
    var linkedFile = file
    let name = RelativePath.joined(file.source.name, toFolderOf: "")
    linkedFile.statements = linker.expanded(file.statements, chain: [name])
    linkedFile.libraries = linker.sources.libraries
    return (linkedFile, linker.diagnostics)
  }

  private mutating func expanded(_ statements: [Statement], chain: [String]) -> [Statement] {
    var result: [Statement] = []
    for statement in statements {
      // Whatever else is wrong with the statement is for the checker to say.
      guard statement.verb == "use", !statement.isBroken, statement.block == nil,
        statement.arguments.count == 1, let argument = statement.arguments.first,
        case .string(let path) = argument.term
      else {
        result.append(statement)
        continue
      }
      result += library(path, at: argument.range, chain: chain)
    }
    return result
  }

  private mutating func library(
    _ path: String, at range: SourceRange, chain: [String]
  ) -> [Statement] {
    guard !path.isEmpty, path != "-" else {
      report("`use` needs the name of a file", at: range, chain)
      return []
    }
    let place = RelativePath.joined(path, toFolderOf: chain.last ?? "")
    let longer = chain + [place]
    guard !chain.contains(place) else {
      report("`\(place)` uses itself", at: range, longer)
      return []
    }
    guard !linked.contains(place) else { return [] }
    guard chain.count <= Self.depthMaximum else {
      report("files use each other more than \(Self.depthMaximum) deep", at: range, longer)
      return []
    }
    guard sources.libraries.count < Self.filesMaximum else {
      report("a session uses at most \(Self.filesMaximum) files", at: range, longer)
      return []
    }
    linked.insert(place)
    do throws(SessionFileFault) {
      let read = try files.source(place)
      return statements(of: SourceText(name: place, bytes: read.bytes), longer)
    } catch {
      report("cannot read `\(place)`: \(error.reason)", at: range, longer)
      return []
    }
  }

  private mutating func statements(of source: SourceText, _ chain: [String]) -> [Statement] {
    let source = source.numbered(sources.libraries.count + 1)
    sources.libraries.append(source)
    let (file, found) = SessionInput.parse(source)
    diagnostics.report(found)
    return expanded(file.statements.filter { isAllowed($0, chain) }, chain: chain)
  }

  /// A library sets up and defines; what runs belongs to the session that uses it.
  private mutating func isAllowed(_ statement: Statement, _ chain: [String]) -> Bool {
    guard let verb = Verb.named(statement.verb) else { return true }
    let isEdit =
      if case .word = statement.arguments.first?.term { verb.name == "pages" } else { false }
    if verb.group == "setup", !["case", "plugins"].contains(verb.name), !isEdit { return true }
    let name = isEdit ? "pages \(statement.arguments[0].term.text)" : verb.name
    report(
      "a file that is used holds no `\(name)`", at: statement.verbRange, chain,
      advice: "it sets up and defines gestures; ")
    return false
  }

  private mutating func report(
    _ message: String, at range: SourceRange, _ chain: [String], advice: String = ""
  ) {
    diagnostics.report(
      .error(
        message, at: range, in: sources[range],
        help: advice + "the chain is " + chain.joined(separator: " → ")))
  }
}
