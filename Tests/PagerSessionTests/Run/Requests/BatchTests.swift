import PagerSession
import TestSupport
import Testing

/// What `pages batch` makes of several edits.
struct BatchTests {
  @Test func `a batch is one request, one change and one re-base`() throws {
    let story = try SessionStory(
      #"pages "A" "B" "C" "D""#,
      """
      select 2 jump
      mark m
      pages batch {
        pages insert 0 "Z"
        pages remove 1  # A
        pages move 3 to 0
        pages title 1 "Zed"
      }
      expect page.title = "C"
      expect page = 3
      """)

    #expect(story.failures == [])
    #expect(
      story.values("pages.edit", "edits", since: "m") == [
        #"[{"op":"insert","at":0,"title":"Z"},{"op":"remove","at":1},"#
          + #"{"op":"move","from":3,"to":0},{"op":"retitle","at":1,"title":"Zed"}]"#
      ])
    #expect(story.values("pages.changed", "kept", since: "m") == ["true"])
    #expect(story.all("scroll.moved", since: "m").count == 1)
    #expect(
      story.all("step.began", since: "m").first?.data["text"]?.string
        == #"pages batch { pages insert 0 "Z"; pages remove 1; "#
        + #"pages move 3 to 0; pages title 1 "Zed" }"#
    )
  }

  @Test func `one wrong edit refuses the whole batch`() throws {
    let story = try SessionStory(
      "pages 3",
      """
      mark m
      pages batch { pages remove 0; pages remove 2 }
      expect pages.count = 3
      expect none pages.changed since m
      """)

    #expect(story.failures == [])
    #expect(
      story.all("selection.refused", since: "m").map(\.text)
        == [#"selection.refused {"to":2,"why":"range"}"#])
  }

  @Test func `a batch that takes the current page away falls back once`() throws {
    let story = try SessionStory(
      #"pages "A" "B" "C""#,
      """
      select 1 jump
      mark m
      pages batch { pages remove 1; pages insert 0 "Z"; pages remove 2 }
      expect page.title = "A"
      """)

    #expect(story.failures == [])
    #expect(story.values("selection.changed", "toKey", since: "m") == [#""A""#])
    #expect(story.values("page.settled", "key", since: "m") == [#""A""#])
  }

  @Test func `a batch during a drag keeps the finger's page`() throws {
    let story = try SessionStory(
      "pages 5",
      """
      select 2 jump
      down a at 70%,50%; move a to 30%,50% over 100ms
      mark m
      pages batch { pages insert 0 "X"; pages insert 0 "Y" }
      expect none transition.ended since m
      expect position = 4.4pg ± 0.01pg
      cancel a
      wait idle
      expect page.title = "2"
      """)

    #expect(story.failures == [])
  }

  @Test func `drawn values and variables stand in the trace as literals`() throws {
    let story = try SessionStory(
      "pages 5",
      """
      for i in 0..1 {
        pages batch { pages insert $i "N"; pages remove $any(3..3) }
      }
      """)

    #expect(
      story.all("pages.edit").map { $0.data["edits"]?.elements?.first?["at"]?.integer } == [0, 1])
    #expect(
      story.all("step.began").map { $0.data["text"]?.string } == [
        #"pages batch { pages insert 0 "N"; pages remove 3 }"#,
        #"pages batch { pages insert 1 "N"; pages remove 3 }"#,
      ])
  }
}
