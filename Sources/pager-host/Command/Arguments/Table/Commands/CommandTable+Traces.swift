import PagerViews

extension CommandTable {
  static let log = CommandSpec(
    name: .log, operands: [.init("TRACE")],
    options: [
      .init(.type, .text("GLOB"), isRepeated: true, "only types that fit"),
      .init(.source, .text("GLOB"), isRepeated: true, "only sources that fit"),
      .init(.since, .duration, "only events from this instant on"),
      .init(.until, .duration, "only events up to this instant"),
      .init(.step, .text("LINE[:COL]"), "only what this statement published and caused"),
      .init(
        .condition, .text("'FIELD OP VALUE'"), isRepeated: true,
        "only events whose data is so, such as 'position > 3.5'"),
      .init(.frames, "print the whole frames between the events, in place of the events"),
      .init(.follow, short: "f", "go on until the last record, which is yet to be written"),
    ],
    summary: "print the events of a trace, a line each",
    details: """
      A line is: time in seconds, seq, source, type, cause, data, and the statement behind @.
      OP is one of = != < <= > >=. With --json the lines of the trace are printed as they are.
      A trace has a frame every 250 events and every second: everything that can be seen after the
      event before it. A frame is chosen by that event; --where is about the frame itself.
      -f waits for the end of a line that is not whole, and begins anew if the file does.
      A filter that nothing known and nothing in the trace fits is told on the standard error.
      """,
    exits: [
      (.success, "done"), (.unreadable, "the trace cannot be read, or a line of it is malformed"),
    ])

  static let why = CommandSpec(
    name: .why, operands: [.init("TRACE"), .init("SEQ")],
    options: [.init(.mermaid, "print a flowchart in the notation of Mermaid")],
    summary: "print what caused an event, and what followed from it",
    details: """
      The causes come first, from the root down; `>` marks the event. With --json one object:
      seq, event, causes and effects as they stand in the trace, omittedCauses and omitted. A file
      is read twice and never held; the standard input comes once, so all of it is held.
      """,
    exits: [
      (.success, "done"), (.negative, "the trace has no such event"),
      (.unreadable, "the trace cannot be read, or is none"),
    ])

  static let diff = CommandSpec(
    name: .diff, operands: [.init("A"), .init("B")],
    options: [
      .init(
        .ignore, .text("type=GLOB|source=GLOB|field=NAME"), isRepeated: true,
        "leave out these events, or this field of events and headers"),
      .init(
        .tolerance, .text("0.5px"), "how far positions and lengths may be apart; also 0.01pg"),
    ],
    summary: "print where two traces part, and what differs in every step",
    details: """
      Steps are compared in their order: `-` is an event that only A has, `+` one that only B has.
      A field is t, cause, step or h, a member of the header, or a field of the data such as
      box.x. State hashes are compared up to the first difference, and not at all with --ignore
      or --tolerance; causes are compared as far as the last 4096 events reach. With --json one
      object a finding: header, divergence (step, a, b, causes), step (first changes, counts),
      end; then one: {"summary":true,"same":B,"steps":N,"differentSteps":N,"onlyA":N,"onlyB":N}.
      Both traces are read side by side and never held.
      """,
    exits: [
      (.success, "nothing differs"), (.negative, "the traces differ"),
      (.unreadable, "a trace cannot be read, or a line of it is malformed"),
    ])

  static let export = CommandSpec(
    name: .export, operands: [.init("TRACE", isRepeated: true)],
    options: [
      .init(
        .to, .words(ExportForm.allCases.map(\.rawValue), later: []),
        "what to make of the trace")
    ],
    summary: "make something else of a trace",
    details: """
      session  the statements of the run with the values that were drawn, and expectations at every
               rest; put it beside the session that the trace is of if that names a manifest
      junit    the result as XML for build servers; tap: as lines of the Test Anything Protocol
      chrome   steps, fingers, transitions and plugins as tracks; open it in Perfetto
      svg      moments side by side as a picture; `snapshot` chooses which
      html     one page that plays the trace, with everything in it; several traces can be compared
      """,
    exits: [
      (.success, "done"), (.unreadable, "the trace cannot be read, or a line of it is malformed"),
    ])

  static let snapshot = CommandSpec(
    name: .snapshot, operands: [.init("SESSION|TRACE")],
    options: [
      .init(.testCase, .text("GLOB"), isRepeated: true, "the case of the session"),
      .init(.at, .duration, "one picture, of this instant"),
      .init(.every, .duration, "a picture at every multiple of this time"),
      .init(
        .filmstrip, .count("N", 1...FilmStrip.countMaximum),
        "so many pictures from the beginning to the end; 8 if absent and no `snapshot` ran"),
      .init(.scale, .factor(10...10_000), "points of the picture for a point; 0.5 if absent"),
    ] + shownOptions,
    summary: "draw moments of a case as one SVG picture",
    details: """
      The picture goes to the standard output; the same trace gives the same bytes on every machine.
      Each moment shows what could be seen after the last event up to it, with its time and the
      statement that ran. A session is run first; a failure of it is drawn like everything else.
      Without --at, --every and --filmstrip the moments are those of the statement `snapshot`, if
      the case has any.
      """,
    exits: [
      (.success, "done"),
      (.unreadable, "the session or trace cannot be read, or is wrong"),
    ])

  static let play = CommandSpec(
    name: .play, operands: [.init("SESSION|TRACE")],
    options: [
      .init(.testCase, .text("GLOB"), isRepeated: true, "only cases whose name fits"),
      .init(.speed, .factor(1...1_000_000), "how much faster than it was; 1 if absent"),
      .init(.from, .duration, "begin at this instant"),
      .init(.until, .duration, "end at this instant"),
      .init(.type, .text("GLOB"), isRepeated: true, "only types that fit"),
    ] + shownOptions,
    summary: "print the events when they happen, at any speed",
    details: """
      The lines are those of `log`, each at its virtual time. A session is run first, then every
      chosen case is played. What failed is told on the standard error behind its case.
      """,
    exits: [
      (.success, "every case passed"), (.negative, "a case failed, or a trace has no end"),
      (.unreadable, "the session or trace cannot be read, or is wrong"),
    ])

  /// What a session is run with before it is shown.
  private static let shownOptions = run.options.filter { [.seed, .set].contains($0.name) }
}
