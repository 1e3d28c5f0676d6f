import PagerBus
import PagerProcess
import PagerSession

/// How a plugin reads.
extension CheckTest {
  /// How long a piece of a frame lies alone in the pipe.
  private static let pieceMicroseconds: UInt32 = 2_000

  /// The longest frame that is agreed on is read.
  static let longFrame = CheckTest(name: "longest frame") { exam throws(CheckFinding) in
    var talk = try exam.greeted()
    let size = exam.offer.limits.frameBytesMaximum
    let frame = HostMessage.notification("$/padding", ["text": ""])
    let padding = String(repeating: "x", count: max(0, size - frame.count))
    talk.send(HostMessage.notification("$/padding", ["text": .string(padding)]))
    try exam.requireLife(&talk, after: "a line of \(size) bytes")
    _ = talk.stop(PluginExam.stopPatience)
    return "it reads a line of \(size) bytes and goes on"
  }

  /// A frame may arrive in two pieces, whatever character is cut.
  static let splitText = CheckTest(name: "split UTF-8") { exam throws(CheckFinding) in
    var talk = try exam.greeted()
    let text = "aé한😀"
    let frame = HostMessage.notification("$/text", ["text": .string(text)])
    for place in 1..<frame.count {
      talk.send(piece: frame[..<place], pause: pieceMicroseconds)
      talk.send(piece: frame[place...] + [UInt8(ascii: "\n")], pause: 0)
    }
    try exam.requireLife(&talk, after: "a line whose characters arrived in two pieces")
    _ = talk.stop(PluginExam.stopPatience)
    return "\(frame.count - 1) lines, each cut at another byte"
  }

  /// What it does not know is refused or ignored.
  static let unknownMethod = CheckTest(name: "unknown method") { exam throws(CheckFinding) in
    var talk = try exam.greeted()
    let question = talk.ask("x-none/such")
    talk.send(HostMessage.notification("x-none/told", .object([])))
    try exam.requireLife(&talk, after: "a method that it does not know")
    let answer = talk.answers[question]
    _ = talk.stop(PluginExam.stopPatience)
    switch answer {
    case nil: return "ignored"
    case .refusal(-32_601): return "refused with -32601"
    case .refusal(let code):
      throw .failed("refused with \(code)", help: "the code of an unknown method is -32601")
    case .result:
      throw .failed(
        "answered with a result", help: "answer an unknown method with the error -32601")
    }
  }
}
