package import PagerBus

extension EventSource {
  /// The publisher of this spelling; nil if nobody is written like that.
  package init?(_ text: String) {
    let others: [EventSource] = [.host, .script, .input, .tabs, .pages, .indicator]
    if let other = others.first(where: { $0.description == text }) {
      self = other
    } else if text.hasPrefix("plugin:") {
      self = .plugin(String(text.dropFirst("plugin:".count)))
    } else {
      return nil
    }
  }
}
