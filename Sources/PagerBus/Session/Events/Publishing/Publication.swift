/// `publish`: an event by its type and its data, as they were written.
package struct Publication: Hashable, Sendable {
  /// The name of the type.
  package let type: String

  /// Where the name stands.
  package let typeRange: SourceRange

  /// The data.
  package let data: JSONNode
}
