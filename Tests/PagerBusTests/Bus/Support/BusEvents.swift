import PagerBus

/// A fact that the tests publish as the script.
struct Ticked: Event {
  static let name: EventName = "test.ticked"
  static let kind: EventKind = .fact(owner: .script, sticky: false)

  var number = 0
  var publisher = 0
}

/// Another fact of the script.
struct Tocked: Event {
  static let name: EventName = "test.tocked"
  static let kind: EventKind = .fact(owner: .script, sticky: false)

  var number = 0
  var text = "a text that is too long to be stored inline"
}

/// A fact of which the latest is replayed.
struct Placed: Event {
  static let name: EventName = "place.changed"
  static let kind: EventKind = .fact(owner: .script, sticky: true)

  var number = 0
}

/// A sample of something continuous.
struct Sampled: Event {
  static let name: EventName = "sample.taken"
  static let kind: EventKind = .fact(owner: .script, sticky: false)

  var number = 0
  var isBoundary = false
}

/// A fact of the pages, of which the latest is replayed.
struct Landed: Event {
  static let name: EventName = "test.landed"
  static let kind: EventKind = .fact(owner: .pages, sticky: true)

  var number = 0
}

/// A request that anybody may publish.
struct Asked: Event {
  static let name: EventName = "test.asked"
  static let kind: EventKind = .request

  var number = 0
}

/// Another request.
struct Begged: Event {
  static let name: EventName = "test.begged"
  static let kind: EventKind = .request

  var number = 0
}
