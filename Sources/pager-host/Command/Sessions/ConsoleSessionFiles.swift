import PagerSession

/// The files that a session uses, as the console reads them.
struct ConsoleSessionFiles: SessionFiles {
  let console: any Console

  func source(_ path: String) throws(SessionFileFault) -> SourceText {
    do throws(FileFault) {
      return SourceText(
        name: path, bytes: try console.read(path, limit: CommandContext.sessionBytesMaximum))
    } catch {
      throw SessionFileFault(reason: error.reason)
    }
  }
}
