/// Why a campaign failed.
package enum CampaignFailure: Hashable, Sendable, CustomStringConvertible {
  /// A schedule failed by itself.
  case schedule(ScheduleFailure)

  /// Two runs of one schedule did not do the same.
  case unrepeatable(String)

  /// What is seen at the end is not what is seen at the end of the stepped run.
  case notConfluent(stepped: UInt32, found: UInt32)

  /// A kind that does not change when the schedule is made smaller.
  package var kind: String {
    switch self {
    case .schedule(let failure): failure.kind
    case .unrepeatable: "not repeatable"
    case .notConfluent: "not confluent"
    }
  }

  /// What happened, in words.
  package var description: String {
    switch self {
    case .schedule(let failure): failure.description
    case .unrepeatable(let what):
      "two runs of one schedule did not do the same: \(what); something depends on real time, "
        + "addresses or the order of a set"
    case .notConfluent(let stepped, let found):
      "the pager ends as \(Self.hex(found)), in the stepped run as \(Self.hex(stepped)): the end "
        + "depends on the order"
    }
  }

  private static func hex(_ hash: UInt32) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

/// The first failure of a campaign.
package struct CampaignFinding: Sendable {
  /// The place of what failed among the campaign's subjects.
  package let subject: Int

  /// Which schedule of the subject, from 0.
  package let number: Int

  /// Why it failed.
  package let failure: CampaignFailure

  /// What it did.
  package let outcome: ScheduleOutcome
}
