import CSystem
import Glibc

/// One end of the connection between a host and its guard, packet by packet.
struct GuardSocket: Sendable {
  /// A packet and the descriptors that came with it.
  struct Packet {
    let bytes: ArraySlice<UInt8>

    /// Three, or none.
    let streams: [Int32]
  }

  /// What an attempt to receive gave.
  enum Arrival {
    case packet(Packet)

    /// Nothing is there now.
    case nothing

    /// The other side is gone.
    case closed
  }

  let descriptor: Int32

  /// Both ends of a new connection, closed in every program that is started.
  static func pair() -> (host: GuardSocket, guarding: GuardSocket)? {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (GuardSocket(descriptor: ends[0]), GuardSocket(descriptor: ends[1]))
  }

  /// Sends one packet, and descriptors with it.
  ///
  /// - Returns: 0, or the error number.
  func send(_ bytes: [UInt8], streams: [Int32]? = nil, waits: Bool) -> Int32 {
    let flags = waits ? 0 : Int32(MSG_DONTWAIT)
    var sent = -1
    repeat {
      sent = unsafe bytes.withUnsafeBytes { bytes in
        guard let streams else {
          return unsafe csystem_send(descriptor, bytes.baseAddress, bytes.count, nil, flags)
        }
        return unsafe csystem_send(descriptor, bytes.baseAddress, bytes.count, streams, flags)
      }
    } while sent < 0 && errno == EINTR
    return sent < 0 ? errno : 0
  }

  /// Takes the next packet if there is one.
  func receive(into buffer: inout [UInt8]) -> Arrival {
    var streams: [Int32] = [-1, -1, -1]
    var count = -1
    repeat {
      count = unsafe csystem_receive(
        descriptor, &buffer, buffer.count, &streams, Int32(MSG_DONTWAIT))
    } while count < 0 && errno == EINTR
    if count < 0, errno == EAGAIN { return .nothing }
    guard count > 0 else { return .closed }
    return .packet(Packet(bytes: buffer[..<count], streams: streams.filter { $0 >= 0 }))
  }
}
