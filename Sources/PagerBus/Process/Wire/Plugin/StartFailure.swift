import PagerBus

/// Why a program cannot be used as a plugin, with what it said last.
struct StartFailure: Error {
  /// The most lines of its standard error that are repeated.
  static let lineMaximum = 10

  /// The most characters of such a line.
  static let characterMaximum = 200

  /// Why it cannot be used.
  let end: PeerEnd

  /// The last lines of its standard error.
  ///
  /// They go to the log alone: what a program prints may hold paths and times, which no event may.
  let said: [String]

  /// A failure of a program that said nothing.
  init(_ end: PeerEnd) {
    self.end = end
    said = []
  }

  /// A failure of a program that was greeted.
  init(_ end: PeerEnd, of peer: Peer) {
    self.end = end
    said = peer.lines.suffix(Self.lineMaximum).map { line in
      let text = line.text.prefix(Self.characterMaximum)
      return "it said: \(text)" + (text.endIndex < line.text.endIndex ? "…" : "")
    }
  }
}
