/// Every option of every command, by its long name.
enum OptionName: String, CaseIterable, Hashable, Sendable {
  case help
  case version
  case color
  case quiet
  case verbose
  case json
  case directory
  case plugins
  case noPlugins = "no-plugins"
  case testCase = "case"
  case seed
  case trace
  case format
  case log
  case jobs
  case list
  case failFast = "fail-fast"
  case virtualMaximum = "max-virtual"
  case wallMaximum = "max-wall"
  case set
  case failed
  case watch
  case update
  case html
  case strict
  case check
  case write
  case to
  case type
  case source
  case since
  case until
  case step
  case condition = "where"
  case frames
  case follow
  case mermaid
  case ignore
  case tolerance
  case from
  case map
  case pages
  case view
  case report
  case seconds
  case publishers
  case subscribers
  case slow
  case churn
  case lang
  case package
  case explain
  case full
  case at
  case every
  case filmstrip
  case scale
  case speed
  case peers
  case filter
  case schedules
  case strategy
  case elastic
  case anyOrder = "any-order"
  case faults
  case shard
  case keep
  case replay
  case expectConfluent = "expect-confluent"

  /// The option as it is written.
  var text: String { "--" + rawValue }
}
