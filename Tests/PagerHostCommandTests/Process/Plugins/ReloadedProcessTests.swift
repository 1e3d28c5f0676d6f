import Testing

/// G47: a process that is started anew a hundred times leaves nothing behind in the system.
struct ReloadedProcessTests {
  /// Shows in each life how many descriptors its host has, and how many children their guard.
  private static let plugin = #"""
    IFS= read -r line
    echo '{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"subscribes":["page.settled"],"credit":9}}'
    IFS= read -r line
    show() {
      echo '{"jsonrpc":"2.0","method":"show","params":{"name":"'$1'","value":'$2'}}'
    }
    while IFS= read -r line; do
      case $line in *'"method":"events"'*) ;; *) exit 0 ;; esac
      host=$(sed -n 's/^PPid:[^0-9]*//p' /proc/$PPID/status)
      set -- /proc/$host/fd/*
      show fds $#
      show children $(cat /proc/$PPID/task/*/children | wc -w)
      seq=${line##*'"seq":'}; seq=${seq%%,*}
      echo '{"jsonrpc":"2.0","method":"credit","params":{"upTo":'$seq',"add":1}}'
    done

    """#

  private static let session = """
    session 1
    plugins "Plugins.json"
    pages 3
    case "a hundred lives" {
      wait idle
      repeat 100 {
        plugin "demo" restart
        wait idle
      }
    }

    """

  @Test func `G47: after 100 restarts the host has the descriptors and children of one`() throws {
    let folder = try ProcessFolder([
      "plugin.sh": Self.plugin, "a.session": Self.session,
      "Plugins.json": #"""
      { "schemaVersion": 1, "plugins": [
        { "id": "demo", "kind": "process", "entry": ["sh", "plugin.sh"],
          "limits": { "handlerMs": 30000 } } ] }
      """#,
    ])
    defer { folder.remove() }

    let run = try folder.run("run", "a.session", "-o", "a.trace")
    let counts = try folder.shell(
      #"grep -o '"name":"[a-z]*","value":[0-9]*' a.trace | sort | uniq -c | sed 's/^ *//'"#)

    #expect(run.exit == 0, "\(run.output)\(run.error)")
    let lines = counts.output.split(separator: "\n")
    #expect(lines.count == 2, "\(counts.output)")
    #expect(lines.first == #"101 "name":"children","value":1"#, "\(counts.output)")
    #expect(lines.last?.hasPrefix(#"101 "name":"fds","value":"#) == true, "\(counts.output)")
  }
}
