package import PagerBus

/// Decides when what is shown is saved, and when it is restored.
///
/// What is saved belongs to the pages and the tabs: the key of the selected page, the position on
/// it, how far the strip is scrolled. The machine keeps a copy of what it asked them to save, for
/// sessions to see.
package struct RestorationMachine: Equatable, Sendable {
  /// What the plugin does after ``apply(_:)``, in this order.
  package enum Action: Equatable, Sendable {
    /// Ask for the state to be kept.
    case save(StateSave)

    /// Ask for the state to be shown again.
    case restore(StateRestore)

    /// Show a state to sessions.
    case show(String, JSONValue)
  }

  private let options: RestorationOptions
  private var places = PagePlaces()
  private var position: Double?
  private var strip: Double = 0
  private var isHidden = false
  private var isSaved = false

  /// Makes a machine that has saved nothing.
  package init(_ options: RestorationOptions) {
    self.options = options
  }

  /// Folds one event.
  package mutating func apply(_ event: any Event) -> [Action] {
    switch event {
    case let event as ScrollMoved: if event.position.isFinite { position = event.position }
    case let event as StripScrolled: if event.offset.isFinite { strip = event.offset }
    case is PagerStopping: return isHidden ? [] : save()
    case let event as ContainerSet:
      guard event.visible == isHidden else { return [] }
      isHidden.toggle()
      return isHidden ? save() : restore()
    default: _ = places.apply(event)
    }
    return []
  }

  /// Without a page there is nothing to come back to, and what was saved before is out of date.
  private mutating func save() -> [Action] {
    let page = places.existing(places.selected)
    isSaved = page != nil
    guard let page, let key = places.pages.key(at: page) else {
      return [.show("key", .null), .show("position", .null), .show("strip", .null)]
    }
    return [
      .save(StateSave(name: options.name)), .show("key", .string(key.text)),
      .show("position", .number(position ?? Double(page))), .show("strip", .number(strip)),
    ]
  }

  private func restore() -> [Action] {
    isSaved && places.count > 0 ? [.restore(StateRestore(name: options.name))] : []
  }
}
