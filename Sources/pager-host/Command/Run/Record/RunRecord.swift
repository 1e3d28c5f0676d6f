import PagerSession

/// Collects what became of the cases of a run, for the next run of those that failed.
struct RunRecord {
  private let store: LastRunStore
  private let cases: [PreparedCase]

  /// Whether each case passed; one that never ended did not.
  private var passed: [Bool]

  init(_ cases: [PreparedCase], _ store: LastRunStore) {
    self.cases = cases
    self.store = store
    passed = Array(repeating: false, count: cases.count)
  }

  /// A case passed.
  mutating func notePass(of index: Int) { passed[index] = true }

  /// Keeps everything.
  func keep() throws(FileFault) {
    var runs: [LastRun] = []
    for (index, prepared) in cases.enumerated() where prepared.session != "-" {
      let session = PathText.plain(prepared.session)
      let place = runs.firstIndex { $0.session == session } ?? runs.endIndex
      if place == runs.endIndex {
        if case .run(let known) = store.find(session) {
          runs.append(known)
        } else {
          runs.append(LastRun(session: session))
        }
        runs[place].keep(Set(prepared.plan.cases.map(\.name)))
      }
      runs[place].note(prepared.name, passed: hasPassed(index))
    }
    for run in runs { try store.keep(run) }
  }

  /// A session may be named twice; its case passed if it did so each time.
  private func hasPassed(_ index: Int) -> Bool {
    let session = PathText.plain(cases[index].session)
    return cases.indices.allSatisfy { other in
      passed[other] || cases[other].name != cases[index].name
        || PathText.plain(cases[other].session) != session
    }
  }
}
