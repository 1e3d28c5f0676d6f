import PagerSession
import Testing

struct MotionDiagnosticTests {
  @Test(arguments: table)
  func `a wrong motion is explained at its place`(row: DiagnosticRow) {
    #expect(row.rendered == row.expected)
  }

  private static let table: [DiagnosticRow] = [
    .init(
      "in case", #"drag next 0.4pg ovr 300ms"#,
      #"""
      error: unknown option `ovr`
        --> a.session:5:19
         |
       5 |   drag next 0.4pg ovr 300ms
         |                   ^^^
         = help: did you mean `over`?
      """#),
    .init(
      "in case", #"drag next 0.4pg over"#,
      #"""
      error: `over` needs a value
        --> a.session:5:23
         |
       5 |   drag next 0.4pg over
         |                       ^
      """#),
    .init(
      "in case", #"drag next 0.4pg"#,
      #"""
      error: `drag` needs `over`
        --> a.session:5:18
         |
       5 |   drag next 0.4pg
         |                  ^
         = help: write drag DIR DIST over D [hold D] [press D] [ease E] [from P]
      """#),
    .init(
      "in case", #"drag next over 300ms"#,
      #"""
      error: `drag` needs a distance
        --> a.session:5:12
         |
       5 |   drag next over 300ms
         |            ^
         = help: write drag DIR DIST over D [hold D] [press D] [ease E] [from P]
      """#),
    .init(
      "in case", #"drag nxt 0.4pg over 300ms"#,
      #"""
      error: `nxt` is not a direction
        --> a.session:5:8
         |
       5 |   drag nxt 0.4pg over 300ms
         |        ^^^
         = help: did you mean `next`?
      """#),
    .init(
      "in case", #"drag next 0.4 over 300ms"#,
      #"""
      error: a distance needs a unit
        --> a.session:5:13
         |
       5 |   drag next 0.4 over 300ms
         |             ^^^
         = help: write 0.4pg or 0.4px
      """#),
    .init(
      "in case", #"drag next -0.4pg over 300ms"#,
      #"""
      error: a distance is not negative
        --> a.session:5:13
         |
       5 |   drag next -0.4pg over 300ms
         |             ^^^^^^
         = help: the direction says which way it goes
      """#),
    .init(
      "in case", #"drag next 0.4pg over 300ms over 200ms"#,
      #"""
      error: `over` is given twice
        --> a.session:5:30
         |
       5 |   drag next 0.4pg over 300ms over 200ms
         |                              ^^^^
      """#),
    .init(
      "in case", #"drag next 0.4pg over 300ms 5"#,
      #"""
      error: values stand before the options, found `5`
        --> a.session:5:30
         |
       5 |   drag next 0.4pg over 300ms 5
         |                              ^
         = help: `over` takes one value
      """#),
    .init(
      "in case", #"drag next 0.4pgs over 300ms"#,
      #"""
      error: unknown unit `pgs`
        --> a.session:5:16
         |
       5 |   drag next 0.4pgs over 300ms
         |                ^^^
         = help: did you mean `0.4pg`?
      """#),
    .init(
      "in case", #"drag next 0.4pg over 300px"#,
      #"""
      error: `px` is no unit of time
        --> a.session:5:24
         |
       5 |   drag next 0.4pg over 300px
         |                        ^^^^^
         = help: such as 300ms
      """#),
    .init(
      "in case", #"drag next 0.4pg over 300ms ease inn"#,
      #"""
      error: `inn` is not an ease
        --> a.session:5:35
         |
       5 |   drag next 0.4pg over 300ms ease inn
         |                                   ^^^
         = help: did you mean `in`?
      """#),
    .init(
      "in case", #"fling next at 3"#,
      #"""
      error: a speed needs a unit
        --> a.session:5:17
         |
       5 |   fling next at 3
         |                 ^
         = help: write 3pg/s or 3px/s
      """#),
    .init(
      "in case", #"fling next at 0pg/s"#,
      #"""
      error: a speed is greater than 0
        --> a.session:5:17
         |
       5 |   fling next at 0pg/s
         |                 ^^^^^
      """#),
    .init(
      "in case", #"swipe next over 300ms"#,
      #"""
      error: `over` does not belong to this form of `swipe`
        --> a.session:5:14
         |
       5 |   swipe next over 300ms
         |              ^^^^
         = help: write swipe DIR, or swipe from P to P over D
      """#),
    .init(
      "in case", #"swipe from 10%,10% over 300ms"#,
      #"""
      error: `swipe` needs `to`
        --> a.session:5:32
         |
       5 |   swipe from 10%,10% over 300ms
         |                                ^
         = help: write swipe DIR, or swipe from P to P over D
      """#),
    .init(
      "in case", #"fling sideways at 3pg/s"#,
      #"""
      error: `sideways` is not a direction
        --> a.session:5:9
         |
       5 |   fling sideways at 3pg/s
         |         ^^^^^^^^
         = help: one of left right up down next prev
      """#),
  ]
}
