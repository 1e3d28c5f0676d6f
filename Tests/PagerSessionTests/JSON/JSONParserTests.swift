import PagerBus
import PagerSession
import Testing

struct JSONParserTests {
  @Test func `values keep order, places and digits`() throws {
    let text = "{\"b\": [1, -2.50, 1e3, true, null],\n \"a\\u00e9\": \"\\ud83d\\udc4d\\n\"}"
    let node = try JSONParser.parse(SourceText(name: "p.json", text: text))

    #expect(node.text == "{\"b\":[1,-2.50,1e3,true,null],\"aé\":\"👍\\n\"}")
    #expect(
      node.value
        == .object([
          .init("b", .array([.integer(1), .number(-2.5), .number(1_000), .bool(true), .null])),
          .init("aé", .string("👍\n")),
        ]))
    let member = try #require(node.members?.last)
    #expect(member.nameRange.start.text == "2:2")
    #expect(member.node.range.start.text == "2:13")
    #expect(node["b"]?.elements?[1].range.start.text == "1:11")
  }

  @Test(arguments: [
    ("", "expected a value, found the end", "1:1"),
    ("{\"a\":1,}", "a comma stands before `}`", "1:8"),
    ("{a:1}", "expected a name in quotes or `}`, found `a`", "1:2"),
    ("{\"a\" 1}", "expected `:` after the name, found `1`", "1:6"),
    ("{\"a\":1 \"b\":2}", "expected `,` or `}`, found `\"`", "1:8"),
    ("[1 2]", "expected `,` or `]`, found `2`", "1:4"),
    ("[1,]", "a comma stands before `]`", "1:4"),
    ("01", "a number does not begin with 0", "1:1"),
    ("1.", "expected a digit after the point, found the end", "1:3"),
    ("1e", "expected a digit of the exponent, found the end", "1:3"),
    ("-", "expected a digit, found the end", "1:2"),
    ("1e999", "this number is too large", "1:1"),
    ("tru", "`tru` is not a JSON value", "1:1"),
    ("1 2", "expected the end after the value, found `2`", "1:3"),
    ("{\"a\":1,\n\"a\":2}", "`a` occurs twice in this object", "2:1"),
    ("\"a", "this string is not closed", "1:1"),
    ("\"\\x\"", "unknown escape in a string", "1:2"),
    ("\"\\ud800x\"", "half of a surrogate pair stands alone", "1:2"),
    ("\"\\ud800\\u0041\"", "half of a surrogate pair stands alone", "1:2"),
    ("\"\\udbff\\udbff\"", "half of a surrogate pair stands alone", "1:2"),
    ("\"\\ud800\\uffff\"", "half of a surrogate pair stands alone", "1:2"),
    ("\"\\u12\"", "\\u needs four hexadecimal digits", "1:2"),
    ("\"\t\"", "a control character must be escaped in a string", "1:2"),
    ("'a'", "expected a value, found `'`", "1:1"),
  ])
  func `a fault is named at its place`(text: String, message: String, place: String) {
    let error = #expect(throws: DiagnosticsError.self) {
      try JSONParser.parse(SourceText(name: "p.json", text: text))
    }

    let found = error?.diagnostics.errors.first
    #expect(found?.message == message)
    #expect(found?.place?.range.start.text == place)
  }

  @Test func `nesting has a limit`() throws {
    let deep = String(repeating: "[", count: 100_000)
    let error = #expect(throws: DiagnosticsError.self) {
      try JSONParser.parse(SourceText(name: "p.json", text: deep))
    }
    #expect(error?.diagnostics.errors.first?.message == "nesting is deeper than 64")
    #expect(error?.diagnostics.errors.first?.place?.range.start.column == 65)

    let allowed = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(try JSONParser.parse(SourceText(name: "p.json", text: allowed)).text == allowed)
  }

  @Test(
    arguments: [
      ([0x22, 0xFF, 0x22], "this is not UTF-8", "1:2"),
      ([0x22, 0x61, 0x00, 0x22], "a NUL byte is not allowed", "1:3"),
      ([0x20, 0x0A, 0xC3], "this is not UTF-8", "2:1"),
    ] as [([UInt8], String, String)])
  func `bytes that are no text are refused`(bytes: [UInt8], message: String, place: String) {
    let error = #expect(throws: DiagnosticsError.self) {
      try JSONParser.parse(SourceText(name: "p.json", bytes: bytes))
    }

    #expect(error?.diagnostics.errors.first?.message == message)
    #expect(error?.diagnostics.errors.first?.place?.range.start.text == place)
  }

  @Test func `integers are exact to their limits`() throws {
    for text in ["9223372036854775807", "-9223372036854775808"] {
      let node = try JSONParser.parse(SourceText(name: "p.json", text: text))
      #expect(node.value.text == text)
      #expect(node.integer != nil)
    }
    let beyond = try JSONParser.parse(SourceText(name: "p.json", text: "9223372036854775808"))
    #expect(beyond.integer == nil)
    #expect(beyond.double == 9_223_372_036_854_775_808)
  }

  @Test func `lines are judged one by one and a torn one is known`() {
    let text = "{\"a\":1}\n\n[1,\n{\"b\":2}\r\n{\"c\""
    let lines = Array(JSONLines(SourceText(name: "t.trace", text: text)))

    #expect(lines.map(\.number) == [1, 3, 4, 5])
    #expect(lines.map(\.isTerminated) == [true, true, true, false])
    #expect(lines.map { (try? $0.result.get())?.text } == ["{\"a\":1}", nil, "{\"b\":2}", nil])
    guard case .failure(let error) = lines[1].result else {
      Issue.record("line 3 must be refused")
      return
    }
    #expect(error.diagnostics.errors.first?.place?.range.start.text == "3:4")
  }
}
