package import PagerSession

/// A failure that was made small: the least that is needed to see it again.
package struct ShrunkFailure: Sendable {
  /// What fails, with what is left of its session.
  package let subject: ExploreSubject

  /// The session that is left; nil for a scene.
  package let session: SessionFile?

  /// The choices.
  package let choices: ChoiceList

  /// Why it fails.
  package let failure: CampaignFailure

  /// What it does, every moment of it.
  package let outcome: ScheduleOutcome

  /// How often it was run again on the way.
  package let reruns: Int

  /// Whether nothing more can be left out.
  package let isMinimal: Bool

  /// Whether the stepped run does not fail like this: the order matters.
  package let isRace: Bool
}
