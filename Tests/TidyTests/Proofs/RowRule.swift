/// Every row of other pagers' tests, and every public report, that ours are held to has a test that
/// names it.
enum RowRule {
  /// The rows, by the pager that they come from.
  static let rows: [String: [Int]] = [
    "C": [1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23],
    "E": [1, 2, 4, 5, 16, 17, 25, 26, 28, 29, 31, 34, 35],
    "F": [1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26],
    "G": [1, 2, 4, 5],
    "R": [1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19],
    "S": [5],
    "V": [
      1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32,
    ],
  ]

  /// The numbers of the reports about pages.
  static let reports = [
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17",
    "19", "20", "22", "23", "25", "26", "28", "29", "31", "32", "34", "35", "37", "38", "40", "41",
    "43a", "43c", "43d", "43f", "43g", "45", "46", "48", "49", "51", "52", "54", "55", "57", "58",
    "60",
  ]

  static func findings(in files: [SourceFile]) -> [Finding] {
    let texts = files.filter { !$0.isIn("Tests/TidyTests") }.map(\.text)
    let missing = wanted.filter { id in !texts.contains { $0.contains(id) } }
    let told = Set(texts.flatMap(numbers))
    return missing.map { finding($0) }
      + reports.filter { !told.contains($0) }.map { finding("report \($0)") }
  }

  private static var wanted: [String] {
    rows.sorted { $0.key < $1.key }.flatMap { prefix, numbers in
      numbers.map { $0 < 10 ? "\(prefix)-0\($0)" : "\(prefix)-\($0)" }
    }
  }

  private static func finding(_ id: String) -> Finding {
    Finding(path: "Tests", line: nil, advice: "no test names \(id); add one that holds it")
  }

  /// The numbers in the names of tests that begin with `report`.
  static func numbers(in text: String) -> [String] {
    text.split(separator: "`report ").dropFirst().flatMap { rest in
      rest.prefix { $0 != ":" }.split(separator: ",").map { part in
        String(part.drop { $0 == " " })
      }
    }
  }
}
