/// What a guard tells its host; one packet each.
enum GuardReply: Equatable, Sendable {
  /// The program runs.
  case started(token: UInt32, process: Int32)

  /// The system did not start the program, for this error number.
  case failed(token: UInt32, error: Int32)

  /// The program ended and is reaped.
  case ended(token: UInt32, exit: PluginExit)

  /// More than any reply has.
  static let byteMaximum = 64

  /// The packet.
  var bytes: [UInt8] {
    var writer = PacketWriter()
    let (kind, token, value) = fields
    writer.write(kind)
    writer.write(token)
    writer.write(UInt32(bitPattern: value))
    return writer.bytes
  }

  private var fields: (kind: UInt32, token: UInt32, value: Int32) {
    switch self {
    case .started(let token, let process): (1, token, process)
    case .failed(let token, let error): (2, token, error)
    case .ended(let token, .exited(let code)): (3, token, code)
    case .ended(let token, .signalled(let number)): (4, token, number)
    case .ended(let token, .unknown): (5, token, 0)
    }
  }

  /// Reads a packet; nil if it is none of ours.
  init?(_ bytes: ArraySlice<UInt8>) {
    var reader = PacketReader(bytes)
    guard let kind = reader.number(), let token = reader.number(),
      let value = reader.number().map({ Int32(bitPattern: $0) }), reader.isAtEnd
    else { return nil }
    switch kind {
    case 1: self = .started(token: token, process: value)
    case 2: self = .failed(token: token, error: value)
    case 3: self = .ended(token: token, exit: .exited(value))
    case 4: self = .ended(token: token, exit: .signalled(value))
    case 5: self = .ended(token: token, exit: .unknown)
    default: return nil
    }
  }
}
