import PagerBus
import TestSupport
import Testing

/// What a row of another pager's tests says of one change to the list, or of several applied one by
/// one.
struct EditFact: CustomTestStringConvertible, Sendable {
  let id: String
  var pages = 10
  let start: Int
  let edits: [PageEdit]
  let index: Int?
  let content: String?

  var testDescription: String { id }

  /// Whether it speaks of what is selected between two edits, so that one batch is another
  /// question.
  var isOfSteps: Bool { id == "F-22 to 1, then 2" }

  /// A world at rest on the start page.
  func world() -> PagerWorldModel {
    PagerWorldModel(pages: pages) { $0.initial = .index(start) }
  }
}

/// Short words for edits; inserted pages are titled `n`.
enum Edit {
  static func ins(_ index: Int) -> PageEdit { .insert(at: index, page: .init(title: "n")) }
  static func rm(_ index: Int) -> PageEdit { .remove(at: index) }
  static func mv(_ from: Int, _ to: Int) -> PageEdit { .move(from: from, to: to) }
  static func new(_ titles: String...) -> PageEdit {
    .replace(PageList(titles: titles).descriptors)
  }
  static func keep(_ indices: Int...) -> PageEdit {
    .replace(PageList(titles: indices.map { String($0) }).descriptors)
  }
}

extension EditFact {
  static let viewPager: [EditFact] = [
    .init(id: "V-01", start: 0, edits: [Edit.ins(0)], index: 1, content: "0"),
    .init(id: "V-02", start: 0, edits: [Edit.rm(0)], index: 0, content: "1"),
    .init(id: "V-04", start: 0, edits: [Edit.mv(9, 0)], index: 1, content: "0"),
    .init(id: "V-05 at 0", start: 9, edits: [Edit.ins(0)], index: 10, content: "9"),
    .init(id: "V-05 at 9", start: 9, edits: [Edit.ins(9)], index: 10, content: "9"),
    .init(id: "V-07", start: 9, edits: [Edit.rm(9)], index: 8, content: "8"),
    .init(
      id: "V-08 ours", start: 9, edits: [Edit.keep(0, 1, 2, 3, 4, 5, 6, 7, 8)], index: 8,
      content: "8"),
    .init(
      id: "V-10 ours", start: 5, edits: [Edit.keep(0, 2, 3, 4, 5, 6, 7, 9)], index: 4,
      content: "5"),
    .init(id: "V-11", start: 0, edits: [Edit.ins(0), Edit.ins(0)], index: 2, content: "0"),
    .init(id: "V-13 at 0", start: 9, edits: [Edit.ins(0), Edit.ins(0)], index: 11, content: "9"),
    .init(id: "V-13 at 8", start: 9, edits: [Edit.ins(8), Edit.ins(8)], index: 11, content: "9"),
    .init(id: "V-13 at 9", start: 9, edits: [Edit.ins(9), Edit.ins(9)], index: 11, content: "9"),
    .init(id: "V-14", start: 9, edits: [Edit.rm(0), Edit.rm(0)], index: 7, content: "9"),
    .init(
      id: "V-16", start: 9, edits: Array(repeating: Edit.rm(0), count: 10), index: nil,
      content: nil),
    .init(id: "V-17", start: 2, edits: [Edit.new("10", "11", "12", "13")], index: 2, content: "12"),
    .init(id: "V-19", start: 9, edits: [Edit.new()], index: nil, content: nil),
    .init(
      id: "V-20", start: 1,
      edits: [
        Edit.rm(0), Edit.rm(5), Edit.rm(1), Edit.ins(2), Edit.ins(6), Edit.ins(7), Edit.mv(5, 2),
        Edit.ins(9), Edit.ins(1), Edit.mv(4, 9),
      ], index: 0, content: "1"),
    .init(
      id: "V-22", start: 2,
      edits: [
        Edit.ins(0), Edit.ins(9), Edit.rm(6), Edit.mv(0, 6), Edit.rm(9), Edit.rm(1), Edit.rm(8),
        Edit.ins(0), Edit.mv(3, 8), Edit.rm(2),
      ], index: 2, content: "4"),
  ]

  static let others: [EditFact] = [
    .init(
      id: "C-19", pages: 5, start: 1, edits: [Edit.ins(0), Edit.ins(0), Edit.ins(0)], index: 4,
      content: "1"),
    .init(id: "F-22 to 2", pages: 3, start: 1, edits: [Edit.rm(2)], index: 1, content: "1"),
    .init(
      id: "F-22 to 1", pages: 3, start: 1, edits: [Edit.rm(2), Edit.rm(1)], index: 0, content: "0"),
    .init(
      id: "F-22 to 1, then 2", pages: 3, start: 1, edits: [Edit.rm(2), Edit.rm(1), Edit.ins(1)],
      index: 0, content: "0"),
    .init(id: "R-07 4 to 0", pages: 4, start: 2, edits: [Edit.new()], index: nil, content: nil),
    .init(
      id: "R-07 page 3 of 5 to 2", pages: 5, start: 3, edits: [Edit.new("x", "y")], index: 1,
      content: "y"),
    .init(
      id: "R-07 0 to 5 with default 3", pages: 0, start: 3,
      edits: [Edit.new("a", "b", "c", "d", "e")], index: 3, content: "d"),
    .init(
      id: "R-08", pages: 4, start: 1, edits: [Edit.keep(0, 2, 1, 3)], index: 2, content: "1"),
    .init(id: "R-17", pages: 3, start: 1, edits: [Edit.keep(1, 0, 2)], index: 0, content: "1"),
    .init(
      id: "V-25 rm2 then rm1 of 6", pages: 6, start: 0, edits: [Edit.rm(2), Edit.rm(1)], index: 0,
      content: "0"),
  ]
}
