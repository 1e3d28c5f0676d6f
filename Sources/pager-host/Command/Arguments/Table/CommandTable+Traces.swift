extension CommandTable {
  static let why = CommandSpec(
    name: .why, operands: [.init("TRACE"), .init("SEQ")], options: [.init(later: .mermaid)],
    summary: "print what caused an event, and what followed from it",
    details: """
      The causes come first, from the root down; `>` marks the event. With --json one object:
      seq, causes and effects, each effect and cause as it stands in the trace.
      """,
    exits: [
      (.success, "done"), (.negative, "the trace has no such event"),
      (.unreadable, "the trace cannot be read, or is none"),
    ])

  static let export = CommandSpec(
    name: .export, operands: [.init("TRACE")],
    options: [
      .init(
        .to, .words(ExportForm.allCases.map(\.rawValue), later: ["html", "svg"]),
        "what to make of the trace")
    ],
    summary: "make something else of a trace",
    details: """
      session  the statements of the run with the values that were drawn, and expectations at every
               rest; put it beside the session that the trace is of if that names a manifest
      junit    the result as XML for build servers; tap: as lines of the Test Anything Protocol
      chrome   steps, fingers, transitions and plugins as tracks; open it in Perfetto
      """,
    exits: [
      (.success, "done"), (.unreadable, "the trace cannot be read, or a line of it is malformed"),
    ])
}
