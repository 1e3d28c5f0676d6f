/// The subscribers that wait, so that a publish finds those that it concerns without looking at any
/// of them.
///
/// Those that hear the same topics wait in one group. A publish takes a whole group away in a fixed
/// number of steps, and whoever resumes its members visits them later, without the publisher.
struct ParkedSubscribers: Sendable {
  /// A place among the waiting.
  struct Place: Equatable, Sendable {
    let group: Int

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
    var round: UInt64 = 0
    var cores: [SubscriptionCore] = []
  }

  /// The topics of a subscription, by whether everything of them counts.
  struct Interests: Hashable, Sendable {
    let lossless: TopicSet
    let conflated: TopicSet
  }

  private var groups: [Group] = []
  private var numbers: [Interests: Int] = [:]
  private var groupsOfTopic: [[Int]]
  private var flushed: [Flushed] = []

  /// How many wait in groups that were not taken away.
  private var waiting = 0

  /// Whether anybody waits whom nobody is going to resume.
  var isAnybodyWaiting: Bool { waiting > 0 }

  init(topicCount: Int) {
    groupsOfTopic = Array(repeating: [], count: topicCount)
  }

  /// The number of the group of all who hear these topics.
  mutating func group(of interests: Interests, topics: [Int]) -> Int {
    if let known = numbers[interests] { return known }
    let number = groups.count
    groups.append(Group())
    numbers[interests] = number
    for topic in topics { groupsOfTopic[topic].append(number) }
    return number
  }

  /// Puts a subscriber among the waiting.
  mutating func insert(_ core: SubscriptionCore) {
    let group = core.group
    let place = Place(
      group: group, round: groups[group].round, index: groups[group].cores.count)
    groups[group].cores.append(core)
    waiting += 1
    unsafe core.guarded.place = place
  }

  /// Takes a subscriber out, if it is among the waiting.
  mutating func remove(_ core: SubscriptionCore) {
    guard let place = unsafe core.guarded.place.take() else { return }
    if place.round == groups[place.group].round {
      Self.remove(at: place.index, from: &groups[place.group].cores)
      waiting -= 1
    } else if let list = flushedList(of: place) {
      Self.remove(at: place.index, from: &flushed[list].cores)
      if flushed[list].cores.isEmpty { flushed.remove(at: list) }
    }
  }

  /// The event that a waiting subscriber is going to be resumed for; nil if it just waits.
  func wakingEvent(of core: SubscriptionCore) -> UInt64? {
    guard let place = unsafe core.guarded.place, place.round != groups[place.group].round
    else { return nil }
    return flushedList(of: place).map { flushed[$0].sequence }
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
    waiting -= count
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

  private func flushedList(of place: Place) -> Int? {
    flushed.firstIndex { $0.group == place.group && $0.round == place.round }
  }

  private static func remove(at index: Int, from cores: inout [SubscriptionCore]) {
    let last = cores.removeLast()
    guard index < cores.count else { return }
    cores[index] = last
    unsafe last.guarded.place?.index = index
  }
}
