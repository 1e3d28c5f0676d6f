import PagerBus
import PagerSession

/// What stands beside the program of a plugin that is a process: its manifest, a session, a page
/// to read first.
struct ProcessPluginFolder {
  /// The id, which is also the name of the folder.
  let id: String

  /// The file of the program.
  let program: String

  /// What is started, word by word.
  let words: [String]

  /// How a session writes the state `page` after the third page came to rest.
  let pageShown: String

  /// What its author should know of this language.
  let remarks: String

  /// All files with their paths in the folder.
  func files(program text: String) -> [(path: String, text: String)] {
    [
      (program, text), ("Plugins.json", manifest), ("\(id).session", session),
      ("README.md", readme),
    ]
  }

  private var manifest: String {
    let entry = JSONValue.array(words.map { .string($0) }).text.replacing(",", with: ", ")
    return """
      {
        "schemaVersion": 1,
        "plugins": [
          { "id": "\(id)", "kind": "process", "entry": \(entry) }
        ]
      }

      """
  }

  private var session: String {
    """
    # What the plugin shows, step by step, in virtual time.
    session 1
    plugins "Plugins.json"
    view 390x844
    pages "Home" "News" "Sports" "Finance"

    case "each selected page is one tick" {
      tap tab 1
      wait idle
      tap tab 2
      wait idle
      expect plugin("\(id)").count = 2
      expect plugin("\(id)").page = \(pageShown)
    }

    """
  }

  private var readme: String {
    """
    # \(id)

    A plugin for pager-host that is a process of its own: it counts the pages that are selected.
    Put what yours does in its place.

    ```sh
    pager-host plugin check .
    pager-host run \(id).session
    pager-host plugin run . \(id).session --watch
    ```

    `plugin check` says what a host would hold against it, and what to do. The session says what
    the plugin shows; the last command runs it again whenever a file changes.

    \(remarks)

    """
  }
}
