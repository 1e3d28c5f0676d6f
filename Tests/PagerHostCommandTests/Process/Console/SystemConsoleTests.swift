import FoundationEssentials
import Testing

@testable import PagerHostCommand

struct SystemConsoleTests {
  /// A folder of this test alone.
  private let folder: URL
  private let console = SystemConsole()

  init() throws {
    let name = "pager-host-\(UUID().uuidString)"
    folder = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path() }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test func `what cannot be read says why`() throws {
    defer { remove() }
    try Data("12345".utf8).write(to: folder.appending(path: "five"))

    #expect(throws: FileFault(path("none"), .missing)) { try console.read(path("none"), limit: 9) }
    #expect(throws: FileFault(folder.path(), .folder)) {
      try console.read(folder.path(), limit: 9)
    }
    #expect(throws: FileFault(path("five"), .tooLarge(limit: 4))) {
      try console.read(path("five"), limit: 4)
    }
    #expect(try console.read(path("five"), limit: 5) == Array("12345".utf8))
    #expect(throws: FileFault(path("five/x"), .other("Not a directory"))) {
      try console.read(path("five/x"), limit: 9)
    }
  }

  @Test func `a file that hides its size is read up to the limit`() throws {
    defer { remove() }
    let path = "/proc/version"

    let count = try console.read(path, limit: 1_000_000).count

    #expect(count > 0)
    #expect(try console.read(path, limit: count).count == count)
    #expect(throws: FileFault(path, .tooLarge(limit: count - 1))) {
      try console.read(path, limit: count - 1)
    }
    #expect(throws: FileFault("/dev/zero", .tooLarge(limit: 1_000_000))) {
      try console.read("/dev/zero", limit: 1_000_000)
    }
  }

  @Test func `a file is begun with its folders`() throws {
    defer { remove() }

    let file = try console.create(path("a/b/c.trace"))
    try file.write(Array("one\n".utf8))
    try file.write(Array("two\n".utf8))
    try file.finish()

    #expect(try console.read(path("a/b/c.trace"), limit: 99) == Array("one\ntwo\n".utf8))
    #expect(console.kind(of: path("a/b")) == .folder)
    #expect(console.kind(of: path("a/b/c.trace")) == .file)
    #expect(console.kind(of: path("a/c")) == .missing)
  }

  @Test func `a file is replaced with its mode, through links`() throws {
    defer { remove() }
    let manager = FileManager.default
    try Data("old".utf8).write(to: folder.appending(path: "real"))
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("real"))
    try manager.createSymbolicLink(atPath: path("link"), withDestinationPath: path("real"))

    try console.replace(path("link"), with: Array("new".utf8))

    #expect(try console.read(path("real"), limit: 9) == Array("new".utf8))
    let attributes = try manager.attributesOfItem(atPath: path("real"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try manager.contentsOfDirectory(atPath: folder.path()).sorted() == ["link", "real"])
  }

  @Test func `what cannot be written says why`() {
    defer { remove() }

    #expect(throws: FileFault(path("none"), .missing)) {
      try console.replace(path("none"), with: [])
    }
    #expect(throws: FileFault(folder.path(), .folder)) { try console.create(folder.path()) }
    #expect(throws: FileFault("/dev/full", .other("No space left on device"))) {
      try console.create("/dev/full").write([1])
    }
  }
}
