import PagerProcess
import PagerSession

/// What happens to the lines of a plugin on their way to the host.
enum LineDisturbance: Equatable {
  /// Nothing.
  case none
  /// None arrives.
  case lost
  /// They arrive when they are released.
  case held
  /// No credit arrives.
  case withoutCredit
  /// Every answer arrives twice.
  case doubled
  /// Every answer has an id that was not asked.
  case misnamed

  /// A number that no host asks.
  private static let strange = #"{"jsonrpc":"2.0","id":999999999,"result":{}}"#

  /// What arrives in place of a line.
  func lines(for line: [UInt8]) -> [[UInt8]] {
    switch self {
    case .none: [line]
    case .lost, .held: []
    case .withoutCredit: Self.isCredit(line) ? [] : [line]
    case .doubled: Self.isAnswer(line) ? [line, line] : [line]
    case .misnamed: Self.isAnswer(line) ? [Array(Self.strange.utf8)] : [line]
    }
  }

  private static func isCredit(_ line: [UInt8]) -> Bool {
    PeerMessageReader.read(line).contains { reading in
      if case .message(.credit) = reading { true } else { false }
    }
  }

  private static func isAnswer(_ line: [UInt8]) -> Bool {
    PeerMessageReader.read(line).contains { reading in
      switch reading {
      case .message(.reply), .message(.refusal): true
      case .message, .fault: false
      }
    }
  }
}
