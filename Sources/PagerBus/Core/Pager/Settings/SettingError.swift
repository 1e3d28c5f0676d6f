/// Why a setting was not changed.
public enum SettingError: Error, Hashable, Sendable {
  /// There is no such setting; `known` lists all keys.
  case unknownKey(String, known: [String])

  /// The value is none of the setting's; `why` says what is wrong and `allowed` what is right.
  case invalidValue(key: String, value: String, why: String, allowed: String)
}

extension SettingError: CustomStringConvertible {
  /// What happened and what to write instead, in one line.
  public var description: String {
    switch self {
    case .unknownKey(let key, let known):
      "there is no setting \"\(key)\"; the settings are \(known.joined(separator: ", "))"

    case .invalidValue(let key, let value, let why, let allowed):
      "setting \(key) cannot be \"\(value)\": \(why); allowed is \(allowed)"
    }
  }
}
