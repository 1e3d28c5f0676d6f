package import PagerBus
package import PagerSession

/// What happened in a session with one case, read from its trace.
package struct SessionStory {
  /// One event of a trace.
  package struct Line {
    /// Its sequence number.
    package let sequence: Int

    /// Nanoseconds since the start.
    package let time: Int64

    /// Who published it.
    package let source: String

    /// The type's name.
    package let type: String

    /// The data, as in the trace.
    package let data: JSONNode

    /// The event that directly made this one.
    package let cause: Int?

    /// The type, and the data if there is any.
    package var text: String {
      data.members?.isEmpty == true ? type : "\(type) \(data.value.text)"
    }
  }

  /// All events, in their order.
  package let lines: [Line]

  /// What was not as the session expects.
  package let failures: [String]

  /// Runs a session that has one case.
  package init(
    _ setup: String, _ body: String, plugins: [PluginActivation] = []
  ) throws {
    let text = "session 1\n\(setup)\ncase \"story\" {\n\(body)\n}\n"
    let probe = try SessionProbe(text, plugins: plugins)
    failures = probe.failures
    lines = try probe.traces[0].split(separator: "\n").compactMap { line in
      let node = try JSONParser.parse(SourceText(name: "trace", text: String(line)))
      guard let sequence = node["seq"]?.integer, let type = node["type"]?.string,
        let data = node["data"]
      else { return nil }
      return Line(
        sequence: Int(sequence), time: node["t"]?.integer ?? -1,
        source: node["source"]?.string ?? "", type: type, data: data,
        cause: node["cause"]?.integer.map { Int($0) })
    }
  }

  /// The events of some sources after a mark and before the case ends, samples of a motion aside.
  package func told(
    by sources: String..., since mark: String? = nil, samples: Bool = false
  ) -> [String] {
    span(from: mark).filter { line in
      sources.contains(line.source) && (samples || !line.isSample)
    }.map(\.text)
  }

  /// The names of the events of some sources after a mark, samples of a motion aside.
  package func names(by sources: String..., since mark: String? = nil) -> [String] {
    span(from: mark).filter { sources.contains($0.source) && !$0.isSample }.map(\.type)
  }

  /// All events of a type after a mark.
  package func all(_ type: String, since mark: String? = nil) -> [Line] {
    span(from: mark).filter { $0.type == type }
  }

  /// The values of a field in all events of a type after a mark, as text.
  package func values(_ type: String, _ field: String, since mark: String? = nil) -> [String] {
    all(type, since: mark).map { $0.data[field]?.value.text ?? "absent" }
  }

  /// The numbers in a field of all events of a type after a mark.
  package func numbers(_ type: String, _ field: String, since mark: String? = nil) -> [Double] {
    all(type, since: mark).compactMap { $0.data[field]?.double }
  }

  /// What led to the last event of a type: its name and those of its causes, nearest first.
  package func causes(ofLast type: String) -> [String] {
    var names: [String] = []
    var next = lines.last { $0.type == type }?.sequence
    while let current = next, names.count < lines.count {
      names.append("\(lines[current].source) \(lines[current].type)")
      next = lines[current].cause
    }
    return names
  }

  /// The lines of a text as a list to compare with.
  package static func list(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  /// What happened after the case had ended, by some sources.
  package func end(by sources: String...) -> [String] {
    lines.drop { $0.type != "case.ended" }.filter { sources.contains($0.source) }.map(\.text)
  }

  private func span(from mark: String?) -> ArraySlice<Line> {
    let end = lines.firstIndex { $0.type == "case.ended" } ?? lines.endIndex
    guard let mark else { return lines[..<end] }
    let start = lines.firstIndex {
      $0.type == "mark.set" && $0.data["name"]?.string == mark
    }
    return lines[(start ?? end)..<end]
  }
}

extension SessionStory.Line {
  /// Whether it is one of many of a motion.
  package var isSample: Bool {
    ["scroll.moved", "strip.scrolled", "indicator.moved"].contains(type)
      && data["boundary"]?.bool != true
  }
}
