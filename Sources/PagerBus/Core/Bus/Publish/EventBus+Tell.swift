extension EventBus {
  /// Publishes a fact of the host; an error is kept, for there is nobody else to tell.
  @discardableResult
  func tell(_ event: some Event, cause: UInt64?, for pager: PagerScope = .main) -> UInt64? {
    let context = CauseContext(timer: clock.now, cause: cause, admission: .reaction, for: pager)
    do throws(PublishError) {
      return try publish(event, by: .host, in: context).sequence
    } catch {
      note(error)
      return nil
    }
  }
}
