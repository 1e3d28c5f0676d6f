import PagerSession

/// Flows that exist only in a test.
struct FlowTexts: FlowFiles {
  var texts: [String: String] = [:]

  func text(of path: String) -> String? { texts[path] }
}

/// Flows of a small app, written for these tests.
enum ExampleFlows {
  static let album = """
    appId: org.example.album
    tags:
      - pager
    ---
    - runFlow: ../setup/open.yaml
    - tapOn: 'Scroll Enabled'
    - swipe:
        from:
          id: 'pager-view'
        start: 85%, 50%
        end: 15%, 50%
        duration: 120
    - assertVisible:
        text: 'page number 0'
    - tapOn: 'Scroll Disabled'
    - swipe:
        direction: LEFT
    - extendedWaitUntil:
        visible:
          id: 'pageNumber1'
        timeout: 4000
    - tapOn:
        id: 'last-page-button'
    - assertVisible: 'page number 7\\s*'
    - tapOn:
        id: 'remove-page-button'
    - tapOn:
        id: 'add-page-button'
    - assertTrue: ${"always"}
    - assertVisible: '3 likes'

    """

  static let open = """
    - launchApp
    - assertVisible: 'Examples'
    - tapOn: 'Basic Example'
    """
}
