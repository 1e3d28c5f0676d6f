/// Something in a file to import that cannot be read.
public struct ImportProblem: Equatable, Sendable {
  /// The file's name as the importer was given it.
  public var file: String
  /// Counts from one.
  public var line: Int
  /// In characters (Unicode scalars), counts from one.
  public var column: Int
  /// In characters (Unicode scalars), at least one.
  public var length: Int
  /// What is wrong.
  public var message: String
  /// What to do about it, where that is known.
  public var help: String?

  /// Describes what is wrong and where.
  public init(
    file: String, line: Int, column: Int, length: Int, message: String, help: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.length = length
    self.message = message
    self.help = help
  }
}
