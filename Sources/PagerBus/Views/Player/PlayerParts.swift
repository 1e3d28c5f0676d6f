/// The files that a page is made of, as they were when this was built.
enum PlayerParts {
  /// The script: files that share one scope, in the order in which they use each other.
  static let script: [UInt8] =
    Array("(() => {\n'use strict';\n".utf8)
    + [
      PackageResources.text_js, PackageResources.fold_js, PackageResources.store_js,
      PackageResources.stage_js, PackageResources.lanes_js, PackageResources.pointing_js,
      PackageResources.timeline_js, PackageResources.search_js, PackageResources.events_js,
      PackageResources.inspector_js, PackageResources.compare_js, PackageResources.comparison_js,
      PackageResources.address_js, PackageResources.head_js, PackageResources.playback_js,
      PackageResources.keys_js, PackageResources.player_js, PackageResources.start_js,
    ].joined() + Array("})();\n".utf8)

  /// The style sheets.
  static let style: [UInt8] = [
    PackageResources.page_css, PackageResources.parts_css, PackageResources.paper_css,
  ].flatMap { $0 }

  /// What stands in the page before the script fills it.
  static let body: [UInt8] = PackageResources.body_html
}
