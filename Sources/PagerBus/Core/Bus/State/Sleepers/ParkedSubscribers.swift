/// The subscribers that wait, so that a publish finds those that it concerns without looking at any
/// of them.
///
/// Those that hear the same topics wait in one group. A publish takes a whole group away in a fixed
/// number of steps, and whoever resumes its members visits them later, without the publisher.
struct ParkedSubscribers: Sendable {
  /// A place among the waiting.
  struct Place: Equatable, Sendable {
    /// How often the group had been taken away when the subscriber began to wait.
    let round: UInt64

    /// The index in the list of its group.
    var index: Int
  }

  /// A group that was taken away and whose members are to be resumed.
  private struct Flushed {
    let group: Int
    let round: UInt64

    /// The event that woke them; they have read everything before it.
    let sequence: UInt64
    var cores: [SubscriptionCore]
  }

  private struct Group {
    let topics: [Int]
    var round: UInt64 = 0
    var cores: [SubscriptionCore] = []
  }

  /// The topics of a subscription, by whether everything of them counts.
  struct Interests: Hashable, Sendable {
    var lossless: TopicSet
    var conflated: TopicSet

    /// Of nothing yet, in a bus of so many topics.
    init(topicCount: Int) {
      lossless = TopicSet(count: topicCount)
      conflated = lossless
    }
  }

  private var groups: [Group] = []
  private var numbers: [Interests: Int] = [:]
  private var groupsOfTopic: [[Int]]
  private var flushed: [Flushed] = []

  /// How many hear each topic and wait in groups that were not taken away.
  private var waiting: [Int]

  /// Whether anybody who hears the topic waits and nobody is going to resume it.
  func isAnybodyWaiting(for topic: Int) -> Bool { waiting[topic] > 0 }

  init(topicCount: Int) {
    groupsOfTopic = Array(repeating: [], count: topicCount)
    waiting = Array(repeating: 0, count: topicCount)
  }

  /// The number of the group of all who hear these topics.
  mutating func group(of interests: Interests) -> Int {
    if let known = numbers[interests] { return known }
    let number = groups.count
    let topics = interests.lossless.indices + interests.conflated.indices
    groups.append(Group(topics: topics))
    numbers[interests] = number
    for topic in topics { groupsOfTopic[topic].append(number) }
    return number
  }

  /// Puts a subscriber among the waiting.
  mutating func insert(_ core: SubscriptionCore) {
    let group = core.terms.group
    let place = Place(round: groups[group].round, index: groups[group].cores.count)
    groups[group].cores.append(core)
    count(group, as: 1)
    unsafe core.guarded.place = place
  }

  /// Takes a subscriber out, if it is among the waiting.
  mutating func remove(_ core: SubscriptionCore) {
    guard let place = unsafe core.guarded.place.take() else { return }
    let group = core.terms.group
    if place.round == groups[group].round {
      Self.remove(at: place.index, from: &groups[group].cores)
      count(group, as: -1)
    } else if let list = flushedList(group, place.round) {
      Self.remove(at: place.index, from: &flushed[list].cores)
      if flushed[list].cores.isEmpty { flushed.remove(at: list) }
    }
  }

  /// The event that a waiting subscriber is going to be resumed for; nil if it just waits.
  func wakingEvent(of core: SubscriptionCore) -> UInt64? {
    let group = core.terms.group
    guard let place = unsafe core.guarded.place, place.round != groups[group].round
    else { return nil }
    return flushedList(group, place.round).map { flushed[$0].sequence }
  }

  /// The groups that hear `topic`.
  func groups(hearing topic: Int) -> [Int] { groupsOfTopic[topic] }

  /// Whom ``flush(_:at:)`` found in a group.
  enum Flush {
    case nobody

    /// One, which the caller resumes.
    case one(SubscriptionCore)

    /// Several, which are kept for ``nextFlushed()``.
    case several
  }

  /// Takes away a group, which is woken by the event with this sequence number.
  mutating func flush(_ group: Int, at sequence: UInt64) -> Flush {
    let count = groups[group].cores.count
    self.count(group, as: -count)
    switch count {
    case 0: return .nobody
    case 1:
      let core = groups[group].cores.removeLast()
      unsafe core.guarded.place = nil
      return .one(core)
    default:
      var cores: [SubscriptionCore] = []
      swap(&cores, &groups[group].cores)
      let round = groups[group].round
      flushed.append(Flushed(group: group, round: round, sequence: sequence, cores: cores))
      groups[group].round += 1
      return .several
    }
  }

  /// Takes out one subscriber that is to be resumed, with the event that woke it.
  mutating func nextFlushed() -> (core: SubscriptionCore, sequence: UInt64)? {
    // Those who wait longest first, or others who sleep again soon would be served for ever.
    guard !flushed.isEmpty else { return nil }
    let sequence = flushed[0].sequence
    let core = flushed[0].cores.removeLast()
    if flushed[0].cores.isEmpty { flushed.removeFirst() }
    unsafe core.guarded.place = nil
    return (core, sequence)
  }

  /// Visits all who are going to be resumed.
  func visitFlushed(_ visit: (SubscriptionCore) -> Void) {
    for list in flushed { for core in list.cores { visit(core) } }
  }

  private mutating func count(_ group: Int, as change: Int) {
    for topic in groups[group].topics { waiting[topic] += change }
  }

  private func flushedList(_ group: Int, _ round: UInt64) -> Int? {
    flushed.firstIndex { $0.group == group && $0.round == round }
  }

  private static func remove(at index: Int, from cores: inout [SubscriptionCore]) {
    let last = cores.removeLast()
    guard index < cores.count else { return }
    cores[index] = last
    unsafe last.guarded.place?.index = index
  }
}
