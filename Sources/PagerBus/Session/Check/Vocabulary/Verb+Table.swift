extension Verb {
  /// Every verb of the language, in the order of `help`.
  package static let all: [Verb] = setup + gestures + code + time + checks + loops

  private static let setup: [Verb] = [
    Verb("view", "setup", .setup, ["view WxH"], "Gives the container its size."),
    Verb(
      "pages", "setup", .anywhere,
      [
        "pages N", "pages \"A\" \"B\" …", "pages insert N \"T\"", "pages remove N",
        "pages move N to M", "pages title N \"T\"", "pages replace \"A\" …", "pages batch { … }",
      ], options: ["to"], block: .optional, "Gives the pages, or edits them in a case."),
    Verb(
      "tabs", "setup", .setup,
      ["tabs fill", "tabs fixed W", "tabs intrinsic", "tabs widths W1 W2 …"],
      options: ["height", "spacing", "inset", "align", "min", "max", "selected"],
      "Says how wide tabs are."),
    Verb("plugins", "setup", .setup, ["plugins \"FILE\""], "Names the manifest of plugins."),
    Verb(
      "place", "setup", .setup, ["place NAME at P size P [over pages]"],
      options: ["at", "size", "over"], "Places a part in the container."),
    Verb("style", "setup", .setup, ["style TOKEN VALUE"], "Sets a style token."),
    Verb("set", "setup", .anywhere, ["set KEY VALUE"], "Sets a setting."),
    Verb(
      "use", "setup", .setup, ["use \"FILE\""], "Takes over the setup and the gestures of a file."),
    Verb(
      "gesture", "setup", .setup, ["gesture NAME PARAMETERS { … }"], block: .required,
      "Defines a gesture that `do` performs."),
    Verb(
      "before-each", "setup", .setup, ["before-each { … }"], block: .required,
      "Runs before every case."),
    Verb(
      "case", "setup", .setup, ["case \"NAME\" [seed N] { … }"], options: ["seed"],
      block: .required, "Runs statements on a fresh pager."),
  ]

  private static let gestures: [Verb] = [
    Verb(
      "tap", "gestures", .action,
      ["tap tab N", "tap tab \"T\"", "tap dot N", "tap button \"B\"", "tap P"],
      options: ["at", "hold"], "Puts a finger down and lifts it."),
    Verb(
      "drag", "gestures", .action, ["drag DIR DIST over D [hold D] [press D] [ease E] [from P]"],
      options: ["over", "hold", "press", "ease", "from"], "Moves a finger and holds before lifting."
    ),
    Verb(
      "fling", "gestures", .action, ["fling DIR [DIST] at V [from P]"], options: ["at", "from"],
      "Moves a finger at a speed and lifts it in motion."),
    Verb(
      "swipe", "gestures", .action, ["swipe DIR", "swipe from P to P over D"],
      options: ["from", "to", "over"], "Moves a finger at constant speed and lifts it."),
    Verb(
      "press", "gestures", .action, ["press next|prev|first|last", "press \"LABEL\""],
      "Presses a button by name."),
    Verb("down", "gestures", .action, ["down F at P"], options: ["at"], "Puts a finger down."),
    Verb(
      "move", "gestures", .action, ["move F to P [over D] [ease E]"],
      options: ["to", "over", "ease"], "Moves a finger that is down."),
    Verb("up", "gestures", .action, ["up F"], "Lifts a finger."),
    Verb("cancel", "gestures", .action, ["cancel F"], "Takes a finger away without lifting it."),
    Verb(
      "together", "gestures", .action, ["together { lane { … } … }"], block: .required,
      "Runs its lanes side by side."),
    Verb(
      "lane", "gestures", .inside("together"), ["lane { … }"], block: .required,
      "One of several sequences that run side by side."),
    Verb("do", "gestures", .action, ["do NAME VALUES"], "Performs a gesture."),
  ]

  private static let code: [Verb] = [
    Verb(
      "select", "code", .action, ["select N|next|prev|first|last|\"T\" animated|jump"],
      "Asks for a page."),
    Verb("reload", "code", .action, ["reload"], "Loads all pages again."),
    Verb(
      "resize", "code", .action, ["resize WxH [over D]"], options: ["over"],
      "Changes the size of the container."),
    Verb("publish", "code", .action, ["publish TYPE {json}"], "Publishes a request."),
    Verb(
      "plugin", "code", .action, ["plugin ID enable|disable|restart"],
      "Switches a plugin."),
    Verb(
      "fault", "code", .action,
      ["fault plugin ID crash|hang D|slow D|drop|cancel|stall on TYPE [nth N]"],
      options: ["on", "nth"], "Makes a plugin fail."),
    Verb("background", "code", .action, ["background"], "Hides the container."),
    Verb("foreground", "code", .action, ["foreground"], "Shows the container again."),
    Verb("save", "code", .action, ["save \"NAME\""], "Saves page, position and strip."),
    Verb("restore", "code", .action, ["restore \"NAME\""], "Goes back to what was saved."),
    Verb("key", "code", .action, ["key NAME"], "Presses a key."),
  ]

  private static let time: [Verb] = [
    Verb(
      "wait", "time", .action, ["wait D", "wait idle [within D]", "wait until COND within D"],
      options: ["within"], "Lets virtual time pass."),
    Verb("at", "time", .action, ["at T"], "Waits for an instant of the case."),
  ]

  private static let checks: [Verb] = [
    Verb(
      "expect", "checks", .action,
      [
        "expect SUBJECT OP VALUE [± TOL] [because \"…\"]",
        "expect count TYPE OP N [where FIELD OP VALUE] [since M]",
        "expect last TYPE.FIELD OP VALUE", "expect order SUBJECT V1 V2 … [since M]",
        "expect events T1 T2 … [since M]", "expect none TYPE [since M]",
        "expect always COND [since M]", "expect trace same \"FILE\" [level decisions|all]",
      ], options: ["where", "since", "because", "level"], "Checks what is, or what was."),
    Verb(
      "always", "checks", .action, ["always COND [because \"…\"]"], options: ["because"],
      "Checks after every event to the end of the case."),
    Verb("mark", "checks", .action, ["mark M"], "Names this moment."),
    Verb("show", "checks", .action, ["show SUBJECT"], "Prints a value."),
    Verb("snapshot", "checks", .action, ["snapshot \"NAME\""], "Draws this moment."),
    Verb("note", "checks", .action, ["note \"TEXT\""], "Writes a text to the trace."),
  ]

  private static let loops: [Verb] = [
    Verb(
      "repeat", "loops", .action, ["repeat N [as i] { … }"], options: ["as"], block: .required,
      "Runs its block N times."),
    Verb(
      "for", "loops", .action, ["for v in A..B [step S] { … }", "for v in list(a,b) { … }"],
      options: ["step"], block: .required, "Runs its block for each value."),
    Verb(
      "until", "loops", .action, ["until COND max N { … }"], options: ["max"], block: .required,
      "Runs its block until something holds."),
    Verb(
      "choose", "loops", .action, ["choose { option W { … } … }"], block: .required,
      "Runs one of its options, drawn by weight."),
    Verb(
      "option", "loops", .inside("choose"), ["option W { … }"], block: .required,
      "One way that `choose` can go."),
  ]
}
