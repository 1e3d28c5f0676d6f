extension PluginManifest {
  /// The options of a plugin of which nobody says anything, in the order of the manifest.
  public var standardOptions: JSONValue {
    .object(options.map { JSONValue.Member($0.name, $0.standard) })
  }

  /// The options `given`, checked against the manifest and completed by its standards, in its
  /// order.
  ///
  /// - Parameter given: an object; null counts as one without members.
  /// - Returns: an object with every option of the manifest.
  /// - Throws: the first thing that is wrong with `given`.
  public func completed(_ given: JSONValue) throws(PluginOptionError) -> JSONValue {
    let members: [JSONValue.Member]
    switch given {
    case .object(let object): members = object
    case .null: members = []
    case .bool, .integer, .number, .string, .array:
      throw .unusable(option: "options", expected: "an object")
    }
    for member in members where !options.contains(where: { $0.name == member.name }) {
      throw .unknown(option: member.name)
    }
    var complete: [JSONValue.Member] = []
    for option in options {
      let value = given[option.name] ?? option.standard
      guard option.kind.accepts(value) else {
        throw .unusable(option: option.name, expected: option.kind.expectation)
      }
      complete.append(JSONValue.Member(option.name, value))
    }
    return .object(complete)
  }
}
