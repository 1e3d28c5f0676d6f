/// Traces that say what cannot be, and command lines that read traces.
extension MalformedRow {
  private static let head =
    #"{"format":"pager-trace","version":1,"session":"a.session","case":"c","seed":"0"}"# + "\n"

  static let trace: [MalformedRow] = [
    MalformedRow(
      "a statement that is none", command: ["export", "t", "--to", "session"],
      trace: head
        + #"{"seq":0,"t":0,"source":"script","type":"step.began","cause":null,"#
        + #""data":{"do":"tap","text":"tap tab"}}"#
        + "\n", exit: 3,
      error: #"""
        error: event 0 is no statement, `tap tab`: `tap` needs a tab
          = help: the trace was changed, or another version wrote it

        """#),
    MalformedRow(
      "an event without its data", command: ["export", "t", "--to", "session"],
      trace: head
        + #"{"seq":0,"t":0,"source":"pages","type":"page.settled","cause":null,"#
        + #""data":{"index":"x","key":"a"}}"#
        + "\n", exit: 3,
      error: #"""
        error: event 0, page.settled, cannot be read: index: expected a whole number from\#
         -9223372036854775808 to 9223372036854775807, found "x"
          = help: the trace was changed, or another version wrote it

        """#),
    MalformedRow(
      "a lane of nothing", command: ["export", "t", "--to", "session"],
      trace: head
        + #"{"seq":0,"t":0,"source":"script","type":"mark.set","cause":null,"#
        + #""data":{"name":"m","lane":{"together":7,"index":0}}}"#
        + "\n", exit: 3,
      error: #"""
        error: event 0 is in a lane of event 7, which has none
          = help: the trace was changed, or another version wrote it

        """#),
    MalformedRow(
      "an export into nothing", command: ["export", "t"], trace: head, exit: 2,
      error: #"""
        error: `export` needs `--to session` or `--to junit` or `--to tap` or `--to chrome` or `--to html` or `--to svg`
          = help: `pager-host help export` explains the options

        """#),
    MalformedRow(
      "an export of nobody", command: ["export", "t", "--to", "chrom"], trace: head, exit: 2,
      error: #"""
        error: `--to` takes session or junit or tap or chrome or html or svg, not "chrom"
          = help: did you mean `chrome`?

        """#),
    MalformedRow(
      "a trace that is none", command: ["export", "t", "--to", "tap"], trace: "{}\n", exit: 3,
      error: #"""
        error: this is no trace
          --> t:1:1
           |
         1 | {}
           | ^
           = help: a trace begins with {"format":"pager-trace","version":1,…}

        """#),
  ]
}
