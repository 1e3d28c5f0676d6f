import PagerBus

/// What code does: selects, edits, resizes, sets.
extension CaseRunner {
  func performCode(_ performed: Performed, in lane: Lane) throws(CaseStop) {
    let range = performed.range
    switch performed.step {
    case .select(let target, let animated):
      let request = SelectionRequested(
        try selection(target, at: range),
        animated: animated ?? (world.frame.settings.select == .animated), reason: .code)
      say(request, performed, in: lane)
    case .edit(let edits):
      try checkPages(after: edits, at: range)
      say(PagesEdit(edits.map { pageEdit($0) }), performed, in: lane)
    case .reload: say(PagesEdit([.reload]), performed, in: lane)
    case .pageCount(let count):
      say(PagesEdit([.replace(titled(CaseSetup.titles(count: count)))]), performed, in: lane)
    case .pageTitles(let titles): say(PagesEdit([.replace(titled(titles))]), performed, in: lane)
    case .resize(let size, let over):
      say(
        ViewportResize(
          w: Double(size.width), h: Double(size.height), over: over > 0 ? over : nil),
        performed, in: lane)
    case .background: say(ContainerSet(visible: false), performed, in: lane)
    case .foreground: say(ContainerSet(visible: true), performed, in: lane)
    case .key(let name): say(KeyPressed(key: name), as: .input, performed, in: lane)
    case .publish(let publication): try performPublication(publication, performed, in: lane)
    case .save(let name): say(StateSave(name: name), performed, in: lane)
    case .restore(let name): say(StateRestore(name: name), performed, in: lane)
    case .plugin(let id, let command): try perform(command, on: id, performed, in: lane)
    case .fault(let id, let fault): try plant(fault, in: id, performed, in: lane)
    default: try performSetting(performed, in: lane)
    }
  }

  private func performPublication(
    _ publication: Publication, _ performed: Performed, in lane: Lane
  ) throws(CaseStop) {
    let event: any Event
    do throws(Diagnostic) {
      event = try PublicationReader(
        catalogue: options.catalogue, source: plan.sources[performed.range]
      )
      .event(publication)
    } catch {
      try stop(error)
    }
    switch event {
    case let event as SettingSet where setup.overridden.contains(event.key):
      _ = beginStep(performed, in: lane)
      endStep(lane)
    case is PointerDown:
      try checkFingers(at: performed.range)
      say(event, performed, in: lane)
    case let event as PagesEdit:
      try checkPages(inserting: event.insertCount, at: performed.range)
      say(event, performed, in: lane)
    default: say(event, performed, in: lane)
    }
  }

  private func performSetting(_ performed: Performed, in lane: Lane) throws(CaseStop) {
    guard let (key, value) = SettingText.of(performed.step, statement: performed.literal) else {
      try stop("`\(performed.statement.verb)` cannot stand in a case", at: performed.range)
    }
    guard key != "seed" else {
      try stop(
        "a seed is set before the cases", at: performed.range,
        help: "write it above, or `case \"…\" seed N`")
    }
    guard !setup.overridden.contains(key) else {
      _ = beginStep(performed, in: lane)
      return endStep(lane)
    }
    var tried = world.frame.settings
    do {
      try tried.apply(key: key, value: value)
    } catch {
      try stop(error.description, at: performed.range)
    }
    say(SettingSet(key: key, value: value), performed, in: lane)
  }

  private func say(
    _ event: some Event, as source: EventSource = .script, _ performed: Performed, in lane: Lane
  ) {
    let cause = beginStep(performed, in: lane)
    publish(event, as: source, because: cause)
    endStep(lane)
  }

  private func selection(
    _ target: SelectTarget, at range: SourceRange
  ) throws(CaseStop) -> SelectionTarget {
    switch target {
    case .next: return .next
    case .prev: return .prev
    case .first: return .first
    case .last: return .last
    case .page(.index(let index)): return .index(index)
    case .page(.title(let title)):
      if let index = world.frame.index(of: .title(title)) { return .index(index) }
      try stop(
        "no page has the title \"\(title)\"", at: range,
        help: Suggestion.help(for: title, among: world.frame.pages.descriptors.map(\.title)))
    }
  }

  private func pageEdit(_ edit: PageEditStep) -> PageEdit {
    switch edit {
    case .insert(let index, let title): .insert(at: index, page: PageEdit.NewPage(title: title))
    case .remove(let index): .remove(at: index)
    case .move(let from, let to): .move(from: from, to: to)
    case .retitle(let index, let title): .retitle(at: index, title: title)
    case .replace(let titles): .replace(titled(titles))
    }
  }

  private func titled(_ titles: [String]) -> [PageDescriptor] {
    PageList(titles: titles).descriptors
  }
}
