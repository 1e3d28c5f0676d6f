/// One source of input of a WebDriver actions command, with what it does tick by tick.
struct ActionSource: Equatable, Sendable {
  /// The kinds of source.
  enum Kind: String, CaseIterable, Sendable {
    case key
    case pointer
    case wheel
    case none
  }

  /// One step of a source; it lasts as long as its tick.
  struct Item: Equatable, Sendable {
    /// Where it stands in the file.
    var range: SourceRange
    var action: Action
  }

  /// What a step does.
  enum Action: Equatable, Sendable {
    /// Nothing, for a time in milliseconds.
    case pause(Int64)
    case down(button: Int64)
    case up(button: Int64)
    /// A move of the pointer; the tick's time when the duration is nil.
    case move(Move)
    case cancel
    /// A key goes down, by its normalized name.
    case keyDown(String)
    case keyUp(String)
    /// A wheel turns, for a time in milliseconds.
    case scroll(Int64)

    /// What the step is called in the file.
    var name: String {
      switch self {
      case .pause: "pause"
      case .down: "pointerDown"
      case .up: "pointerUp"
      case .move: "pointerMove"
      case .cancel: "pointerCancel"
      case .keyDown(let key): "keyDown \(key)"
      case .keyUp(let key): "keyUp \(key)"
      case .scroll: "scroll"
      }
    }

    /// How long the step makes its tick last.
    var duration: Int64 {
      switch self {
      case .pause(let duration), .scroll(let duration): duration
      case .move(let move): move.duration ?? 0
      case .down, .up, .cancel, .keyDown, .keyUp: 0
      }
    }
  }

  /// Where a pointer goes.
  struct Move: Equatable, Sendable {
    var x: Double
    var y: Double
    var origin: Origin
    /// In milliseconds.
    var duration: Int64?
  }

  /// What a move counts from.
  enum Origin: Equatable, Sendable {
    /// The left upper corner of the view.
    case viewport
    /// Where the pointer is.
    case pointer
    /// The centre of an element, by its reference.
    case element(String)
  }

  var kind: Kind
  var id: String
  var items: [Item]
}
