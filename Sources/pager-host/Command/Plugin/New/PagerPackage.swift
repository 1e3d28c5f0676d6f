/// Where a new package finds PagerBus.
enum PagerPackage: Equatable {
  /// A checkout on this machine.
  case folder(String)

  /// A repository.
  case repository(String)

  /// The checkout that this host was built from, if it is still there.
  static func ofThisHost(_ console: any Console) -> PagerPackage? {
    let root = #filePath.split(separator: "/").dropLast(depth).joined(separator: "/")
    return console.kind(of: "/" + root + "/Package.swift") == .file ? .folder("/" + root) : nil
  }

  /// How many steps this file lies below the root of the checkout.
  private static let depth = 6

  /// What somebody wrote; a text with `://` or `@` in it is a repository.
  init(_ text: String) {
    self = text.contains("://") || text.contains("@") ? .repository(text) : .folder(text)
  }

  /// The name under which products are taken from it.
  var identity: String {
    switch self {
    case .folder: return "PagerBus"
    case .repository(let address):
      let last = address.split { $0 == "/" || $0 == ":" }.last.map { String($0) } ?? address
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
  }

  /// The line of `dependencies`.
  var dependency: String {
    switch self {
    case .folder(let path): ".package(name: \"PagerBus\", path: \(Self.quoted(path)))"
    case .repository(let address):
      ".package(url: \(Self.quoted(address)), from: \"\(PagerHostCommand.version)\")"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.map { character in
      "\"\\".contains(character) ? "\\\(character)" : String(character)
    }
    return "\"" + escaped.joined() + "\""
  }
}
