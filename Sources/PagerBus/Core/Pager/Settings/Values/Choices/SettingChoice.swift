/// A setting whose values are words; the words are the raw values.
public protocol SettingChoice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension Deceleration: SettingChoice {}
extension PeerSnap: SettingChoice {}
