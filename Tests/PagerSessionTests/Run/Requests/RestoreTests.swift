import PagerSession
import TestSupport
import Testing

/// What `save` keeps and what `restore` brings back.
struct RestoreTests {
  @Test func `a restored page is there at once, as one transition with its reason`() throws {
    let story = try SessionStory(
      "pages 5",
      """
      select 3 jump
      save "here"
      select 0 jump
      mark m
      restore "here"
      expect page = 3
      """)

    #expect(story.failures == [])
    #expect(
      story.names(by: "pages", since: "m") == [
        "selection.proposed", "transition.began", "selection.changed", "phase.changed",
        "page.willDisappear", "page.willAppear", "scroll.moved", "page.didDisappear",
        "page.didAppear", "transition.ended", "page.settled", "phase.changed",
      ])
    #expect(story.values("selection.changed", "reason", since: "m") == [#""restore""#])
    #expect(story.all("scroll.moved", since: "m").count == 1)
  }

  @Test func `a page is found by its key wherever it stands now`() throws {
    let story = try SessionStory(
      #"pages "A" "B" "C""#,
      """
      select 2 jump
      save "here"
      pages batch { pages insert 0 "X"; pages move 3 to 1; pages title 1 "See" }
      select last jump
      restore "here"
      expect page.key = "C"
      expect page = 1
      """)

    #expect(story.failures == [])
  }

  @Test func `without its page a state means the page in its place, or the last`() throws {
    let story = try SessionStory(
      #"pages "A" "B" "C" "D""#,
      """
      select 1 jump; save "second"
      select 3 jump; save "last"
      pages batch { pages remove 3; pages remove 1 }
      restore "second"
      expect page.title = "C"
      select 0 jump
      restore "last"
      expect page.title = "C"
      """)

    #expect(story.failures == [])
  }

  @Test func `what moves is saved as where it goes`() throws {
    let story = try SessionStory(
      "pages 9",
      """
      select 5 animated
      wait 100ms
      save "going"
      wait idle
      select 0 animated
      wait 100ms
      restore "going"
      expect pager.state = idle
      expect position = 5pg ± 0.0001pg
      expect count transition.began = 3
      expect count transition.ended = 3
      """)

    #expect(story.failures == [])
  }

  @Test func `a position between pages comes back where snapping is free`() throws {
    let story = try SessionStory(
      "pages 9\nset snap free",
      """
      drag next 0.4pg over 300ms
      wait idle
      expect position = 0.4pg ± 0.001pg
      save "between"
      select 7 jump
      pages insert 0 "X"
      restore "between"
      expect position = 1.4pg ± 0.001pg
      expect page.title = "0"
      """)

    #expect(story.failures == [])
  }

  @Test func `the strip comes back to where a finger had put it`() throws {
    let story = try SessionStory(
      "pages 20\ntabs fixed 100px",
      """
      down s at 80%,30px; move s to 20%,30px over 200ms; wait 200ms; up s
      wait idle
      expect strip.offset = 234px ± 0.1px
      save "scrolled"
      select 9 animated
      wait idle
      expect strip.offset != 234px ± 0.1px
      restore "scrolled"
      expect strip.offset = 234px ± 0.1px
      expect page = 0
      select 1 animated
      wait idle
      expect strip.offset = 0px ± 0.1px
      """)

    #expect(story.failures == [])
  }

  @Test func `the same page again is one re-base without a transition`() throws {
    let story = try SessionStory(
      "pages 3", "save \"a\"\nmark m\nrestore \"a\"\nexpect none transition.began since m")

    #expect(story.failures == [])
    #expect(
      story.told(by: "pages", since: "m") == [
        #"scroll.moved {"reason":"restore","position":0,"progress":0,"direction":0,"#
          + #""velocity":0,"boundary":true}"#
      ])
  }

  @Test func `what was never saved, or has no pages to show, is refused`() throws {
    let story = try SessionStory(
      "pages 3",
      """
      publish state.restore {"name":"nothing"}
      expect last selection.refused.why = "range"
      save "some"
      for i in 0..2 { pages remove 0 }
      restore "some"
      expect last selection.refused.why = "empty"
      """)

    #expect(story.failures == [])
  }

  @Test func `a state that is saved under a name again counts anew`() throws {
    let story = try SessionStory(
      "pages 5",
      """
      select 1 jump; save "x"
      select 4 jump; save "x"
      select 0 jump
      restore "x"
      expect page = 4
      """)

    #expect(story.failures == [])
  }

  @Test func `a strip that is saved on its way comes back to where it was going`() throws {
    let story = try SessionStory(
      "pages 30\ntabs fixed 120px",
      """
      select 15 animated
      wait idle
      mark there
      select 0 jump
      select 15 animated
      wait 100ms
      save "on the way"
      select 0 jump
      restore "on the way"
      expect strip.offset = value(there, strip.offset) ± 0.001px
      """)

    #expect(story.failures == [])
  }

  @Test func `without a page nothing is kept, nor what was kept before`() throws {
    let story = try SessionStory(
      #"pages "A" "B""#,
      """
      select 1 jump
      save "here"
      pages batch { pages remove 1; pages remove 0 }
      save "here"
      pages batch { pages insert 0 "A"; pages insert 1 "B" }
      mark m
      restore "here"
      expect count selection.refused = 1 since m
      """)

    #expect(story.failures == [])
  }
}
