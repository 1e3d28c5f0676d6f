import FoundationEssentials
import Testing

/// G50: what a plugin of protocol 1 once said leads every later host to the same states.
struct KeptTranscriptTests {
  private static let root = ExampleSessionTests.root

  /// Says again what a plugin has said, each time that the host says something; the numbers of
  /// events are those of now.
  private static let replay = #"""
    exec 3<&0
    while IFS= read -r entry; do
      case $entry in
        'H> '*)
          IFS= read -r line <&3 || exit 69
          case $line in *'"seq":'*) seq=${line##*'"seq":'}; seq=${seq%%,*} ;; esac ;;
        'P> '*'"upTo"'*)
          echo '{"jsonrpc":"2.0","method":"credit","params":{"upTo":'$seq',"add":1}}' ;;
        'P> '*) printf '%s\n' "${entry#P> }" ;;
      esac
    done <kept.transcript

    """#

  @Test func `G50: a conversation that was kept ends in the states that it had`() throws {
    let kept = Self.root.appending(
      path: "Tests/PagerProcessTests/Transcripts/haptics-1.transcript")
    let session = Self.root.appending(path: "Sessions/processes/haptics.session")
    let folder = try ProcessFolder([
      "kept.transcript": String(contentsOf: kept, encoding: .utf8), "replay.sh": Self.replay,
      "a.session": String(contentsOf: session, encoding: .utf8).replacing(
        "../../Examples/haptics/", with: ""),
      "Plugins.json": #"""
      { "schemaVersion": 1, "plugins": [
        { "id": "org.example.haptics", "kind": "process", "entry": ["sh", "replay.sh"] } ] }
      """#,
    ])
    defer { folder.remove() }

    let outcome = try folder.run("run", "a.session", "--log", "plugin.*")

    #expect(outcome.exit == 0, "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.contains("2 checks"), "\(outcome.output)")
    #expect(!outcome.error.contains("warning"), "\(outcome.error)")
    #expect(!(outcome.output + outcome.error).contains("plugin.failed"))
  }
}
