/// Sessions that must parse, check clean and convert both ways.
enum ExampleSessions {
  static let tour = tourSession
  static let interrupt = interruptSession
  static let walk = walkSession
  static let all = [tour, interrupt, walk]
}

private let tourSession = #"""
  session 1
  view 390x844
  pages "Home" "뉴스" "Sports" "Finance" "Me"
  case "tap selects and the indicator follows" {
    tap tab "뉴스"
    wait idle
    expect page = 1
    expect indicator.center = tab(1).center ± 0.5px
    press next; wait idle
    expect page.title = "Sports"
  }
  case "a drag of less than half springs back" {
    mark start
    drag next 0.4pg over 300ms hold 100ms
    wait idle
    expect page = 0
    expect none selection.changed since start
  }

  """#

private let interruptSession = #"""
  session 1
  view 390x844
  pages 9
  case "catch a settle, a second finger takes over" {
    mark m
    select 4 animated
    wait until position >= 3.6pg within 2s
    together {
      lane { down a at 70%,50%; move a to 35%,50% over 120ms; up a }
      lane { wait 60ms; down b at 40%,60%; move b to 80%,60% over 200ms ease out; wait 100ms; up b }
    }
    wait idle within 2s
    expect count page.settled = 1 since m
    expect order pager.state settling dragging settling idle since m
  }
  case "removing the current page mid-drag lands on a neighbour" {
    mark start
    select 3 jump
    down a at 20%,50%; move a to 60%,50% over 90ms
    pages remove 3
    pages insert 0 "Zero"; pages title 1 "아주 긴 제목 👩‍👩‍👧 ✈️"
    up a; wait idle within 1s
    expect always selected in 0..8 since start
  }

  """#

private let walkSession = #"""
  session 1
  view 320x568
  pages 12
  gesture nudge dir dist { drag $dir $dist over 90ms hold 0ms }
  case "random walk" seed 42 {
    always position in -0.6pg..11.6pg
    repeat 200 as i {
      choose {
        option 5 { fling $any(next,prev) at $any(1pg/s..6pg/s) }
        option 3 { do nudge $any(next,prev) $any(0.05pg..0.7pg) }
        option 2 { tap tab $any(0..11) }
        option 1 { select $any(0..11) animated }
        option 1 { resize $any(320x568,568x320,390x844) }
      }
      wait $any(0ms..400ms)
    }
    wait idle within 3s
    expect position = integer ± 0.001pg
  }

  """#
