import PagerSession

/// Maps of an import: whatever rules can be read, what they write is a session.
enum MapSubject {
  /// The most problems that a map's reader keeps.
  private static let problemsMaximum = 100

  /// A flow with a step of each kind that rules are about.
  private static let flow = SourceText(
    name: "flow.yaml",
    text: """
      appId: a
      ---
      - tapOn: "Next"
      - tapOn:
          id: "page-3"
      - assertVisible: "Page 2 / 5"
      - assertNotVisible: "Logs"
      - swipe:
          from: "Pager"
          direction: LEFT
      - repeat:
          times: 2
          commands:
            - tapOn: "A"
      """)

  static func examine(_ source: SourceText) {
    let (map, problems) = BindingMap.read(source)
    Law.tell(problems, limit: problemsMaximum, lines: .ofParser)
    guard problems.isEmpty else { return }
    RecordingSubject.examine(RecordingFormat.maestro.session(from: flow, map: map), of: flow)
  }
}
