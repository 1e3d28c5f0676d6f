/// One change to the list of pages; each sees the list that the one before it left.
public enum PageEdit: Hashable, Sendable {
  /// A new page at an index; its key is its title, made unique, unless it brings one.
  case insert(at: Int, page: NewPage)

  /// The page at an index goes.
  case remove(at: Int)

  /// The page at an index goes to where it then has another index.
  case move(from: Int, to: Int)

  /// The page at an index gets another title and keeps its key.
  case retitle(at: Int, title: String)

  /// All pages go, these come.
  case replace([PageDescriptor])

  /// The same pages, attached anew.
  case reload

  /// A page that is about to be inserted.
  public struct NewPage: Hashable, Sendable {
    /// The key; nil lets the pager derive one from the title.
    public let key: PageKey?

    /// The text of the page's tab.
    public let title: String

    /// Makes a page from its title and, if it has one, its key.
    public init(key: PageKey? = nil, title: String) {
      self.key = key
      self.title = title
    }
  }
}

extension PageEdit: Codable {
  private enum CodingKeys: String, CodingKey {
    case op, at, from, to, key, title, pages
  }

  private enum Operation: String, Codable, CaseIterable {
    case insert, remove, move, retitle, replace, reload
  }

  /// Reads an object whose `op` says which of the other members count.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Operation.self, forKey: .op) {
    case .insert:
      self = .insert(
        at: try container.decode(Int.self, forKey: .at),
        page: NewPage(
          key: try container.decodeIfPresent(PageKey.self, forKey: .key),
          title: try container.decode(String.self, forKey: .title)))
    case .remove:
      self = .remove(at: try container.decode(Int.self, forKey: .at))
    case .move:
      self = .move(
        from: try container.decode(Int.self, forKey: .from),
        to: try container.decode(Int.self, forKey: .to))
    case .retitle:
      self = .retitle(
        at: try container.decode(Int.self, forKey: .at),
        title: try container.decode(String.self, forKey: .title))
    case .replace:
      self = .replace(try container.decode([PageDescriptor].self, forKey: .pages))
    case .reload:
      self = .reload
    }
  }

  /// Writes an object whose `op` says which of the other members follow.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .insert(let index, let page):
      try container.encode(Operation.insert, forKey: .op)
      try container.encode(index, forKey: .at)
      try container.encodeIfPresent(page.key, forKey: .key)
      try container.encode(page.title, forKey: .title)
    case .remove(let index):
      try container.encode(Operation.remove, forKey: .op)
      try container.encode(index, forKey: .at)
    case .move(let from, let to):
      try container.encode(Operation.move, forKey: .op)
      try container.encode(from, forKey: .from)
      try container.encode(to, forKey: .to)
    case .retitle(let index, let title):
      try container.encode(Operation.retitle, forKey: .op)
      try container.encode(index, forKey: .at)
      try container.encode(title, forKey: .title)
    case .replace(let pages):
      try container.encode(Operation.replace, forKey: .op)
      try container.encode(pages, forKey: .pages)
    case .reload:
      try container.encode(Operation.reload, forKey: .op)
    }
  }
}
