import Glibc

/// Hands the inputs that the fuzzer makes up to one parser.
///
/// The fuzzer's runtime owns the command line and starts the program again by it, so the parser is
/// named by the environment.
enum FuzzDriver {
  /// The name of the variable that names the parser.
  private static let variable = "FUZZ_PARSER"

  /// The parser that reads all inputs of this run.
  static let parser: FuzzParser = {
    let written = unsafe getenv(variable).map { unsafe String(cString: $0) } ?? ""
    guard let parser = FuzzParser(rawValue: written) else {
      let names = FuzzParser.allCases.map(\.rawValue).joined(separator: " ")
      print("\(variable) is one of: \(names)")
      exit(2)
    }
    return parser
  }()
}

/// Called by the fuzzer's runtime, which has the program's entry, with one input after the other.
@c(LLVMFuzzerTestOneInput)
public func examineInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  unsafe FuzzDriver.parser.examine(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
