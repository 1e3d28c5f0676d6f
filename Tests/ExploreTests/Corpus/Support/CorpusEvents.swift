import PagerBus

/// Something that components of the corpus say to each other, counted from 0.
struct Ping: Event {
  static let name: EventName = "corpus.ping"
  static let kind: EventKind = .request

  let number: Int
}

/// What is said because of a ``Ping``.
struct Echo: Event {
  static let name: EventName = "corpus.echo"
  static let kind: EventKind = .request

  let number: Int
}

/// Nothing is to be said any more.
struct Hush: Event {
  static let name: EventName = "corpus.hush"
  static let kind: EventKind = .request
}
