/// The name of something that a view draws in a style of its own.
public enum StyleToken: Hashable, Sendable {
  /// Something that exists once.
  case shared(Shared)
  /// Something of the page at an index, counted from 0.
  case page(Int, PageAspect)

  /// What exists once.
  public enum Shared: String, SettingChoice {
    /// The text of a tab.
    case tabTitle = "tab.title"
    /// What is behind a tab.
    case tabBackground = "tab.background"
    /// The line under the selected tab.
    case indicatorColour = "indicator.colour"
    /// A button.
    case buttonTint = "button.tint"
    /// The button of the selected page.
    case selectedButtonTint = "button.tint.selected"
    /// What is behind the pages.
    case pagesBackground = "pages.background"
    /// What is behind the strip.
    case stripBackground = "strip.background"
    /// The scroll bar of the pages.
    case pagesScrollbar = "pages.scrollbar"
  }

  /// What each page has.
  public enum PageAspect: String, SettingChoice {
    /// What is behind the page.
    case background
    /// What fills the page.
    case image
    /// What stands for the page in its tab.
    case icon
    /// What its tab is marked with.
    case badge
  }

  /// Page indices below this have tokens.
  package static let pagesMaximum = 1_000_000
}

extension StyleToken {
  /// The name as it is written: `tab.title`, `page(3).badge`.
  public var text: String {
    switch self {
    case .shared(let shared): shared.rawValue
    case .page(let index, let aspect): "page(\(index)).\(aspect.rawValue)"
    }
  }

  /// Reads a name; nil if there is no such token.
  public init?(text: String) {
    if let shared = Shared(rawValue: text == "indicator.color" ? "indicator.colour" : text) {
      self = .shared(shared)
      return
    }
    guard text.hasPrefix("page("), let close = text.firstIndex(of: ")") else { return nil }
    let index = text[text.index(text.startIndex, offsetBy: 5)..<close]
    let rest = text[text.index(after: close)...]
    guard rest.first == ".", let aspect = PageAspect(rawValue: String(rest.dropFirst())),
      index.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let number = Int(index),
      number < StyleToken.pagesMaximum
    else { return nil }
    self = .page(number, aspect)
  }

  /// What the token says until it is set.
  ///
  /// A name, never a colour's value. Empty for pages.
  public var defaultValue: String {
    switch self {
    case .shared(.tabTitle): "18pt regular, bold when selected"
    case .shared(.tabBackground), .shared(.buttonTint): "systemBlue"
    case .shared(.indicatorColour), .shared(.selectedButtonTint): "systemOrange"
    case .shared(.pagesBackground), .shared(.stripBackground): "white"
    case .shared(.pagesScrollbar): "hidden"
    case .page: ""
    }
  }
}
