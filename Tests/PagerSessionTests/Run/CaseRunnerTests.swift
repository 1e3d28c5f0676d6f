import PagerBus
import PagerSession
import TestSupport
import Testing

struct CaseRunnerTests {
  @Test func `a tap, a drag that springs back and a fling end where they should`() throws {
    let probe = try SessionProbe(
      """
      session 1
      view 390x844
      pages "Home" "뉴스" "Sports" "Finance" "Me"
      case "tap" {
        tap tab "뉴스"
        wait idle
        expect page = 1
        expect indicator.center = tab(1).center ± 0.5px
      }
      case "drag" {
        mark start
        drag next 0.4pg over 300ms hold 100ms
        wait idle
        expect page = 0
        expect none selection.changed since start
      }
      case "fling" {
        fling next at 2pg/s
        wait idle
        expect page = 1
        expect events drag.began drag.ended page.settled
      }
      """)

    #expect(probe.failures == [])
    #expect(probe.results.map(\.checks) == [2, 2, 2])
  }

  @Test func `a finger catches a move and a second one takes over`() throws {
    let probe = try SessionProbe(ExampleSessions.interrupt)

    #expect(probe.failures == [])
    #expect(probe.results.map(\.checks) == [2, 1])
  }

  @Test func `a random walk of two hundred steps ends on a page`() throws {
    let probe = try SessionProbe(ExampleSessions.walk)

    #expect(probe.failures == [])
    #expect(probe.results.first?.events ?? 0 > 1_000)
  }
}
