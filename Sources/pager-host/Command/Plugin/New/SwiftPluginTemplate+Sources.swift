/// The plugin itself and its test.
extension SwiftPluginTemplate {
  var plugin: String {
    """
    public import PagerBus

    /// Counts the pages that came to rest, and goes back to the first one after every few.
    ///
    /// Shows `settled`, the number of pages that came to rest so far.
    public actor \(names.type): Plugin {
      /// What it is called, hears, may publish, can be told and shows.
      public static let manifest = PluginManifest(
        id: "\(names.id)",
        subscribes: [PageSettled.self],
        publishes: [SelectionRequested.self],
        options: \(names.type)Options.table,
        shows: ["settled"])

      /// All that the plugin may touch.
      public nonisolated let context: PluginContext

      private var machine: \(names.type)Machine

      /// Makes the plugin; throws if an option is unusable.
      public init(_ context: PluginContext) throws {
        self.context = context
        machine = \(names.type)Machine(try \(names.type)Options(context.options))
      }

      /// Returning says "I am done", throwing says "I failed", a cancelled task is told to stop.
      public func run() async throws {
        for await envelope in context.events {
          for action in machine.apply(envelope.event) {
            switch action {
            case .request(let request): try await context.publish(request)
            case .show(let name, let value): try await context.show(name, value)
            }
          }
        }
      }
    }

    """
  }

  var machine: String {
    """
    import PagerBus

    /// Decides what the plugin does; a plain value, so that a test needs neither clock nor task.
    struct \(names.type)Machine: Equatable, Sendable {
      /// What the plugin does after `apply`, in this order.
      enum Action: Equatable, Sendable {
        /// Ask for a page.
        case request(SelectionRequested)

        /// Show a state to sessions.
        case show(String, JSONValue)
      }

      private let options: \(names.type)Options
      private var settled: Int64 = 0

      init(_ options: \(names.type)Options) {
        self.options = options
      }

      /// Takes in one event.
      mutating func apply(_ event: any Event) -> [Action] {
        guard let event = event as? PageSettled else { return [] }
        settled += 1
        let shown = Action.show("settled", .integer(settled))
        guard settled % options.every == 0, event.index != 0 else { return [shown] }
        return [shown, .request(SelectionRequested(.first, reason: .code))]
      }
    }

    """
  }

  var options: String {
    """
    import PagerBus

    /// What `Plugins.json` may say to the plugin.
    struct \(names.type)Options: Equatable, Sendable {
      /// After how many pages at rest the first one comes back.
      let every: Int64

      /// The options, what they may be and what they are if nobody says; whatever does not fit is
      /// reported with its line and column before the plugin is made.
      static let table: [PluginOption] = [
        PluginOption(
          "every", .integer(2...100), standard: 3,
          summary: "After how many pages at rest the first one comes back.")
      ]

      /// Reads the options of a context.
      init(_ json: JSONValue) throws(PluginOptionError) {
        every = try json.integer("every")
      }
    }

    """
  }

  var tests: String {
    """
    import \(names.module)
    import PagerBus
    import PagerExplore
    import PagerTesting
    import Testing

    struct \(names.type)Tests {
      @Test func `every third page at rest is followed by the first one`() throws {
        let harness = try PluginHarness(\(names.type).self, options: ["every": 3])
        try harness.feed([PageSettled(index: 0, key: "a"), PageSettled(index: 1, key: "b")])
        try harness.feed([PageSettled(index: 2, key: "c")])
        #expect(harness.published(SelectionRequested.self).map(\\.to) == [.first])
        #expect(harness.shown("settled") == 3)
      }

      @Test func `under 200 interleavings the third page is followed by the first one`() throws {
        let session = "session 1\\npages 4\\nselect 1 animated\\nwait idle\\nselect 2 animated\\n"
        let exploration = try Exploration(
          of: session + "wait idle\\nexpect page = 0", plugins: [PluginActivation(\(names.type).self)])
        #expect(try exploration.failure(in: 200) == nil)
      }

      @Test func `an option out of its bounds is refused in words`() {
        let error = #expect(throws: HarnessError.self) {
          try PluginHarness(\(names.type).self, options: ["every": 1])
        }
        #expect(
          error?.description == "the option every must be a whole number from 2 to 100")
      }
    }

    """
  }

  var readme: String {
    """
    # \(names.id)

    A plugin for PagerBus. It counts the pages that came to rest and goes back to the first one
    after every few; put what yours does in its place.

    ```sh
    swift test
    swift run \(names.host) run \(names.id).session
    swift run \(names.host) run \(names.id).session --plugins process.json
    swift run \(names.host) plugin list --explain
    swift run \(names.host) plugin schema page.settled
    ```

    | file | holds |
    |---|---|
    | `Sources/\(names.module)/\(names.type).swift` | what it hears and publishes, and the loop |
    | `Sources/\(names.module)/\(names.type)Machine.swift` | what it decides, as a plain value |
    | `Sources/\(names.module)/\(names.type)Options.swift` | what Plugins.json may say to it |
    | `Sources/\(names.host)/main.swift` | the host: all of `pager-host`, and this plugin |
    | `Sources/\(names.program)/main.swift` | the plugin as a process of its own, for any `pager-host` |
    | `Plugins.json` | which plugins run, and their options |
    | `process.json` | the same, with the plugin as a process |
    | `\(names.id).session` | a session that shows what it does |

    An event of its own is a struct that conforms to `Event`: its name begins with `\(names.id).`,
    its kind is `.fact(owner: .plugin, sticky: true)`, and `publishes` of the manifest lists it.

    """
  }
}
