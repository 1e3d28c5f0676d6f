import FoundationEssentials
import PagerBus
import Testing

@testable import PagerSession

struct EventStubTests {
  @Test func `a stub has the sentence, the name, the kind, the fields and the types inside`() {
    #expect(
      EventStub.text(of: SelectionRefused.self) == """
        /// A request or an edit was not carried out.
        public struct SelectionRefused: Event {
          public static let name: EventName = "selection.refused"
          public static let kind: EventKind = .fact(owner: .pages, sticky: false)

          public enum Why: String, Codable, CaseIterable, Sendable {
            case veto
            case range
            case input
            case empty
            case duplicateKey
            case superseded
          }

          public let id: Int?

          public let to: Int?

          public let why: SelectionRefused.Why

          public let by: String?

          public let keys: [PageKey]?
        }

        """)
  }

  @Test func `a list of a type inside declares the type`() {
    let text = EventStub.text(of: ButtonsChanged.self)

    #expect(text.contains("  public struct Button: Codable, Equatable, Sendable {\n"))
    #expect(text.contains("    public let tinted: Bool\n  }\n"))
    #expect(text.contains("  public let buttons: [ButtonsChanged.Button]\n}"))
  }

  @Test func `words that Swift has for itself get backticks`() {
    let words = ["in", "next", "a b", "2nd"].map(SwiftWord.written)

    #expect(words == ["`in`", "next", "`a b`", "`2nd`"])
  }

  @Test(arguments: EventCatalogue.pager + ScriptEvents.all)
  func `the sentence about a type is the first of its documentation`(type: any Event.Type) throws {
    let name = SwiftTypeName.text(of: type)
    let written = try #require(Self.documentation[name], "nothing documents \(name)")

    #expect(
      EventSummary.text(of: type.name) == written,
      "EventSummary.swift needs the line: \"\(type.name)\": \"\(written)\",")
  }

  /// The first sentence above every structure of the sources, by its name.
  private static let documentation: [String: String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/PagerBus")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path())) ?? []
    var found: [String: String] = [:]
    for path in paths.sorted() where path.hasSuffix(".swift") {
      let text = (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
      var paragraphs = [""]
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("/// ") {
          paragraphs[paragraphs.count - 1] += " " + line.dropFirst(4)
        } else if line == "///" {
          paragraphs.append("")
        } else {
          if line.hasPrefix("public struct ") {
            let name = line.dropFirst("public struct ".count).prefix { $0.isLetter }
            let first = paragraphs[0].drop { $0 == " " }
            found[String(name)] = first.split(separator: "`").joined(separator: "`")
          }
          paragraphs = [""]
        }
      }
    }
    return found
  }()
}
