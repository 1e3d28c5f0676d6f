import Testing

/// A row of what another pager's own tests pin; its id names the case.
struct PinnedRow<Values: Sendable>: CustomTestStringConvertible, Sendable {
  let id: String
  let values: Values

  init(_ id: String, _ values: Values) {
    self.id = id
    self.values = values
  }

  var testDescription: String { id }
}
