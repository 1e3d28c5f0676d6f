extension PagerFrame {
  /// How many tabs the canonical JSON lists, from the first in view on.
  ///
  /// Tabs that fill a strip are all in view, however many there are.
  static let listedTabsMaximum = 64

  /// Appends the frame as canonical JSON: one spelling, stable order of keys, absent values left
  /// out.
  ///
  /// It holds what is visible and what is needed to draw on from here, never a list of all pages:
  /// loaded pages out of sight are a count and a digest, settings those that differ from their
  /// defaults. A frame that was folded from a trace's records has the same text as the live one.
  public func write(into writer: inout JSONWriter) {
    var json = WriterSink(writer)
    writer = JSONWriter()
    json.beginObject()
    writeLayout(&json)
    writeSelection(&json)
    writeMotion(&json)
    writeTabs(&json)
    writePages(&json)
    writeTouch(&json)
    writeControls(&json)
    writePlugins(&json)
    json.endObject()
    writer = json.writer
  }

  /// The hash of the canonical JSON as eight hexadecimal digits.
  public var stateHash: String {
    var writer = JSONWriter()
    return StateHash.text(stateHash(using: &writer))
  }

  /// The hash of the canonical JSON; the writer's memory is used again and its content lost.
  public func stateHash(using writer: inout JSONWriter) -> UInt32 {
    writer.clear()
    write(into: &writer)
    return StateHash.of(writer.bytes)
  }

  private func writeLayout(_ json: inout WriterSink) {
    json.put("container", container)
    json.put("safe", safe)
    json.put("strip", strip)
    json.put("pages", pagesArea)
    json.list("order", order) { $0.put($1) }
  }

  private func writeSelection(_ json: inout WriterSink) {
    json.put("count", count)
    json.put("selected", selected)
    json.put("selectedKey", selectedKey?.text)
    json.put("target", target)
    json.put("settled", settled)
    json.put("settledKey", settledKey?.text)
    json.put("tab", selectedTab)
  }

  private func writeMotion(_ json: inout WriterSink) {
    json.put("position", position)
    json.put("progress", progress)
    json.put("fraction", fraction)
    json.put("direction", direction)
    json.put("velocity", velocity)
    json.put("sampledAt", sampledAt.nanoseconds)
    json.put("phase", phase.rawValue)
    writeTransition(&json)
    guard let proposal else { return }
    json.begin("proposal")
    json.beginObject()
    json.put("id", proposal.id)
    json.put("to", proposal.to)
    json.put("since", proposal.since.nanoseconds)
    json.endObject()
  }

  private func writeTransition(_ json: inout WriterSink) {
    guard let transition else { return }
    json.begin("transition")
    json.beginObject()
    json.put("id", transition.id)
    json.put("reason", transition.reason.rawValue)
    json.put("from", transition.from)
    json.put("to", transition.to)
    json.put("destination", transition.destination.map(track.place))
    json.put("since", transition.since.nanoseconds)
    json.endObject()
  }

  private func writeTabs(_ json: inout WriterSink) {
    guard let tabs else { return }
    json.put("tabHeight", tabs.height)
    json.put("content", tabs.content)
    json.put("stripOffset", stripOffset)
    let listed = visibleTabs.prefix(Self.listedTabsMaximum).compactMap { tab($0) }
    json.list("tabs", listed) { json, tab in
      json.beginObject()
      json.put("index", tab.index)
      json.put("key", tab.key?.text)
      json.put("title", tab.title)
      json.put("x", tab.x)
      json.put("w", tab.width)
      json.put("emphasis", tab.emphasis)
      json.endObject()
    }
    guard let indicator else { return }
    json.begin("indicator")
    json.beginObject()
    json.put("x", indicator.x)
    json.put("y", indicator.y)
    json.put("w", indicator.width)
    json.put("h", indicator.height)
    json.put("tab", indicator.tab)
    json.endObject()
  }

  private func writePages(_ json: inout WriterSink) {
    json.list("visible", visiblePages) { json, index in
      json.beginObject()
      json.put("index", index)
      json.put("key", pages.key(at: index)?.text)
      json.put("frame", pageFrame(index) ?? .zero)
      json.put("state", pageState(index)?.rawValue)
      json.endObject()
    }
    json.list("active", life.active) { json, key in
      json.beginArray()
      json.put(key.text)
      json.put(life[key].rawValue)
      json.endArray()
    }
    json.put("loaded", life.loadedCount)
    json.put("loadedDigest", StateHash.text(life.digest))
  }

  private func writeTouch(_ json: inout WriterSink) {
    json.put("isContainerVisible", isContainerVisible)
    json.list("fingers", fingers) { json, finger in
      json.beginArray()
      json.put(finger.name)
      json.put(finger.place.x)
      json.put(finger.place.y)
      json.endArray()
    }
    guard let resize else { return }
    json.list("resize", [resize.size.width, resize.size.height]) { $0.put($1) }
  }

  private func writeControls(_ json: inout WriterSink) {
    json.put(members: controlsJSON)
  }

  /// The members of the canonical JSON that change only with the layout and the controls' own
  /// facts.
  func makeControlsJSON() -> [UInt8] {
    var json = WriterSink(JSONWriter())
    json.list("controls", controls) { json, cell in
      json.beginArray()
      json.put(cell.name)
      json.put(Int64(cell.cell))
      json.put(cell.frame.x)
      json.put(cell.frame.y)
      json.put(cell.frame.width)
      json.put(cell.frame.height)
      json.endArray()
    }
    if let dots {
      json.begin("dots")
      json.put(event: dots)
    }
    if let buttons {
      json.begin("buttons")
      json.put(event: buttons)
    }
    return json.writer.bytes
  }

  private func writePlugins(_ json: inout WriterSink) {
    json.list("plugins", plugins) { json, plugin in
      json.beginObject()
      json.put("id", plugin.id)
      json.put("state", plugin.state?.rawValue)
      json.put("reason", plugin.reason)
      json.begin("shows")
      json.put(JSONValue.object(plugin.shown))
      json.endObject()
    }
    json.begin("settings")
    json.put(JSONValue.object(changedSettings))
  }
}
