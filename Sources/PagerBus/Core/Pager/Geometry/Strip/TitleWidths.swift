/// The widths of tabs that follow from their titles, and where each begins.
///
/// The sums over the pages of a store are made once and serve every list that came of it, so an
/// edit costs what it changes.
struct TitleWidths: Sendable {
  /// The sums over the pages that a store had from the beginning.
  private final class StoreSums: Sendable {
    let store: PageStore

    /// Where the page at each place begins; one more than there are pages.
    let starts: [Double]

    init(_ store: PageStore, _ style: TabsStyle) {
      store.note(store.pages.count)
      self.store = store
      starts = TitleWidths.starts(of: store.pages, style)
    }
  }

  private let style: TabsStyle
  private let list: PageList
  private let sums: StoreSums

  /// Where each page that came later begins, counted from the first of them.
  private let addedStarts: [Double]

  /// Where each run of pages begins.
  private let pieceStarts: [Double]

  /// The width of all tabs.
  let total: Double

  /// Measures the titles of a list; `other` may have measured them already.
  init(_ list: PageList, _ style: TabsStyle, reusing other: TitleWidths?) {
    self.style = style
    self.list = list
    let content = list.content
    if let other, other.sums.store === content.store, other.style.measures(like: style) {
      sums = other.sums
    } else {
      sums = StoreSums(content.store, style)
    }
    content.store.note(content.added.count + content.pieces.pieces.count)
    addedStarts = Self.starts(of: content.added, style)
    var starts: [Double] = []
    var total = 0.0
    for piece in content.pieces.pieces {
      starts.append(total)
      total += Self.start(piece.end, sums, addedStarts) - Self.start(piece.first, sums, addedStarts)
    }
    pieceStarts = starts
    self.total = total
  }

  /// The width of a tab.
  func width(of index: Int) -> Double {
    list[index].map { style.width(of: $0.title) } ?? 0
  }

  /// Where a tab begins, nothing between the tabs; the index must exist.
  func start(of index: Int) -> Double {
    sums.store.note(1)
    let pieces = list.content.pieces
    let piece = pieces.piece(at: index)
    let first = pieces.pieces[piece].first
    let number = first + index - pieces.starts[piece]
    let way = Self.start(number, sums, addedStarts) - Self.start(first, sums, addedStarts)
    return pieceStarts[piece] + way
  }

  private static func start(_ number: Int, _ sums: StoreSums, _ added: [Double]) -> Double {
    let count = sums.store.pages.count
    return number <= count
      ? sums.starts[number] : sums.starts[count] + added[number - count]
  }

  private static func starts(of pages: [PageDescriptor], _ style: TabsStyle) -> [Double] {
    var starts = [0.0]
    starts.reserveCapacity(pages.count + 1)
    var sum = 0.0
    for page in pages {
      sum += style.width(of: page.title)
      starts.append(sum)
    }
    return starts
  }
}

extension TitleWidths: Hashable {
  /// Whether both say the same of the same titles.
  static func == (left: TitleWidths, right: TitleWidths) -> Bool {
    left.style.measures(like: right.style) && left.list == right.list
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(list)
  }
}

extension TabsStyle {
  /// The width of an intrinsic tab with a title.
  func width(of title: String) -> Double {
    limited(Double(DisplayWidth.of(title)) * TabsStyle.columnWidth + inset.left + inset.right)
  }

  /// Whether both give every title the same width.
  func measures(like other: TabsStyle) -> Bool {
    minimumWidth == other.minimumWidth && maximumWidth == other.maximumWidth
      && inset.left == other.inset.left && inset.right == other.inset.right
  }
}
