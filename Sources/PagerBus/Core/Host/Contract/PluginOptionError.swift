/// Why a plugin cannot use the options that it was given.
public enum PluginOptionError: Error, Equatable, Sendable {
  /// No such option is in the plugin's manifest.
  case unknown(option: String)

  /// The option is missing although the plugin needs it.
  case missing(option: String)

  /// The option's value is not what the manifest allows; `expected` says what is.
  case unusable(option: String, expected: String)
}

extension PluginOptionError: CustomStringConvertible {
  /// What is wrong, with the name of the option and what it may be.
  public var description: String {
    switch self {
    case .unknown(let option): "there is no option \(option)"
    case .missing(let option): "the option \(option) is missing"
    case .unusable(let option, let expected): "the option \(option) must be \(expected)"
    }
  }
}
