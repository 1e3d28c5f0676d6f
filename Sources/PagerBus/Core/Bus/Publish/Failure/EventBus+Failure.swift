/// Failures become events, each of them once.
extension EventBus {
  /// Tells everybody that the handler of a subscription failed, with the chain of causes of what it
  /// handled.
  ///
  /// The failure of a handler of `handler.failed` is only counted, so that failures cannot feed
  /// themselves. A chain that was cut has been told of already.
  ///
  /// - Parameters:
  ///   - core: the subscription whose handler failed; what it handles now, or handled last if it
  ///     has not asked again, is what failed.
  ///   - source: whose handler it is.
  ///   - error: what it threw.
  /// - Returns: the sequence number of what was handled; nil, and nothing is told, if nothing was.
  @discardableResult
  func report(
    failure core: SubscriptionCore, by source: EventSource, error: any Error
  ) -> UInt64? {
    // Before the lock is taken: it is code of others.
    let text = "\(error)"
    let failed = act { state -> CauseContext? in
      unsafe core.guarded.made.lastError = text
      return unsafe state.context(of: core) ?? core.guarded.rare?.left
    }
    guard let failed, let handled = failed.sequence else { return nil }
    if let error = error as? PublishError, case .loop = error { return handled }
    report(failure: failed, by: source, error: error)
    return handled
  }

  /// Tells everybody that what follows from `context` failed.
  func report(failure context: CauseContext, by source: EventSource, error: any Error) {
    let text = "\(error)"
    let failed = act { state -> HandlerFailed? in
      let chain = state.chain(from: context.sequence)
      let isOfFailure = state.followsFailure(chain)
      switch state.failures.handlerFailed(isOfFailure: isOfFailure) {
      case .count: return nil
      case .publish: break
      }
      let type = chain.first.map { state.typeName(at: $0) } ?? ""
      return HandlerFailed(
        type: type, by: source.description, error: text, chain: chain)
    }
    tell(failed, in: context)
  }

  /// Tells everybody that a chain was cut, once per publisher and root.
  func report(_ loop: PublishError.Loop, in context: CauseContext) {
    let failed = act { state -> HandlerFailed? in
      let isOfFailure = state.followsFailure(loop.chain)
      switch state.failures.rejected(loop.by, root: context.root, isOfFailure: isOfFailure) {
      case .count: return nil
      case .publish: break
      }
      return HandlerFailed(
        type: loop.type.text, by: loop.by.description,
        error: PublishError.loop(loop).description, chain: loop.chain)
    }
    tell(failed, in: context)
  }

  /// Keeps an error that nobody else can be told of.
  func note(_ error: PublishError) {
    act { $0.failures.lastError = error.description }
  }

  private func tell(_ failed: HandlerFailed?, in context: CauseContext) {
    guard let failed else { return }
    do {
      _ = try publish(failed, by: .host, in: context.reacting)
    } catch {
      note(error)
    }
  }
}

extension BusState {
  /// Whether one of these events is a `handler.failed`.
  fileprivate func followsFailure(_ chain: [UInt64]) -> Bool {
    guard let topic = table.index(of: HandlerFailed.self) else { return false }
    return chain.contains { table.type(of: Int(order.element(at: $0).topic)) == topic }
  }

  fileprivate func typeName(at sequence: UInt64) -> String {
    table.topics[Int(order.element(at: sequence).topic)].name.text
  }
}
