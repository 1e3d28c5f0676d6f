import Testing

/// A plugin that is a process under exploration: an index that is stale after an edit, and a key
/// that is not.
struct ExploredProcessTests {
  /// Publishes something when a control is pressed.
  private static func plugin(_ type: String, _ data: String) -> String {
    #"""
    IFS= read -r line
    echo '{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"subscribes":["control.pressed"],"publishes":["TYPE"],"credit":9}}'
    while IFS= read -r line; do
      case $line in
        *'"method":"initialized"'*) continue ;;
        *'"method":"events"'*) ;;
        *) exit 0 ;;
      esac
      echo '{"jsonrpc":"2.0","method":"publish","params":{"type":"TYPE","data":DATA}}'
      seq=${line##*'"seq":'}; seq=${seq%%,*}
      echo '{"jsonrpc":"2.0","method":"credit","params":{"upTo":'$seq',"add":1}}'
    done

    """#.replacing("TYPE", with: type).replacing("DATA", with: data)
  }

  private static let session = """
    session 1
    plugins "Plugins.json"
    pages "A" "B" "C"
    case "the favourite stays the favourite" {
      publish control.pressed {"name":"favourite"}
      wait idle
      expect page.title = "C"
    }

    """

  private static func folder(target: String) throws -> ProcessFolder {
    try ProcessFolder([
      "favourite.sh": plugin(
        "selection.requested", #"{"to":\#(target),"animated":false,"reason":"button"}"#),
      "feeder.sh": plugin("pages.edit", #"{"edits":[{"op":"insert","at":0,"title":"New"}]}"#),
      "a.session": session,
      "Plugins.json": #"""
      { "schemaVersion": 1, "plugins": [
        { "id": "favourite", "kind": "process", "entry": ["sh", "favourite.sh"],
          "limits": { "handlerMs": 30000 } },
        { "id": "feeder", "kind": "process", "entry": ["sh", "feeder.sh"],
          "limits": { "handlerMs": 30000 } } ] }
      """#,
    ])
  }

  @Test func `a stale index of a process is found, made small and shown again`() throws {
    let folder = try Self.folder(target: "2")
    defer { folder.remove() }

    let stepped = try folder.run("run", "a.session")
    let run = try folder.run("explore", "a.session", "--schedules", "100", "--keep", "kept")
    let again = try folder.shell(
      #""$H" explore kept/a.session --plugins Plugins.json --replay "$(cat kept/a.choices)""#)

    #expect(stepped.exit == 0, "\(stepped.output)\(stepped.error)")
    #expect(run.exit == 1, "\(run.output)\(run.error)")
    #expect(run.output.contains("expected page.title = \"C\""))
    #expect(run.output.contains("publish control.pressed"))
    #expect(run.output.contains("it fails as soon as the actors run freely"))
    #expect(again.exit == 1, "\(again.output)\(again.error)")
    #expect(again.output.contains("expected page.title = \"C\""))
  }

  @Test func `with a key nothing is found`() throws {
    let folder = try Self.folder(target: #"{"key":"C"}"#)
    defer { folder.remove() }

    let run = try folder.run("explore", "a.session", "--schedules", "60")

    #expect(run.exit == 0, "\(run.output)\(run.error)")
    #expect(run.output.hasPrefix("60 schedules of 1 case"))
  }
}
