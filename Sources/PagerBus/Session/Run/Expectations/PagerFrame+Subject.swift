import PagerBus

extension PagerFrame {
  /// The value of a subject in this frame.
  ///
  /// - Parameter marks: the frames at the marks that were set so far.
  func value(of subject: Subject, marks: [String: PagerFrame]) -> SubjectValue {
    switch subject {
    case .page: SubjectValue(settled)
    case .selected: SubjectValue(selected)
    case .target: SubjectValue(target)
    case .pageTitle: SubjectValue(pageTitle)
    case .pageKey: SubjectValue(settledKey?.text)
    case .pageNext: SubjectValue(pageNext)
    case .pagePrevious: SubjectValue(pagePrevious)
    case .pageState(let index): SubjectValue(pageState(index)?.rawValue)
    case .position: .number(position)
    case .offset: .number(offset)
    case .progress: .number(progress)
    case .direction: .integer(direction)
    case .velocity: .number(velocity)
    case .pagerState: .text(phase.rawValue)
    case .stripOffset: .number(stripOffset)
    case .tab(let reference, let aspect): value(of: aspect, ofTab: reference)
    case .frame(let name, let aspect): value(of: aspect, ofFrame: name)
    case .visiblePages: .indices(visiblePages)
    case .setting(let key): SubjectValue(setting(key))
    case .style(let token): SubjectValue(style(token))
    case .button(let reference, let aspect): value(of: aspect, ofButton: reference)
    case .indicator(let aspect): value(of: aspect)
    case .currentDot: SubjectValue(dots?.current)
    case .dotCount: SubjectValue(dots?.count)
    case .plugin(let id, let state): value(of: state, ofPlugin: id)
    case .pageCount: .integer(count)
    case .value(let mark, let inner): marks[mark]?.value(of: inner, marks: marks) ?? .none
    }
  }

  private func value(of aspect: Subject.TabAspect, ofTab reference: PageReference) -> SubjectValue {
    guard let tab = index(of: reference).flatMap({ tab($0) }) else { return .none }
    return switch aspect {
    case .x: .number(tab.x)
    case .width: .number(tab.width)
    case .center: .number(tab.center)
    case .selected: .truth(tab.isSelected)
    case .title: SubjectValue(tab.title)
    case .emphasis: .number(tab.emphasis)
    case .visible: .number(tab.visiblePercent)
    }
  }

  private func value(
    of aspect: Subject.FrameAspect, ofFrame name: Subject.FrameName
  ) -> SubjectValue {
    let part =
      switch name {
      case .named(let name): part(name)
      case .page(let index): pagePart(index)
      case .tab(let index): tabPart(index)
      case .tabContent(let index): tabContentPart(index)
      }
    return switch aspect {
    case .x: SubjectValue(part?.rect.x)
    case .y: SubjectValue(part?.rect.y)
    case .w: SubjectValue(part?.rect.width)
    case .h: SubjectValue(part?.rect.height)
    case .z: SubjectValue(part?.z)
    }
  }

  private func value(
    of aspect: Subject.ButtonAspect, ofButton reference: Subject.ButtonReference
  ) -> SubjectValue {
    let button =
      switch reference {
      case .index(let index): button(index)
      case .name(let name): button(name)
      }
    return switch aspect {
    case .enabled: SubjectValue(button?.enabled)
    case .tinted: SubjectValue(button?.tinted)
    }
  }

  private func value(of aspect: Subject.IndicatorAspect) -> SubjectValue {
    switch aspect {
    case .x: SubjectValue(indicator?.x)
    case .width: SubjectValue(indicator?.width)
    case .center: SubjectValue(indicatorCenter)
    case .y: SubjectValue(indicator?.y)
    case .height: SubjectValue(indicator?.height)
    case .tab: SubjectValue(indicator?.tab)
    }
  }

  private func value(of state: String, ofPlugin id: String) -> SubjectValue {
    guard let status = plugin(id) else { return .none }
    if state == "state" { return SubjectValue(status.state?.rawValue) }
    return SubjectValue(json: status[state])
  }

  /// The index of a page by its index or its title; nil if there is none.
  func index(of reference: PageReference) -> Int? {
    switch reference {
    case .index(let index): index
    case .title(let title): pages.descriptors.firstIndex { $0.title == title }
    }
  }
}
