package import PagerBus

/// What a statement asks for, with every value in its final type.
///
/// Times are nanoseconds. Defaults of the language are filled in; defaults that are settings are
/// nil.
package enum Step: Hashable, Sendable {
  // Setup
  case view(SessionSize)
  case pageCount(Int)
  case pageTitles([String])
  case tabs(TabsStep)
  case plugins(String)
  case place(PlaceStep)
  case style(token: String, value: Argument)
  case set(SetStep)
  case use(String)
  case gesture(GestureDefinition)
  case beforeEach(Block)
  case testCase(CaseDefinition)

  // Gestures
  case tap(TapStep)
  case drag(DragStep)
  case fling(FlingStep)
  case swipe(SessionDirection)
  case swipePath(from: SessionPoint, to: SessionPoint, over: Int64)
  case press(String)
  case down(finger: String, at: SessionPoint)
  case move(MoveStep)
  case up(finger: String)
  case cancel(finger: String)
  case together([Block])
  case perform(gesture: String, arguments: [Argument])

  // Code
  case select(SelectTarget, animated: Bool?)
  case edit([PageEditStep])
  case reload
  case resize(SessionSize, over: Int64)
  case background
  case foreground
  case key(String)
  case publish(Publication)
  case save(String)
  case restore(String)
  case plugin(id: String, PluginCommand)
  case fault(plugin: String, PluginFault)

  // Time
  case wait(Int64)
  case waitIdle(within: Int64?)
  case waitUntil(Condition, within: Int64)
  case at(Int64)

  // Checks
  case expect(SessionExpectation, because: String?)
  case always(Condition, because: String?)
  case mark(String)
  case show(Subject)
  case note(String)
  case snapshot(String)

  // Loops
  case repeated(count: Int, variable: String?, Block)
  case forEach(variable: String, LoopValues, Block)
  case until(Condition, max: Int, Block)
  case choose([WeightedBlock])
}

/// `tabs`: how wide they are, and how the strip is laid out; nil is the setting's default.
package struct TabsStep: Hashable, Sendable {
  /// fill, fixed, intrinsic or widths.
  package var policy = "fill"
  /// The width of every tab that is fixed, or the widths one by one.
  package var widths: [SessionLength] = []
  /// Pixels.
  package var height: Double?
  /// Pixels between tabs.
  package var spacing: Double?
  /// Distances from the edges of the strip.
  package var inset: SessionBox?
  /// A word.
  package var align: String?
  /// The least and the greatest width and that of the selected tab, in pixels.
  package var limits: [String: Double] = [:]
}

/// `place`: where a part of the pager stands in the container.
package struct PlaceStep: Hashable, Sendable {
  /// pager, strip, pages, dots or buttons.
  package let name: String
  /// The left top corner.
  package let at: SessionPoint
  /// Width and height.
  package let size: SessionPoint
  /// Whether it lies over the pages.
  package let isOverPages: Bool
}

/// `set`: a setting and its value as written.
package struct SetStep: Hashable, Sendable {
  /// The name of the setting.
  package let key: String
  /// The value, one argument for most settings.
  package let values: [Argument]
  /// The canonical text of the value.
  package var text: String { values.map(\.term.text).joined(separator: " ") }
}

/// `gesture`: statements that `do` performs, with names for the values that it is given.
package struct GestureDefinition: Hashable, Sendable {
  /// What `do` calls it.
  package let name: String
  /// The variables that its values are bound to, in order.
  package let parameters: [String]
  /// What it does.
  package let block: Block
}

/// `case`: statements that run on a fresh pager.
package struct CaseDefinition: Hashable, Sendable {
  /// Unique in its file.
  package let name: String
  /// The seed that the case chose for itself.
  package let seed: UInt64?
  /// What it does.
  package let block: Block
}
