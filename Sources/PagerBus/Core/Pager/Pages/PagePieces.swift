/// Which page stands where, as runs of pages that were numbered one after the other.
///
/// An edit splits a run or puts one between two, so its cost does not depend on how many pages
/// there are.
struct PagePieces: Hashable, Sendable {
  /// Pages with successive numbers that stand one after the other.
  struct Piece: Hashable, Sendable {
    /// The number of the first.
    var first: Int

    /// How many there are.
    var count: Int

    /// The number behind the last.
    var end: Int { first + count }

    func contains(_ number: Int) -> Bool { number >= first && number < end }
  }

  /// The runs in the order of the list; none is empty.
  let pieces: [Piece]

  /// The index of the first page of every run.
  let starts: [Int]

  /// How many pages there are.
  let count: Int

  /// The runs in the order of their numbers.
  private let order: [Int]

  init(_ pieces: [Piece]) {
    var starts: [Int] = []
    starts.reserveCapacity(pieces.count)
    var count = 0
    for piece in pieces {
      starts.append(count)
      count += piece.count
    }
    self.pieces = pieces
    self.starts = starts
    self.count = count
    order = pieces.indices.sorted { pieces[$0].first < pieces[$1].first }
  }

  /// The run in which the page at an index stands; the index must exist.
  func piece(at index: Int) -> Int {
    starts.lastPlace { $0 <= index } ?? 0
  }

  /// The number of the page at an index; nil without such a page.
  func number(at index: Int) -> Int? {
    guard index >= 0, index < count else { return nil }
    let piece = piece(at: index)
    return pieces[piece].first + index - starts[piece]
  }

  /// The index of the page with a number; nil if it is not in the list.
  func index(of number: Int) -> Int? {
    guard let place = order.lastPlace(where: { pieces[$0].first <= number }) else { return nil }
    let piece = order[place]
    return pieces[piece].contains(number) ? starts[piece] + number - pieces[piece].first : nil
  }

  /// Whether these are `count` pages in the order of their numbers, from 0 on.
  func isWhole(_ count: Int) -> Bool {
    self.count == count && pieces.count <= 1 && (pieces.first?.first ?? 0) == 0
  }
}

extension RandomAccessCollection where Index == Int {
  /// The last index whose element has a property that all before it have, too; nil if none has it.
  func lastPlace(where holds: (Element) -> Bool) -> Int? {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > startIndex ? low - 1 : nil
  }
}
