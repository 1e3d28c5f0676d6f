package import PagerBus

/// What the events that ship mean, in one sentence each: the first of the type's documentation.
package enum EventSummary {
  /// The sentence about a type; nil for one that a plugin brings.
  package static func text(of name: EventName) -> String? { sentences[name.text] }

  private static let sentences = [
    "pager.started": "A world begins; its invariants hold from here to `PagerStopping`.",
    "pager.stopping": "A world is told to stop; its parts close what is open.",
    "pager.stopped": "A world has stopped.",
    "pager.idle": "The world came to rest: nothing runnable, nothing moving, no finger down.",
    "setting.set": "Somebody asks for another value of a setting.",
    "container.set":
      "The container enters or leaves what the user sees; the lifecycle of pages follows it.",
    "plugin.starting": "A plugin is about to run.",
    "plugin.started": "A plugin runs.",
    "plugin.stopped": "A plugin has ended by itself or was told to.",
    "plugin.failed": "A plugin threw an error out of its run.",
    "plugin.suspended":
      "A plugin gets no more events: it fell too far behind, or exceeded its limit at one.",
    "plugin.resumed": "A plugin that fell too far behind has caught up, and hears again.",
    "plugin.restarting": "A plugin that ended is started again after a pause.",
    "plugin.quarantined": "A plugin failed too often and is not started again by itself.",
    "plugin.disabled": "A plugin was switched off.",
    "voters.changed": "Other plugins than before are asked before the pages decide.",
    "selection.voted": "A plugin answers a `SelectionProposed`.",
    "vote.missed": "A plugin did not vote in time, or went before it did.",
    "vote.dropped": "A vote that changes nothing.",
    "plugin.showed": "What a plugin shows of itself, for sessions to expect.",
    "control.pressed":
      "A control was pressed: `prev`, `next`, `first`, `last`, or the title of a page.",
    "dot.tapped": "A dot of the page control was tapped.",
    "key.pressed": "A key was pressed.",
    "dots.changed": "The dots of a page control look different.",
    "buttons.changed": "The buttons of a button row look different.",
    "pointer.down": "A finger came down on the glass.",
    "pointer.moved": "A finger that is down is at a new place.",
    "pointer.up": "A finger left the glass; its last place counts as a sample.",
    "pointer.cancelled": "A finger was taken away by the system; what it did is taken back.",
    "scroll.moved": "The pages are at a new position.",
    "selection.crossed":
      "The page nearest to the position is another one; only if the setting `crossed` asks for it.",
    "phase.changed": "The pages do something else than before.",
    "drag.began": "A finger began to move the pages; once a gesture, never for code moves.",
    "drag.ended": "The finger let go, or lost the pages to a request.",
    "transition.began": "One move of the pages begins; it ends exactly once.",
    "transition.retargeted":
      "The target of the same transition changed: an edit shifted it, a veto turned it "
      + "back, a resize moved the snap.",
    "transition.ended": "One move of the pages is over.",
    "page.settled": "The pager came to rest on a page.",
    "announcement.made": "Something that a screen reader should say.",
    "handover.offered":
      "A finger pulls the pages beyond their end, and the pager around this one may "
      + "follow it instead.",
    "page.loaded":
      "A page was attached: it is selected, in view or near enough, for the first time "
      + "since it was unloaded.",
    "page.unloaded":
      "Pages were detached: one by distance or removal, or all loaded ones at a stop "
      + "or a replacement.",
    "page.willAppear": "A page is about to become visible as the page left or reached.",
    "page.didAppear": "A page is the one that is shown.",
    "page.willDisappear": "A page is about to be left.",
    "page.didDisappear": "A page is not shown any more.",
    "pages.edit": "Somebody asks for changes to the list of pages, applied as one.",
    "pages.changed":
      "The list of pages is another one, or it was joined to a ring or cut open to a line.",
    "viewport.resize": "The container gets another size.",
    "layout.changed": "Strip, pages or controls have other frames.",
    "selection.requested": "Somebody asks for another page.",
    "selection.proposed": "The paged view is about to decide for a page.",
    "selection.refused": "A request or an edit was not carried out.",
    "selection.changed": "Another page is selected, or the selected page has another index.",
    "state.save": "Somebody wants to come back to what is shown now.",
    "state.restore": "Somebody wants to see again what was saved, without any motion.",
    "tab.tapped": "A tab was tapped that is not the selected tab at rest.",
    "tab.retapped":
      "The tab that is selected and at rest was tapped: the strip is placed anew, "
      + "nothing is selected.",
    "tab.deselected":
      "A tab is not the selected one any more; it comes before the `TabSelected` that "
      + "it makes room for.",
    "tab.selected": "A tab is the selected one.",
    "tabs.laidOut": "The tabs have other frames.",
    "strip.scrolled": "The tab strip shows another part of its content.",
    "indicator.moved": "The indicator has another frame.",
    "event.undelivered": "A request was published and nobody was there to hear it.",
    "handler.failed": "A handler threw, or what it published was rejected.",
    "session.began": "A session begins to run a case; the first event of every trace.",
    "step.began": "A statement begins.",
    "step.ended": "A statement has done what it does; what it set in motion may go on.",
    "mark.set": "A mark stands here.",
    "note.written": "Somebody wanted to say something, or to see a value.",
    "snapshot.taken": "Somebody wants to see this moment again, as a picture.",
    "expect.checked": "An expectation was looked at.",
    "case.ended": "A case is over, before the world stops.",
  ]
}
