package import PagerBus

/// Decides how the buttons look and what a pressed one asks for.
package struct ButtonNavMachine: Equatable, Sendable {
  /// How many pages get a button of their own; the pages behind them have none.
  package static let perPageMaximum = 1_000

  /// What the plugin does after ``apply(_:)``, in this order.
  package enum Action: Equatable, Sendable {
    /// Ask for a page.
    case request(SelectionRequested)

    /// Say how the buttons look now.
    case publish(ButtonsChanged)

    /// Show a state to sessions.
    case show(String, JSONValue)

    /// Write a warning to the log.
    case warn(String)
  }

  private let options: ButtonNavOptions
  private var places = PagePlaces()
  private var published: ButtonsChanged?
  private var shown: JSONValue?

  /// Makes a row of which nothing is known.
  package init(_ options: ButtonNavOptions) {
    self.options = options
  }

  /// Folds one event; nothing is to be done if the row looks as before.
  package mutating func apply(_ event: any Event) -> [Action] {
    if let press = event as? ControlPressed { return [self.press(press.name)] }
    guard places.apply(event) == .applied else { return [] }
    return change(to: ButtonsChanged(buttons: options.buttons.flatMap { buttons(of: $0) }))
  }

  /// What pressing a control asks for.
  ///
  /// `prev`, `next`, `first` and `last` always mean themselves, even where a page has such a title;
  /// of pages with one title the first is meant.
  private func press(_ name: String) -> Action {
    let target: SelectionTarget
    switch name {
    case "prev": target = .prev
    case "next": target = .next
    case "first": target = .first
    case "last": target = .last
    default:
      guard let index = places.pages.descriptors.firstIndex(where: { $0.title == name }) else {
        return .warn("no button is called \(JSONValue.string(name).text)")
      }
      target = .index(index)
    }
    return .request(SelectionRequested(target, reason: .button))
  }

  private func buttons(of entry: ButtonNavOptions.Entry) -> [ButtonsChanged.Button] {
    let selected = places.existing(places.selected)
    let isBehindFirst = selected.map { $0 > 0 } ?? false
    let isBeforeLast = selected.map { $0 < places.count - 1 } ?? false
    let isNowhere = selected == nil && places.count > 0
    let goesRound = selected != nil && places.track.isRing
    switch entry {
    case .prev: return [Self.button("prev", "Previous", isBehindFirst || goesRound)]
    case .next: return [Self.button("next", "Next", isBeforeLast || goesRound)]
    case .first: return [Self.button("first", "First", isBehindFirst || isNowhere)]
    case .last: return [Self.button("last", "Last", isBeforeLast || isNowhere)]
    case .perPage:
      return (0..<min(places.pages.count, Self.perPageMaximum)).compactMap { index in
        places.pages[index].map {
          ButtonsChanged.Button(
            name: $0.title, title: $0.title, enabled: true, tinted: index == tinted)
        }
      }
    }
  }

  private static func button(
    _ name: String, _ title: String, _ isEnabled: Bool
  ) -> ButtonsChanged.Button {
    ButtonsChanged.Button(name: name, title: title, enabled: isEnabled, tinted: false)
  }

  /// The page whose button is tinted; nil for none.
  private var tinted: Int? {
    switch options.tint {
    case .decision: places.existing(places.selected)
    case .settle: places.existing(places.settled)
    }
  }

  private mutating func change(to buttons: ButtonsChanged) -> [Action] {
    var actions: [Action] = []
    if buttons != published { actions.append(.publish(buttons)) }
    published = buttons
    let current = tinted.map { JSONValue.integer(Int64($0)) } ?? .null
    if current != shown { actions.append(.show("current", current)) }
    shown = current
    return actions
  }
}
