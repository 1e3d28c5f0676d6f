/// Why a text is no value, before it is known whose.
enum SettingFault: Error, Hashable {
  /// It is wrong; a clause that follows a colon.
  case wrong(String)
}
