import Testing

/// A row of another pager's tests: its id, and what it says.
struct PeerRow<Given: Sendable, Then: Sendable>: CustomTestStringConvertible, Sendable {
  let id: String
  let given: Given
  let then: Then

  init(_ id: String, _ given: Given, _ then: Then) {
    self.id = id
    self.given = given
    self.then = then
  }

  var testDescription: String { id }
}
