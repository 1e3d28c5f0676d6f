import PagerBus
import PagerPlugins
import PagerSession
import TestSupport
import Testing

/// What expectations look at, and what a failure says.
struct RunnerCheckTests {
  private func failures(_ body: String, _ setup: String = "pages 5") throws -> [String] {
    try SessionStory(setup, body).failures
  }

  @Test func `every case begins with a fresh pager: setup, before each, then its own statements`()
    throws
  {
    let probe = try SessionProbe(
      """
      session 1
      pages "A" "B" "C"
      before-each { select 1 jump }
      case "one" { expect page = 1; select 2 jump; pages remove 0 }
      before-each { mark here }
      case "two" {
        expect page = 1
        expect pages.count = 3
        expect none selection.changed since here
      }
      """)

    #expect(probe.failures == [])
    #expect(probe.results.map(\.name) == ["one", "two"])
    #expect(probe.results.map(\.checks) == [1, 3])
  }

  @Test func `a file without a case is one case named after it`() throws {
    let probe = try SessionProbe(
      "session 1\npages 2\nset bounce off\nselect 1 jump\nexpect page = 1\nset bounce on\n",
      name: "some/where/quiet.session")

    #expect(probe.failures == [])
    #expect(probe.results.map(\.name) == ["quiet"])
    #expect(probe.traces[0].contains(#""do":"set""#))
  }

  @Test func `since is the first rest of the case, begin is before its first event`() throws {
    #expect(
      try failures(
        """
        expect none page.settled
        expect none pager.idle
        expect count page.settled = 1 since begin
        expect count session.began = 1 since begin
        expect count pager.idle = 1 since begin
        select 1 jump
        expect events page.settled
        expect events page.settled page.settled since begin
        """) == [])
  }

  @Test func `a range begins with its mark and ends with the last event`() throws {
    #expect(
      try failures(
        """
        select 1 jump
        mark m
        expect count mark.set = 1 since m
        expect none page.settled since m
        select 2 jump
        expect count page.settled = 1 since m
        expect events mark.set page.settled pager.idle since m
        """) == [])
  }

  @Test func `pages have the keys that their titles give`() throws {
    #expect(
      try failures(
        """
        expect page.key = "0"
        pages replace "A" "B" "A" "A"
        select 2 jump
        expect page.key = "A#2"
        expect page.title = "A"
        select 3 jump
        expect page.key = "A#3"
        pages insert 0 "B"
        select 0 jump
        expect page.key = "B#2"
        """) == [])
  }

  @Test func `a session that says no pages has three`() throws {
    #expect(try failures("expect pages.count = 3; expect tab(2).title = \"2\"", "") == [])
  }

  @Test func `order is what the subject became, without repeats and without the first`() throws {
    #expect(
      try failures(
        """
        mark m
        select 1; select 1; select 3; select 0; wait idle
        expect order selected 1 3 0 since m
        expect order pager.state settling idle since m
        mark n
        select 2 jump
        expect order page 2 since n
        """) == [])
    let wrong = try failures("select 1 jump; expect order selected 0 1")
    #expect(wrong.count == 1 && wrong[0].contains("found 1"))
  }

  @Test func `events are the exact sequence among the types that are named`() throws {
    let found = try failures(
      """
      select 1 jump
      expect events selection.requested page.settled
      expect events page.settled selection.changed
      """)

    #expect(found.count == 1)
    #expect(found[0].contains("found selection.changed page.settled"))
  }

  @Test func `whole numbers are compared exactly and others with what is allowed`() throws {
    #expect(
      try failures(
        """
        down a at 80%,50%; move a to 50%,50% over 100ms
        expect position = 0.3pg ± 0.001pg
        expect offset = 117px ± 0.001px
        expect position in 0.2pg..0.4pg
        expect tab(0).emphasis = 70% ± 0.1%
        expect selected = 0
        expect selected in 0..1
        expect page in list(0,4)
        """) == [])
    let wrong = "down a at 80%,50%; move a to 50%,50%; expect position = 0.31pg"
    #expect(try failures(wrong).count == 1)
  }

  @Test func `expect always looks back, always looks ahead to the end of the case`() throws {
    #expect(
      try failures(
        """
        always position in 0pg..1pg
        mark m
        select 1; wait idle
        expect always progress in 0pg..1pg since m
        """) == [])
    let broken = try failures(
      """
      always position <= 0.5pg because "half"
      select 1; wait idle; select 0; wait idle
      expect page = 0
      """)
    #expect(broken.count == 1)
    #expect(broken[0].contains("always position <= 0.5pg (because \"half\")"))
  }

  @Test func `an expectation is soft, a statement that cannot be performed ends the case`() throws {
    let soft = try failures("expect page = 3; expect page = 2; expect page = 0")
    let hard = try failures("tap tab 9; expect page = 3")

    #expect(soft.count == 2)
    #expect(hard.count == 1)
    #expect(hard[0].contains("there is no tab 9") && hard[0].contains("tabs are 0 to 4"))
  }

  @Test func `a failure has place, values, causes and the last time when it was true`() throws {
    let probe = try SessionProbe(
      """
      session 1
      pages 5
      case "story" {
        drag next 0.3pg over 100ms
        wait idle
        expect page = 1 because "it was dragged"
      }
      """)

    let failure = try #require(probe.results[0].failures.first)
    #expect(failure.place.range.start.text == "6:3")
    #expect(failure.message == "expected page = 1 (because \"it was dragged\")")
    #expect(failure.actual == "0")
    #expect(failure.details.first?.contains("transition.ended") == true)
    #expect(failure.details.contains { $0.contains("pointer.up") && $0.hasSuffix("at 4:3") })
    #expect(failure.details.last == "it was never true in this case")
  }

  @Test func `right after a gesture a failure says that the pages still move`() throws {
    let found = try failures("fling next at 4pg/s; expect page = 1")

    #expect(found.count == 1)
    #expect(found[0].contains("page is 0 now, settling to 1: add `wait idle`"))
  }

  @Test func `a tab outside the strip's view cannot be tapped; those inside are named`() throws {
    let found = try failures("tap tab 7", "pages 9\ntabs fixed 100px")

    #expect(found.count == 1)
    #expect(found[0].contains("tab 7 is outside the strip's view"))
    #expect(found[0].contains(#"visible: 0 "0", 1 "1", 2 "2", 3 "3""#))
  }

  @Test(arguments: [
    ("press next", "button-nav"), (#"tap button "next""#, "button-nav"),
    ("tap dot 0", "page-control"), ("expect dots.count = 5", "page-control"),
    ("expect button(0).tinted = on", "button-nav"),
  ])
  func `what no plugin provides ends the case and names the plugin`(
    statement: String, plugin: String
  ) throws {
    let found = try failures("\(statement); expect page = 4")

    #expect(found.count == 1)
    #expect(found[0].contains("the plugin \(plugin) does"))
  }

  @Test func `a setting of the command line counts more than the file and the case`() throws {
    let probe = try SessionProbe(
      """
      session 1
      pages 5
      set bounce on
      case "one" {
        set bounce on
        expect setting(bounce) = off
        expect setting(swipe) = off
      }
      """,
      settings: [.init(key: "bounce", value: "off"), .init(key: "swipe", value: "off")])

    #expect(probe.failures == [])
  }
}
