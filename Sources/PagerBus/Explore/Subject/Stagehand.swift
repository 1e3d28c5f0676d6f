package import PagerSession

/// Prepares each run of a subject with what has to be new every time: plugins that are processes.
package protocol Stagehand: Sendable {
  /// Starts what one run needs.
  func prepare(_ options: RunOptions) -> any StageProps
}

/// What one run has of its own.
package protocol StageProps {
  /// The options of the run, with everything in them.
  var options: RunOptions { get }

  /// Ends what is left of it.
  func close()
}
