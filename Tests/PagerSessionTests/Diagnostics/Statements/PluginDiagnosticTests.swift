import Testing

/// Diagnostics of what is done to plugins.
struct PluginDiagnosticTests {
  @Test(arguments: table)
  func `a wrong statement about a plugin says what is wrong, where, and what to do`(
    row: DiagnosticRow
  ) {
    #expect(row.rendered == row.expected)
  }

  private static let table: [DiagnosticRow] = [
    .init(
      "in case", #"plugin nobody restart"#,
      #"""
      error: no plugin `nobody` is there
        --> a.session:5:10
         |
       5 |   plugin nobody restart
         |          ^^^^^^
         = help: the manifest of plugins does not name it
      """#),
    .init(
      "in case", #"plugin button-nav restrat"#,
      #"""
      error: `restrat` is nothing that a plugin can be told
        --> a.session:5:21
         |
       5 |   plugin button-nav restrat
         |                     ^^^^^^^
         = help: did you mean `restart`?
      """#),
    .init(
      "in case", #"plugin button-nav"#,
      #"""
      error: `plugin` needs a command
        --> a.session:5:20
         |
       5 |   plugin button-nav
         |                    ^
         = help: write plugin ID enable|disable|restart
      """#),
    .init(
      "in case", #"plugin button-nav restart now"#,
      #"""
      error: one value too many
        --> a.session:5:29
         |
       5 |   plugin button-nav restart now
         |                             ^^^
         = help: write plugin ID enable|disable|restart
      """#),
    .init(
      "in case", #"fault button-nav crash on page.settled"#,
      #"""
      error: expected `plugin`, found a word
        --> a.session:5:9
         |
       5 |   fault button-nav crash on page.settled
         |         ^^^^^^^^^^
         = help: write fault plugin ID crash on TYPE
      """#),
    .init(
      "in case", #"fault plugin button-nav crsh on page.settled"#,
      #"""
      error: `crsh` is no fault
        --> a.session:5:27
         |
       5 |   fault plugin button-nav crsh on page.settled
         |                           ^^^^
         = help: did you mean `crash`?
      """#),
    .init(
      "in case", #"fault plugin button-nav crash"#,
      #"""
      error: `fault` needs `on`
        --> a.session:5:32
         |
       5 |   fault plugin button-nav crash
         |                                ^
         = help: write fault plugin ID crash|hang D|slow D|drop|cancel|stall on TYPE [nth N]
      """#),
    .init(
      "in case", #"fault plugin button-nav hang on page.settled"#,
      #"""
      error: `fault` needs a duration
        --> a.session:5:31
         |
       5 |   fault plugin button-nav hang on page.settled
         |                               ^
         = help: write fault plugin ID crash|hang D|slow D|drop|cancel|stall on TYPE [nth N]
      """#),
    .init(
      "in case", #"fault plugin button-nav drop on settled"#,
      #"""
      error: `settled` is no type of event
        --> a.session:5:35
         |
       5 |   fault plugin button-nav drop on settled
         |                                   ^^^^^^^
         = help: such as page.settled
      """#),
    .init(
      "in case", #"fault plugin button-nav drop on page.settled nth 0"#,
      #"""
      error: a place in a row is from 1 to 1000000
        --> a.session:5:52
         |
       5 |   fault plugin button-nav drop on page.settled nth 0
         |                                                    ^
      """#),
    .init(
      "in case", #"fault plugin buttn-nav drop on page.settled"#,
      #"""
      error: no plugin `buttn-nav` is there
        --> a.session:5:16
         |
       5 |   fault plugin buttn-nav drop on page.settled
         |                ^^^^^^^^^
         = help: did you mean `button-nav`?
      """#),
    .init(
      "in case", #"fault plugin button-nav garbage on page.settled"#,
      #"""
      error: `garbage` is not in this version
        --> a.session:5:27
         |
       5 |   fault plugin button-nav garbage on page.settled
         |                           ^^^^^^^
      """#),
  ]
}
