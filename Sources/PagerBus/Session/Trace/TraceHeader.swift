public import PagerBus

/// What a trace says of the run before its first event.
public struct TraceHeader: Hashable, Sendable {
  /// The version of the trace format that this product writes and reads.
  public static let version = 1

  /// The file name of the session, without folders.
  public var session: String

  /// The case.
  public var testCase: String

  /// The seed of the case.
  public var seed: UInt64

  /// The container's size at the start.
  public var view: Size

  /// Samples a second at the start.
  public var sampling: Int

  /// The digest of the effective plugin manifest.
  public var plugins: String

  /// The manifest as the session names it; nil if the run used another one or none.
  public var manifest: String?

  /// The digest of the settings at the start.
  public var settings: String

  /// The settings at the start that are not as in a pager of which nothing was set.
  public var changed: [JSONValue.Member]

  /// The seed that the case's own follows from.
  public var fileSeed: UInt64 = 0

  /// The product's version; not part of the trace's hash.
  public var host: String

  /// Makes a header.
  public init(
    session: String, testCase: String, seed: UInt64, configuration: PagerConfiguration,
    plugins: String, host: String
  ) {
    self.session = session
    self.testCase = testCase
    self.seed = seed
    view = configuration.settings.view
    sampling = configuration.settings.sampling
    self.plugins = plugins
    settings = Self.digest(of: configuration.settings)
    changed = Self.changes(in: configuration.settings)
    self.host = host
  }

  /// The digest of every setting's canonical text, in the order of the table of settings.
  static func digest(of settings: PagerSettings) -> String {
    var text = ""
    for setting in Setting.table {
      guard let value = try? settings.text(of: setting.key) else { continue }
      text += "\(setting.key)=\(value)\n"
    }
    return SHA256.label(of: Array(text.utf8))
  }

  private static func changes(in settings: PagerSettings) -> [JSONValue.Member] {
    let defaults = PagerSettings()
    return settings.texts.compactMap { key, text in
      text == (try? defaults.text(of: key)) ? nil : JSONValue.Member(key, .string(text))
    }
  }

  /// The line of the header; without the product's version for the hash.
  func line(withHost: Bool) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(raw: #"{"format":"pager-trace","version":"#)
    writer.write(Int64(Self.version))
    writer.write(raw: #","session":"#)
    writer.write(session)
    writer.write(raw: #","case":"#)
    writer.write(testCase)
    writer.write(raw: #","seed":"#)
    writer.write(String(seed))
    writer.write(raw: #","view":{"w":"#)
    writer.write(view.width)
    writer.write(raw: #","h":"#)
    writer.write(view.height)
    writer.write(raw: #"},"clock":{"unit":"ns","sampling":"#)
    writer.write(Int64(sampling))
    writer.write(raw: #"},"plugins":"#)
    writer.write(plugins)
    writer.write(raw: #","settings":"#)
    writer.write(settings)
    writeWhatDiffers(&writer)
    if withHost {
      writer.write(raw: #","host":"#)
      writer.write(host)
    }
    writer.write(raw: "}")
    return writer.bytes
  }

  /// What a run can be repeated from; left out where it is as it is without a word.
  ///
  /// An absolute path would be another one on another machine.
  private func writeWhatDiffers(_ writer: inout JSONWriter) {
    if !changed.isEmpty {
      writer.write(raw: #","set":"#)
      writer.write(JSONValue.object(changed))
    }
    if fileSeed != 0 {
      writer.write(raw: #","fileSeed":"#)
      writer.write(String(fileSeed))
    }
    if let manifest, !manifest.hasPrefix("/") {
      writer.write(raw: #","manifest":"#)
      writer.write(manifest)
    }
  }
}
