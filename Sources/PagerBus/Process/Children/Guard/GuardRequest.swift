/// What a host asks of its guard; one packet each.
enum GuardRequest: Equatable, Sendable {
  /// Start a program with the three descriptors that come with the packet.
  case start(token: UInt32, program: ProgramStart)

  /// Send a signal to a plugin and its group, if it has not ended.
  case signal(token: UInt32, number: Int32)

  /// The most bytes of one packet; a socket takes more, whatever the system's settings.
  static let byteMaximum = 128 << 10

  /// The packet.
  var bytes: [UInt8] {
    var writer = PacketWriter()
    switch self {
    case .start(let token, let program):
      writer.write(1)
      writer.write(token)
      writer.write(program.path)
      writer.write(program.folder)
      writer.write(program.arguments)
      writer.write(program.environment)

    case .signal(let token, let number):
      writer.write(2)
      writer.write(token)
      writer.write(UInt32(bitPattern: number))
    }
    return writer.bytes
  }

  /// Reads a packet; nil if it is none of ours.
  init?(_ bytes: ArraySlice<UInt8>) {
    var reader = PacketReader(bytes)
    guard let kind = reader.number(), let token = reader.number() else { return nil }
    if kind == 1, let path = reader.text(), let folder = reader.text(),
      let arguments = reader.texts(), let environment = reader.texts()
    {
      self = .start(
        token: token,
        program: ProgramStart(
          path: path, folder: folder, arguments: arguments, environment: environment))
    } else if kind == 2, let number = reader.number() {
      self = .signal(token: token, number: Int32(bitPattern: number))
    } else {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }
}
