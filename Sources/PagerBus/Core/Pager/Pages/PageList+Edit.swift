extension PageList {
  /// The most pages that a list can hold.
  public static let countMaximum = 16_777_216

  /// Returns the list after all edits, each seeing the one before; throws without any of them if
  /// one is wrong.
  public func applying(_ edits: [PageEdit]) throws(PageEditError) -> PageList {
    guard edits.contains(where: { $0.touchesDescriptors }) else { return self }
    var draft = PageDraft(content)
    for edit in edits { try draft.apply(edit) }
    return PageList(draft.content)
  }
}

extension PageEdit {
  /// Whether it changes the list itself: a reload leaves it as it is.
  var touchesDescriptors: Bool {
    switch self {
    case .insert, .remove, .move, .retitle, .replace: true
    case .reload: false
    }
  }

  /// Whether it can change how many pages there are or where one stands.
  var isStructural: Bool {
    switch self {
    case .insert, .remove, .move, .replace, .reload: true
    case .retitle: false
    }
  }

  /// Whether every page is attached anew.
  var isReset: Bool {
    switch self {
    case .replace, .reload: true
    case .insert, .remove, .move, .retitle: false
    }
  }
}
