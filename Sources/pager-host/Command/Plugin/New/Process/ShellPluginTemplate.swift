/// A folder with a plugin for any POSIX shell, which needs no other program.
struct ShellPluginTemplate {
  /// The id, which is also the name of the folder and of its files.
  let id: String

  /// The files with their paths in the folder.
  var files: [(path: String, text: String)] {
    let kit = ProcessPluginFolder(
      id: id, program: id + ".sh", words: ["sh", id + ".sh"], pageShown: "2",
      remarks: """
        A shell cannot read JSON: the script looks for patterns in it. That holds as far as the host
        writes its keys in one fixed order without spaces, and quotes inside of texts are escaped,
        so that no text can look like a key. Take another language when you need a text that may
        hold quotes, or a key of an object within an object.
        """)
    return kit.files(program: program)
  }

  /// The whole program.
  var program: String { begin + "\n" + end }

  /// What it is, and what it does with an event.
  private var begin: String {
    #"""
    #!/bin/sh
    # Gives a tick for each page that is selected, and counts the ticks.
    #
    # A plugin of pager-host for any POSIX shell. It hears selection.changed and page.settled, and
    # shows two states that sessions can expect: count, and page, the number of the page at rest.

    if [ "${PAGER_PLUGIN:-}" != 1 ]; then
      echo "A plugin of pager-host: it is started by pager-host, not by hand." >&2
      echo "Try: pager-host plugin check ." >&2
      exit 64
    fi

    # Whatever is printed goes to the log and not between messages, which are written to 3.
    exec 3>&1 1>&2
    count=0

    say() { printf '{"jsonrpc":"2.0",%s}\n' "$1" >&3; }

    # The number behind a key: the first one in the text.
    number() {
      rest=${2#*"\"$1\":"}
      number=${rest%%[!0-9]*}
    }

    handle() {
      case $1 in
        *'"type":"selection.changed"'*'"reason":"initial"'*) ;;
        *'"type":"selection.changed"'*)
          count=$((count + 1))
          say "\"method\":\"show\",\"params\":{\"name\":\"count\",\"value\":$count}"
          ;;
        *'"type":"page.settled"'*)
          number index "$1"
          say "\"method\":\"show\",\"params\":{\"name\":\"page\",\"value\":$number}"
          ;;
      esac
    }

    """#
  }

  /// Its conversation with the host.
  private var end: String {
    #"""
    # Every event of a batch begins with its number.
    handle_all() {
      batch=$1
      handled=0
      while :; do
        case $batch in *'{"seq":'*) ;; *) break ;; esac
        batch=${batch#*'{"seq":'}
        last=${batch%%,*}
        handle "${batch%%'{"seq":'*}"
        handled=$((handled + 1))
      done
      say "\"method\":\"credit\",\"params\":{\"upTo\":$last,\"add\":$handled}"
    }

    while IFS= read -r line; do
      case $line in
        '{"jsonrpc":"2.0","id":'*',"method":"initialize",'*)
          number id "$line"
          hello='"protocol":1,"subscribes":["selection.changed","page.settled"],"credit":16'
          say "\"id\":$number,\"result\":{$hello}"
          ;;
        '{"jsonrpc":"2.0","method":"events",'*) handle_all "$line" ;;
        '{"jsonrpc":"2.0","id":'*',"method":"ping"'*)
          number id "$line"
          say "\"id\":$number,\"result\":{}"
          ;;
        '{"jsonrpc":"2.0","id":'*',"method":"shutdown"'*)
          number id "$line"
          say "\"id\":$number,\"result\":{}"
          exit 0
          ;;
        '{"jsonrpc":"2.0","id":'*',"method":"'*)
          number id "$line"
          say "\"id\":$number,\"error\":{\"code\":-32601,\"message\":\"there is no such method\"}"
          ;;
      esac
    done
    exit 69

    """#
  }
}
