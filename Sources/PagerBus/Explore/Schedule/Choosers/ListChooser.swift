import PagerBus

/// Chooses what a list says.
final class ListChooser: ScheduleChooser {
  private let list: ChoiceList
  private var moment = 0

  /// How many choices of the list did not exist at their moment.
  private(set) var misfits = 0

  init(_ list: ChoiceList) {
    self.list = list
  }

  func choose(_ question: ScheduleQuestion) -> Int {
    let choice = list[moment]
    moment += 1
    guard choice < question.count else {
      misfits += 1
      return 0
    }
    return choice
  }
}
