import PagerBus
import PagerSession

extension AnyEnvelope {
  /// The event that a host has written, with all that its bus knows of it.
  ///
  /// - Parameters:
  ///   - node: its record.
  ///   - catalogue: the types of events that the program knows.
  /// - Throws: what makes no sense.
  init(_ node: JSONNode, in catalogue: EventCatalogue) throws(HostLoss) {
    guard let name = node["type"]?.string, let type = catalogue[EventName(name)],
      let sequence = node["seq"].flatMap({ WireNumber.sequence($0) }),
      let time = node["t"].flatMap({ WireNumber.integer($0) }),
      let source = node["source"]?.string.flatMap({ EventSource($0) }),
      let data = node["data"]?.value
    else { throw .senseless("an event of the host makes no sense: \(node.text.prefix(200))") }
    let cause = node["cause"].flatMap { WireNumber.sequence($0) }
    let pager = node["pager"].flatMap { WireNumber.integer($0) }.flatMap { PagerScope(Int($0)) }
    let event: any Event
    do throws(EventDecodingError) {
      event = try WireNumber.event(of: type, data)
    } catch {
      throw .senseless("\(name): \(error)")
    }
    self.init(
      Self.whole(event, pages: node["pages"]),
      metadata: EventMetadata(
        sequence: sequence, time: Instant(nanoseconds: time), source: source, cause: cause,
        pager: pager ?? .main),
      isReplay: node["replay"]?.bool ?? false)
  }

  /// An event with what stands beside its data in the record.
  private static func whole(_ event: any Event, pages: JSONNode?) -> any Event {
    guard let change = event as? PagesChanged, let pages = pages?.value else { return event }
    // An edit that makes the list what it is, so that pages are read in one place.
    let edit: JSONValue = ["edits": [["op": "replace", "pages": pages]]]
    guard case .replace(let descriptors)? = (try? PagesEdit(json: edit))?.edits.first,
      let list = try? PageList(descriptors)
    else { return event }
    return PagesChanged(
      edits: change.edits, pages: list, selected: change.selected,
      selectedKey: change.selectedKey, kept: change.kept, loop: change.loop)
  }
}
