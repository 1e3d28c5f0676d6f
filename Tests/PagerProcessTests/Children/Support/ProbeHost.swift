import Glibc
import PagerProcess

/// The executable beside the test bundle that is a guard for the tests, and a host that they may kill.
enum ProbeHost {
  /// Why it cannot be used.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  static func path() throws(Missing) -> String {
    let bundles = CommandLine.arguments.filter {
      $0.hasSuffix(".xctest") || $0.contains("PackageTests")
    }
    for bundle in bundles + [own] {
      let folder = bundle.lastIndex(of: "/").map { String(bundle[..<$0]) } ?? "."
      let path = folder + "/plugin-host-probe"
      if unsafe access(path, X_OK) == 0 { return path }
    }
    throw Missing(description: "plugin-host-probe is not beside the tests; build it first")
  }

  private static var own: String {
    guard let real = unsafe realpath("/proc/self/exe", nil) else { return "" }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}
