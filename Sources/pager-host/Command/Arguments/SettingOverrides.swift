import PagerBus
import PagerSession

/// The settings of a command line, judged before anything is read.
enum SettingOverrides {
  /// The settings that win over a session, in order.
  ///
  /// The seed is a setting only of a file that is written; a run has an option for it.
  static func read(
    _ arguments: ParsedArguments, takesSeed: Bool = false
  ) throws(CommandFailure) -> [RunOptions.Override] {
    var tried = PagerSettings()
    var overrides: [RunOptions.Override] = []
    for (key, value) in arguments.assignments(.set) {
      defer { overrides.append(RunOptions.Override(key: key, value: value)) }
      if takesSeed, key == "seed" { continue }
      do throws(SettingError) {
        try tried.apply(key: key, value: value)
      } catch {
        throw .usage(usage(error, "`--set \(key)=\(value)`"))
      }
    }
    return overrides
  }

  private static func usage(_ error: SettingError, _ option: String) -> UsageError {
    let list = "`pager-host help set` lists the settings"
    switch error {
    case .unknownKey(let key, _) where key == "seed":
      return UsageError(message: "\(option): a seed is no setting", help: "use `--seed N`")
    case .unknownKey(let key, let known):
      return UsageError(
        message: "\(option): there is no setting `\(key)`",
        help: Suggestion.help(for: key, among: known) ?? list)
    case .invalidValue:
      return UsageError(message: "\(option): \(error)", help: list)
    }
  }
}
