/// Types are nouns of the domain.
enum NameRule {
  private static let endings = [
    "Manager", "Helper", "Helpers", "Util", "Utils", "Utility", "Utilities", "Base", "Impl",
  ]

  static func findings(in file: SourceFile) -> [Finding] {
    file.types.compactMap { type in
      guard let ending = endings.first(where: type.name.hasSuffix) else { return nil }
      return Finding(file, type.token, "\(type.name): name what it is, not that it is a \(ending)")
    }
  }
}
