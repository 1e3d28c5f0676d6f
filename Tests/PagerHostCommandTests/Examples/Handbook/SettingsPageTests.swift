import PagerBus
import PagerHostCommand
import Testing

/// The page of settings has every setting as `help set` has it, and an example of each.
struct SettingsPageTests {
  private static let page = "Sources/PagerBus/Core/PagerBus.docc/Settings.md"

  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|")
  }

  private static func row(_ setting: Setting) -> String {
    let standard = setting.defaultText.isEmpty ? "" : "`\(cell(setting.defaultText))`"
    let cells = [
      "`\(setting.key)`", cell(setting.values), cell(setting.unit), standard,
      cell(setting.summary),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  @Test func `the table is that of the settings`() throws {
    let rows = try FencedBlock.text(of: Self.page).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }.map(String.init)

    #expect(rows == Setting.table.map { Self.row($0) })
  }

  @Test(arguments: Setting.table.map(\.key))
  func `a setting has an example`(key: String) throws {
    let blocks = try FencedBlock.blocks(of: Self.page).filter { $0.kind == "setup" }
    let lines = blocks.flatMap { $0.text.split(separator: "\n") }

    let isShown = lines.contains { line in
      let words = line.split(separator: " ")
      guard let verb = words.first, words.count > 1 else { return false }
      switch verb {
      case "set": return words[1] == key
      case "style":
        let token = words[1].map { $0.isNumber ? "N" : $0 }
        return "style.\(String(token))" == key
      case "place": return "place.\(words[1])" == key
      default: return verb == key
      }
    }
    #expect(isShown, "\(key)")
  }

  @Test func `the table that is printed has the same keys`() {
    let run = CommandRun.of("help", "set")

    let keys = run.output.split(separator: "\n").dropFirst()
      .filter { !$0.hasPrefix(" ") }.compactMap { $0.split(separator: " ").first }

    #expect(keys.map(String.init) == Setting.table.map(\.key))
  }
}
