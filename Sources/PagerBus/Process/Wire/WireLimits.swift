/// How much of everything a connection may have.
package enum WireLimits {
  /// The most bytes of one line that carries events.
  package static let batchBytesMaximum = 64 << 10

  /// The most events that a plugin may let come before it acknowledges the first of them.
  package static let creditMaximum = 1_024

  /// The most messages in one array.
  package static let batchMessagesMaximum = 1_024

  /// The most timers that a plugin may have set.
  package static let timersMaximum = 256

  /// The most bytes of a name that a plugin makes up: of a request, a timer, a state.
  package static let nameBytesMaximum = 128

  /// The most lines within one turn of a stepped run.
  package static let turnLinesMaximum = 100_000

  /// How many times `handlerMs` the host waits for lines within one turn of a stepped run.
  package static let turnWaitsMaximum: Int64 = 10

  /// The most lines that are no messages within one second.
  package static let nuisanceMaximum = 1_000

  /// The most of them that are told of within one second; the others are counted.
  package static let nuisanceToldMaximum = 5

  /// The most characters of a line that a report repeats.
  package static let quotedMaximum = 80

  /// How long a plugin may think about a vote, in milliseconds.
  package static let voteMilliseconds: Int64 = 50

  /// The most proposals that are remembered until the plugin has voted.
  package static let proposalsMaximum = 64

  /// The most votes that are remembered after their time, to know a late answer by.
  package static let lateVotesMaximum = 64

  /// The first version of the protocol that is spoken, and the last.
  package static let protocols: ClosedRange<Int64> = 1...1

  /// The version of every type of events.
  package static let typeVersion: Int64 = 1

  /// How long nothing is said in a live run before the plugin is asked whether it lives, in
  /// nanoseconds.
  package static let idleMaximum: Int64 = 1_000_000_000

  /// The largest whole number that every language reads exactly.
  package static let exactMaximum: Int64 = 1 << 53
}
