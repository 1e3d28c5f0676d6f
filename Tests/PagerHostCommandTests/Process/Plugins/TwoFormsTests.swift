import FoundationEssentials
import Testing

/// G49: one source of a plugin, compiled into the host or run as a process, gives one trace.
struct TwoFormsTests {
  private static let root = ExampleSessionTests.root.path()

  /// A plugin that ships, and a session that shows what it does.
  struct Form: Sendable, CustomTestStringConvertible {
    let id: String
    let entry: String
    var fields = ""
    let session: String

    var testDescription: String { id }

    func manifest(_ program: String?) -> String {
      let words = program.map { #"["\#($0)", "\#(entry)"]"# } ?? #""\#(entry)""#
      let kind = program == nil ? "inProcess" : "process"
      return #"""
        { "schemaVersion": 1, "plugins": [
          { "id": "\#(id)", "kind": "\#(kind)", "entry": \#(words)\#(fields) } ] }
        """#
    }
  }

  private static let walk = """
    session 1
    pages "Home" "News" "Sports" "Finance"
    case "here and there" {
      wait 3s
      select next animated
      wait idle
      fling next at 4pg/s
      wait idle
      background
      select "Finance" jump
      foreground
      wait idle
      plugin ID restart
      wait idle
      select first animated
      wait 5s
      plugin ID disable
      select last jump
      plugin ID enable
      wait idle
    }

    """

  static let forms = [
    Form(id: "page-control", entry: "PageControl", session: walk),
    Form(id: "button-nav", entry: "ButtonNav", session: walk),
    Form(
      id: "autoplay", entry: "Autoplay", fields: #", "options": { "intervalMs": 900 }"#,
      session: walk),
    Form(id: "restoration", entry: "Restoration", session: walk),
    Form(
      id: "logging", entry: "Logging",
      fields: #", "subscribes": ["page.*", "selection.*"], "options": { "format": "json" }"#,
      session: walk),
    Form(
      id: "guard", entry: "Guard",
      fields: #", "permissions": ["veto"], "options": { "enter": ["Sports"] }"#, session: walk),
    Form(
      id: "guard", entry: "Guard",
      fields:
        #", "permissions": ["veto"], "options": { "enter": ["Finance"], "delayMs": 20 }"#,
      session: walk),
    Form(
      id: "guard", entry: "Guard",
      fields:
        #", "permissions": ["veto"], "options": { "enter": ["Finance"], "delayMs": 80 }"#,
      session: walk),
  ]

  @Test(arguments: forms) func `G49 a plugin leaves the same trace in both forms`(
    form: Form
  ) throws {
    let program = try HostProcess.path().replacing("/pager-host", with: "/shipped-plugin")
    let folder = try ProcessFolder([
      "a.session": form.session.replacing("ID", with: "\"\(form.id)\""),
      "compiled.json": form.manifest(nil), "process.json": form.manifest(program),
    ])
    defer { folder.remove() }

    let compiled = try folder.run(
      "run", "a.session", "--plugins", "compiled.json", "-o", "compiled.trace", "--seed", "7")
    let process = try folder.run(
      "run", "a.session", "--plugins", "process.json", "-o", "process.trace", "--seed", "7")
    // The first line names the manifest, and the last one is about all lines, the first included.
    let same = try folder.shell(
      "for form in compiled process; do sed '1d; $s/\"hash\".*//' $form.trace >$form; done; "
        + "diff compiled process | head -20; wc -l <compiled")

    #expect(compiled.exit == 0, "\(compiled.output)\(compiled.error)")
    #expect(process.exit == 0, "\(process.output)\(process.error)")
    let lines = process.error.replacing("\(form.id): info: ", with: "")
    #expect(compiled.error == lines.replacing("\(form.id): warning: ", with: ""))
    let count = same.output.split(separator: "\n")
    #expect(count.count == 1 && (Int(count.last ?? "") ?? 0) > 100, "\(same.output)")
  }
}
