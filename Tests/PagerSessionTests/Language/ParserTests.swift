import PagerSession
import Testing

struct ParserTests {
  @Test(arguments: ExampleSessions.all)
  func `an example parses without a complaint`(text: String) {
    let (file, diagnostics) = Parser.parse(SourceText(name: "a.session", text: text))

    #expect(diagnostics.render(color: false) == "")
    #expect(file.statements.count >= 4)
  }

  @Test(arguments: ExampleSessions.all)
  func `formatting twice is formatting once`(text: String) {
    let once = canonical(text)

    #expect(canonical(once) == once)
    #expect(once.hasPrefix("session 1\nview "))
  }

  @Test func `comments and empty lines stay where they were`() {
    let text = """
      #!/usr/bin/env pager-host run
      #about

      session   1 # first

      view 390x844;  pages 3 # two


      case "a" { # open

        tap tab 1 ;; wait idle
        #  indented

        # last

      } # closed
      # end
      """

    #expect(
      canonical(text) == """
        #!/usr/bin/env pager-host run
        # about

        session 1  # first

        view 390x844
        pages 3  # two

        case "a" {  # open
          tap tab 1
          wait idle
          #  indented

          # last
        }  # closed
        # end

        """)
  }
}

/// The canonical text of a session that may be wrong.
func canonical(_ text: String) -> String {
  SessionFormatter.text(of: Parser.parse(SourceText(name: "a.session", text: text)).file)
}
