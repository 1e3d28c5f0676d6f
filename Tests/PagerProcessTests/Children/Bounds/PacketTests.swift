import Testing

@testable import PagerProcess

/// A host and its guard understand each other, and refuse what is none of theirs.
struct PacketTests {
  private static let requests: [GuardRequest] = [
    .signal(token: 1, number: 9),
    .start(
      token: .max,
      program: ProgramStart(path: "/가", folder: "/", arguments: ["", "a b"], environment: [])),
  ]

  private static let replies: [GuardReply] = [
    .started(token: 1, process: 77), .failed(token: 2, error: 2), .ended(token: 3, exit: .unknown),
    .ended(token: 4, exit: .exited(255)), .ended(token: .max, exit: .signalled(9)),
  ]

  @Test(arguments: requests.indices)
  func `a request is read as it was written, and no part of it is one`(index: Int) {
    let request = Self.requests[index]
    let bytes = request.bytes

    #expect(GuardRequest(bytes[...]) == request)
    for count in 0..<bytes.count { #expect(GuardRequest(bytes.prefix(count)) == nil) }
    #expect(GuardRequest((bytes + [0])[...]) == nil)
  }

  @Test(arguments: replies.indices)
  func `a reply is read as it was written, and no part of it is one`(index: Int) {
    let reply = Self.replies[index]
    let bytes = reply.bytes

    #expect(GuardReply(bytes[...]) == reply)
    #expect(bytes.count <= GuardReply.byteMaximum)
    for count in 0..<bytes.count { #expect(GuardReply(bytes.prefix(count)) == nil) }
  }

  @Test func `counts beyond the packet are refused`() {
    var writer = PacketWriter()
    for number: UInt32 in [1, 7, .max] { writer.write(number) }

    #expect(GuardRequest(writer.bytes[...]) == nil)
  }
}
