import PagerBus
import PagerExplore

/// A scene of the corpus: wrong or right, with somebody to ask and a place for notes.
protocol CorpusScene: ScheduleScene {
  /// Whether it has the mistake.
  var isPlanted: Bool { get }

  /// Starts what runs.
  func begin(on stage: SceneStage, _ clerk: Clerk, _ notes: Notes)

  /// What is wrong with the notes; nil if nothing is.
  func verdict(_ notes: Notes) -> String?
}

extension CorpusScene {
  var types: [any Event.Type] { [Ping.self, Echo.self, Hush.self] }

  func begin(on stage: SceneStage) {
    let clerk = Clerk(stage.makeLane("clerk"))
    let notes = Notes()
    stage.keep(clerk)
    stage.keep(notes)
    begin(on: stage, clerk, notes)
  }

  func verdict(on stage: SceneStage) -> String? {
    stage.parts(of: Notes.self).first.flatMap { verdict($0) }
  }

  func verdict(_: Notes) -> String? { nil }
}
