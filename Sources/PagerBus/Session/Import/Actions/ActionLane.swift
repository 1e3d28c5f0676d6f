/// What one source does in the session: statements with waits between them.
struct ActionLane: Equatable, Sendable {
  /// A statement and the comment behind it.
  struct Line: Equatable, Sendable {
    var statement: String
    var comment: String?
  }

  /// What the finger of a pointer is called, as the session writes it.
  let finger: String
  private(set) var lines: [Line] = []
  /// Where the pointer is, touching or not.
  private(set) var x = 0.0
  private(set) var y = 0.0
  /// The buttons that are pressed; the first one is the touch.
  private(set) var pressed: Set<Int64> = []
  /// Time that has passed since the last statement, in milliseconds.
  private var pending: Int64 = 0

  init(finger: String) {
    self.finger = finger
  }

  /// Whether the finger touches.
  var isDown: Bool { pressed.contains(0) }

  private var point: String {
    "\(DecimalNumber(pixels: x).text)px,\(DecimalNumber(pixels: y).text)px"
  }

  /// Whether a button was not pressed before.
  mutating func press(_ button: Int64, comment: String) -> Bool {
    guard pressed.insert(button).inserted else { return false }
    if button == 0 { say("down \(finger) at \(point)", comment) }
    return true
  }

  /// Whether a button was pressed before.
  mutating func release(_ button: Int64, comment: String) -> Bool {
    guard pressed.remove(button) != nil else { return false }
    if button == 0 { say("up \(finger)", comment) }
    return true
  }

  /// Whether there was a touch to cancel.
  mutating func cancel(comment: String) -> Bool {
    defer { pressed = [] }
    guard isDown else { return false }
    say("cancel \(finger)", comment)
    return true
  }

  /// Goes to a point; a pointer that does not touch takes its time, too, and leaves no trace.
  mutating func move(x: Double, y: Double, over duration: Int64, comment: String) {
    self.x = x
    self.y = y
    guard isDown else { return wait(duration) }
    let over = duration > 0 ? " over \(duration)ms" : ""
    say("move \(finger) to \(point)\(over)", comment)
  }

  /// Forgets the wait that is due, because another lane of the same length writes it.
  mutating func skipWait() {
    pending = 0
  }

  mutating func wait(_ duration: Int64) {
    pending += duration
  }

  mutating func say(_ statement: String, _ comment: String) {
    flush()
    lines.append(Line(statement: statement, comment: comment))
  }

  /// Gives away what was said so far.
  mutating func takeLines() -> [Line] {
    defer { lines = [] }
    return lines
  }

  /// Writes the wait that is due.
  mutating func flush() {
    guard pending > 0 else { return }
    lines.append(Line(statement: "wait \(pending)ms"))
    pending = 0
  }
}
