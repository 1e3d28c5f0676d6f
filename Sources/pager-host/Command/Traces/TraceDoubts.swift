import PagerBus
import PagerSession

/// Names of a command line that fit nothing this host knows.
///
/// A trace of another host may still have what they fit, so every line is to be seen before they
/// are told.
struct TraceDoubts {
  /// What a name is of.
  enum Name: Hashable {
    /// A pattern of types.
    case type(String)
    /// A pattern of sources.
    case source(String)
    /// A field of the data, and if it is compared, of a line or header.
    case field(String)
    /// A field of the frames.
    case frameField(String)
    /// The place of a statement.
    case step(String)
  }

  private struct Doubt {
    let name: Name
    let option: OptionName
  }

  private let types: [String]
  private let sources: [String]
  private let fields: [String]
  private var doubts: [Doubt] = []

  init(_ context: CommandContext) {
    let own: [EventSource] = [.host, .script, .input, .tabs, .pages, .indicator]
    types = SessionTypes.all(of: context.plugins.map { $0.manifest }).map { $0.name.text }
    sources =
      own.map(\.description)
      + context.plugins.map { EventSource.plugin($0.manifest.id).description }
    fields = TraceFields.ofData(SessionTypes.all(of: context.plugins.map { $0.manifest }))
  }

  /// Whether every name fits something.
  var isEmpty: Bool { doubts.isEmpty }

  /// Takes in a name of an option, unless it fits something known.
  mutating func note(_ name: Name, of option: OptionName) {
    let isKnown =
      switch name {
      case .type(let text): types.contains { NamePattern(text).matches($0) }
      case .source(let text): sources.contains { NamePattern(text).matches($0) }
      case .field(let text): isKnown(field: text, of: option)
      // What a frame has is read from the frames themselves.
      case .frameField, .step: false
      }
    if !isKnown { doubts.append(Doubt(name: name, option: option)) }
  }

  /// Takes back what fits a line of a trace.
  mutating func see(_ line: TraceLine) {
    guard !doubts.isEmpty else { return }
    doubts.removeAll { doubt in
      switch line {
      case .header(let header): Self.fits(doubt, header.value)
      case .event(let event): Self.fits(doubt, event)
      case .key(let frame, _, _): Self.fits(doubt, frame: frame)
      case .end: false
      }
    }
  }

  /// What is wrong with the names that are left, and what to do about it.
  var errors: [UsageError] {
    doubts.map { doubt in
      UsageError(message: "`\(doubt.option.text)`: " + message(doubt.name), help: help(doubt))
    }
  }

  private func isKnown(field: String, of option: OptionName) -> Bool {
    let isOfLine = option == .ignore && lineFields.contains(field)
    // What is inside a field depends on the event.
    return isOfLine || fields.contains { field == $0 || field.hasPrefix($0 + ".") }
  }

  private var lineFields: [String] { TraceFields.ofLines + TraceFields.ofHeaders }

  private static func fits(_ doubt: Doubt, _ event: TraceEvent) -> Bool {
    switch doubt.name {
    case .type(let text): NamePattern(text).matches(event.type)
    case .source(let text): NamePattern(text).matches(event.source)
    case .field: fits(doubt, event.data)
    case .frameField: false
    case .step(let text): event.step == text || event.step?.hasPrefix(text + ":") == true
    }
  }

  private static func fits(_ doubt: Doubt, _ data: JSONValue) -> Bool {
    switch doubt.name {
    case .field(let text): TraceFields.value(of: text, in: data) != nil
    case .type, .source, .frameField, .step: false
    }
  }

  private static func fits(_ doubt: Doubt, frame: JSONValue) -> Bool {
    switch doubt.name {
    case .frameField(let text): TraceFields.value(of: text, in: frame) != nil
    case .type, .source, .field, .step: false
    }
  }

  private func message(_ name: Name) -> String {
    switch name {
    case .type(let text): "no event has a type that fits \"\(text)\""
    case .source(let text): "no event has a source that fits \"\(text)\""
    case .field(let text): "no event has a field \"\(text)\""
    case .frameField(let text): "no frame has a field \"\(text)\""
    case .step(let text): "no event is of a statement at \(text)"
    }
  }

  private func help(_ doubt: Doubt) -> String {
    switch doubt.name {
    case .type(let text):
      Suggestion.help(for: text, among: types) ?? "such as page.* or selection.changed"
    case .source(let text):
      Suggestion.help(for: text, among: sources)
        ?? "the sources are \(sources.joined(separator: ", "))"
    case .field(let text):
      fieldHelp(text, doubt.option == .ignore ? lineFields + fields : fields)
    case .frameField: "with `--frames`, a condition is about the frame"
    case .step: "a line of the log ends with the place of its statement, behind @"
    }
  }

  private func fieldHelp(_ text: String, _ fields: [String]) -> String {
    let near = Suggestion.help(for: text, among: fields).map { $0 + " " } ?? ""
    var names: [String] = []
    for name in fields where !names.contains(name) { names.append(name) }
    return near + "the fields are \(names.joined(separator: ", "))"
  }
}
