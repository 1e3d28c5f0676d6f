package import PagerBus

/// What is wrong with a message, as it is told to the other side.
package struct WireFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// Which kind of fault.
  package let code: WireCode

  /// What is wrong, in one line.
  package let message: String

  /// What a program can make of it besides; nil for nothing.
  package var data: JSONValue?

  /// Makes a fault.
  package init(_ code: WireCode, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The fault of something that the bus did not take.
  package init(_ error: PublishError) {
    let code: WireCode =
      switch error {
      case .notCarried, .noPager: .unknownTopic
      case .notOwner, .otherPager, .notPermitted: .notPermitted
      case .loop: .loopRejected
      case .full, .reserveExhausted, .notAtRest: .queueFull
      case .cancelled: .shuttingDown
      }
    self.init(code, error.description)
    if case .loop(let loop) = error {
      let chain = loop.chain.map { WireNumber.value($0) }
      data = ["bound": .string(loop.bound.word), "chain": .array(chain)]
    }
  }

  /// The code and what is wrong.
  package var description: String { "\(code.rawValue): \(message)" }
}

extension PublishError.Bound {
  /// The bound of this word; nil if there is none.
  init?(word: JSONValue?) {
    let all: [Self] = [.depth, .repeats, .reactions]
    guard let bound = all.first(where: { .string($0.word) == word }) else { return nil }
    self = bound
  }

  /// The bound as a word.
  package var word: String {
    switch self {
    case .depth: "depth"
    case .repeats: "repeats"
    case .reactions: "reactions"
    }
  }
}
