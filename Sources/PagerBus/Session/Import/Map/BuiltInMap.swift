/// The map that is used when no other is given: the words of the pagers that flows are recorded of.
enum BuiltInMap {
  static let text = """
    # The control panel that most screens of the pager examples share.
    tap "next-page-button" -> press next
    tap "prev-page-button" -> press prev
    tap "start-page-button" -> press first
    tap "last-page-button" -> press last
    tap "Next" -> press next
    tap "Prev" -> press prev
    tap "Start" -> press first
    tap "Last" -> press last
    tap "add-page-button" -> pages insert {count} "{count}"
    tap "Add new page" -> pages insert {count} "{count}"
    tap "remove-page-button" -> pages remove {last}
    tap "Remove last page" -> pages remove {last}

    # The labels of toggles say what is now; a tap makes it the other.
    tap "Scroll Enabled" -> set swipe off
    tap "Scroll Disabled" -> set swipe on
    see "Scroll Enabled" -> expect setting(swipe) = on
    see "Scroll Disabled" -> expect setting(swipe) = off
    tap "Overdrag Enabled" -> set bounce off
    tap "Overdrag Disabled" -> set bounce on
    see "Overdrag Enabled" -> expect setting(bounce) = on
    see "Overdrag Disabled" -> expect setting(bounce) = off
    tap "Turn off animations" -> set select jump
    tap "Turn animations back on" -> set select animated
    see "Turn off animations" -> expect setting(select) = animated
    see "Turn animations back on" -> expect setting(select) = jump

    see "pageNumber{n}" -> expect page = {n}
    see "page number {n}" -> expect page = {n}
    gone "pageNumber{n}" -> expect page != {n}
    gone "page number {n}" -> expect page != {n}
    see "Page {a} / 0" -> expect pages.count = 0
    see "Page {a} / {n}" -> expect page = {a-1}; expect pages.count = {n}
    see "You are on {n} page" -> expect page = {n-1}
    see "ScrollState[ idle ]" -> expect pager.state = idle

    from "pager-view" -> pages
    from "pager" -> pages
    tap "OK" -> drop "closes an alert of the app"
    tap "Logs" -> drop "shows and hides the app's own log"
    tap "Control" -> drop "shows and hides the app's own panel"
    see "Position: *" -> drop "a line of the app's own log"
    gone "You are on {n} page" -> drop "an alert of the app"
    see "Control" -> drop "a button of the app's own panel"
    see "Logs" -> drop "a button of the app's own panel"
    see "Next" -> drop "a button of the app's own panel"
    see "Prev" -> drop "a button of the app's own panel"
    see "Start" -> drop "a button of the app's own panel"
    see "Last" -> drop "a button of the app's own panel"
    see "Add new page" -> drop "a button of the app's own panel"
    see "Remove last page" -> drop "a button of the app's own panel"
    gone "Next" -> drop "a button of the app's own panel"
    gone "Start" -> drop "a button of the app's own panel"
    gone "Scroll Disabled" -> drop "a button of the app's own panel"
    gone "Overdrag Disabled" -> drop "a button of the app's own panel"
    gone "Scroll Enabled" -> drop "a button of the app's own panel"
    see "Navigate up" -> drop "the bar above the screen"
    see "PagerView Example" -> drop "the bar above the screen"
    see "* Example" -> drop "the bar above the screen"
    see "*Example" -> drop "the bar above the screen"
    see id "pager-view" -> drop "the pager is always there"
    see id "pager" -> drop "the pager is always there"
    see "Page: *" -> drop "a line of the app's own log"
    see "* likes" -> drop "a counter of the app, no page has one here"
    tap "* Like" -> drop "a counter of the app, no page has one here"
    see "👍 Like*" -> drop "a counter of the app, no page has one here"
    tap "Navigate up" -> leave
    tap "PagerView Example" -> leave

    # The list of examples has a button that says which way the app reads now.
    outside see "RTL" -> set direction rtl
    outside see "LTR" -> set direction ltr
    outside tap "RTL" -> set direction ltr
    outside tap "LTR" -> set direction rtl
    outside see "PagerView Example" -> drop "the list of examples, no pager is open"

    section "Basic Example"
    file "*pager_basic_example*"
    set bounce off

    section "Vertical Basic Example"
    file "*vertical_basic_example*"
    set axis vertical
    set bounce off

    section "Keyboard Example"
    file "*keyboard_example*"
    pages 2
    set swipe off
    set bounce off
    tap "Go to next question" -> press next
    tap "Go to previous question" -> press prev
    see "Go to next question" -> expect page = 0
    see "First Question" -> expect page = 0
    see "Second Question" -> expect page = 1

    # Here the pages count from 0, in the dots example below from 1.
    section "OnPageScroll Example"
    file "*OnPageScroll_example*"
    pages 5
    set bounce off
    see "Page Index: {n}" -> expect page = {n}

    section "OnPageSelected Example"
    file "*OnPageSelected_example*"
    set bounce off
    see "Page Index: {n}" -> expect page = {n}
    # This screen always keeps one page.
    tap "Remove last page" -> pages remove {last} when {last} > 0

    section "Pagination Dots Example"
    file "*pagination_dots_example*"
    pages 4
    see "Page Index: {n}" -> expect page = {n-1}
    see "* Dot" -> drop "the name of one kind of dots"
    see "Sliding Border" -> drop "the name of one kind of dots"

    section "Headphones Carousel Example"
    file "tc62_*headphones_carousel*" at 1
    file "tc65_*headphones_carousel*" at 2
    file "tc67_*headphones_carousel*" at 3
    file "*headphones_carousel*"
    pages 4
    see "Vibrant colors" -> expect page = 0
    see "Redefined sound" -> expect page = 1
    see "A bold statement tuned to perfection." -> expect page = 1
    see "Great quality" -> expect page = 2
    see "From Sweden" -> expect page = 3
    see "The *Plattan* in Plattan headphones is Swedish for *" -> expect page = 3

    section "Scrollable PagerView Example"
    file "*scrollable_pagerView_example*"
    set bounce off

    section "ScrollView inside PagerView Example"
    file "*scrollView_inside_pagerView_example*"
    tap "CLICK ME" -> drop "a button inside a page"
    see "CLICK ME" -> drop "a button inside a page"

    # The second page holds two pagers of its own; what is swiped in them is theirs.
    section "Nested PagerView Example" "Nest PagerView Example"
    file "*nest*_pagerView_example*"
    from "2-nd-nested" -> drop "a pager inside a page"
    see "There has two Nest PagerView with horizontal and vertical." -> expect page = 1
    see "Horizontal page number {n}" -> expect page = 1
    see "Vertical page number {n}" -> expect page = 1

    section "MaterialTopBarExample"
    file "*material_top_bar_example*"
    pages "Tab1" "Tab2"
    tap "Tab1" -> tap tab "Tab1"
    tap "Tab2" -> tap tab "Tab2"
    see "material-top-bar-tab-{n}" -> expect page = {n-1}
    see "Tab{n}" -> expect tab({n-1}).visible > 0%
    see "material-top-bar-*" -> drop "a screen of the app around the tabs"
    tap "material-top-bar-*" -> drop "a screen of the app around the tabs"

    section "TabView inside ScrollView Example"
    file "*tab_view_inside_scroll_view_example*"
    pages "First" "Second"
    tap "First" -> tap tab "First"
    tap "Second" -> tap tab "Second"
    see "First" -> expect tab(0).visible > 0%
    see "Second" -> expect tab(1).visible > 0%
    see id "tab-view-scroll-view" -> drop "the view around the tabs is always there"
    from "tab-view-scroll-view" -> drop "scrolls the view around the tabs"
    see "First Route" -> expect page.title = "First"
    see "Second Route" -> expect page.title = "Second"
    see "tab-view-second-route-bottom" -> expect page.title = "Second"

    section "ScrollableTabBarExample"
    file "*ScrollableTabBarExample*"
    pages "Article" "Contacts" "Albums" "Chat"
    set initial 1
    \(tabRules)

    section "AutoWidthTabBarExample"
    file "*AutoWidthTabBarExample*"
    pages "Article" "Contacts" "Albums" "Chat" "Long long long title" "Medium title"
    set initial 1
    \(tabRules)

    section "TabBarIconExample"
    file "*TabBarIconExample*"
    pages "Chat" "Contacts" "Article"
    \(tabRules)

    section "CustomIndicatorExample"
    file "*CustomIndicatorExample*"
    pages "Article" "Contacts" "Albums"
    \(tabRules)

    section "CustomTabBarExample"
    file "*CustomTabBarExample*"
    pages "Contacts" "Albums" "Article" "Chat"
    \(tabRules)

    section "CoverflowExample"
    file "*CoverflowExample*"
    pages 8
    set initial 2
    see "Abbey Road" -> expect page = 0
    see "Bat Out of Hell" -> expect page = 1
    see "Homogenic" -> expect page = 2
    see "Number of the Beast" -> expect page = 3
    see "It's Blitz" -> expect page = 4
    see "The Man-Machine" -> expect page = 5
    see "The Score" -> expect page = 6
    see "Lost Horizons" -> expect page = 7
    """

  /// The pages that the examples with a tab bar share, and what is only on one of them.
  private static let tabRules = """
    tap "Article" -> tap tab "Article"
    tap "Contacts" -> tap tab "Contacts"
    tap "Albums" -> tap tab "Albums"
    tap "Chat" -> tap tab "Chat"
    tap "Albums Albums" -> tap tab "Albums"
    tap "Chat Chat" -> tap tab "Chat"
    see "Article" -> expect tab("Article").visible > 0%
    see "Contacts" -> expect tab("Contacts").visible > 0%
    see "Albums" -> expect tab("Albums").visible > 0%
    see "Chat" -> expect tab("Chat").visible > 0%
    see "Knowledge Bot" -> expect page.title = "Article"
    see "Lorem Ipsum" -> expect page.title = "Article"
    see "Marissa Castillo" -> expect page.title = "Contacts"
    see "Denzel Curry" -> expect page.title = "Contacts"
    see "Write a message" -> expect page.title = "Chat"
    tap "Write a message" -> drop "a text field inside a page"
    """
}
