/// The codes of the protocol's errors.
package enum WireCode: Int64, CaseIterable, Sendable {
  /// The line is not JSON.
  case parse = -32_700

  /// The JSON is no message.
  case shape = -32_600

  /// There is no such method.
  case unknownMethod = -32_601

  /// The parameters do not fit the method.
  case parameters = -32_602

  /// A line has more bytes than both sides agreed on.
  case frameTooBig = -32_001

  /// The first answer did not come in time.
  case handshakeTimeout = -32_002

  /// The two sides speak no version in common.
  case noCommonProtocol = -32_003

  /// A feature was used that the other side did not confirm.
  case featureNotConfirmed = -32_004

  /// The type is not in what the plugin may publish.
  case notPermitted = -32_010

  /// The event would go on a chain of causes that is too long.
  case loopRejected = -32_011

  /// An answer did not come in time.
  case deadline = -32_012

  /// Somebody who must not miss anything has no room.
  case queueFull = -32_013

  /// There is no such type of events, or not in this version.
  case unknownTopic = -32_014

  /// The connection is being ended.
  case shuttingDown = -32_020

  /// Something was published in a stepped run while nothing was being handled.
  case unsolicited = -32_021
}
