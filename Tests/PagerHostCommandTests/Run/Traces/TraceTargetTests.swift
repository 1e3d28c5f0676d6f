import Testing

@testable import PagerHostCommand

struct TraceTargetTests {
  static let rows: [(text: String?, target: TraceTarget, path: String?)] = [
    (nil, .none, nil), ("-", .output, nil), ("out", .folder("out"), "out/tour/a.trace"),
    ("out/", .folder("out/"), "out/tour/a.trace"),
    ("there", .folder("there"), "there/tour/a.trace"),
    ("there.d", .folder("there.d"), "there.d/tour/a.trace"),
    ("a.trace", .file("a.trace"), "a.trace"), ("x/a.jsonl", .file("x/a.jsonl"), "x/a.jsonl"),
    ("file", .file("file"), "file"), (".hidden", .folder(".hidden"), ".hidden/tour/a.trace"),
    ("/dev/null", .file("/dev/null"), "/dev/null"),
  ]

  @Test(arguments: rows)
  func `the option says where a trace goes`(
    _ row: (text: String?, target: TraceTarget, path: String?)
  ) {
    let console = MemoryConsole(
      files: ["file": "", "/dev/null": ""], folders: ["there", "there.d"])

    let target = TraceTarget(row.text, console)

    #expect(target == row.target)
    #expect(target.path(stem: "tour", slug: "a") == row.path)
  }

  @Test(arguments: ["..", ".", "-", ""])
  func `no session leads out of the folder`(_ stem: String) {
    #expect(TraceTarget.folder("out").path(stem: stem, slug: "a") == "out/session/a.trace")
  }
}
