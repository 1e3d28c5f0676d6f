import PagerBus
import PagerSession

/// Prints the events of a case whose types fit, as they happen.
final class EventPrinter: RunObserver {
  private let patterns: [NamePattern]
  private let testCase: String
  private let isJSON: Bool
  private let output: CaseOutput
  private let stream: StandardStream

  init(
    _ patterns: [NamePattern], of testCase: String, isJSON: Bool, to output: CaseOutput,
    _ stream: StandardStream
  ) {
    self.patterns = patterns
    self.testCase = testCase
    self.isJSON = isJSON
    self.output = output
    self.stream = stream
  }

  func see(_ envelope: AnyEnvelope, step: String?) {
    let name = envelope.name.text
    guard patterns.contains(where: { $0.matches(name) }) else { return }
    let event = TraceEvent(envelope, step: step)
    let line =
      isJSON
      ? "{\"case\":\(JSONValue.string(testCase).text),\"event\":\(event.line)}" : event.text
    output.write(line: line, to: .stream(stream))
  }
}
