import Testing

@testable import PagerBus

@Suite struct ChainBudgetTests {
  @Test func `a root is spent after its maximum, others are not`() {
    var budget = ChainBudget()
    for _ in 1..<ChainBudget.reactionsMaximum { budget.count(root: 7) }
    #expect(!budget.isSpent(root: 7))

    budget.count(root: 7)

    #expect(budget.isSpent(root: 7))
    #expect(!budget.isSpent(root: 8))
  }

  @Test func `a root that shares its place begins anew`() {
    var budget = ChainBudget()
    for _ in 0..<ChainBudget.reactionsMaximum { budget.count(root: 7) }

    budget.count(root: 7 + UInt64(ChainBudget.rootsMaximum))

    #expect(!budget.isSpent(root: 7))
  }

  @Test func `failures are told once and then counted`() {
    var record = FailureRecord()

    #expect(record.handlerFailed(isOfFailure: false) == .publish)
    #expect(record.handlerFailed(isOfFailure: true) == .count)
    #expect(record.rejected(.script, root: 1, isOfFailure: false) == .publish)
    #expect(record.rejected(.script, root: 1, isOfFailure: false) == .count)
    #expect(record.rejected(.input, root: 1, isOfFailure: false) == .publish)
    #expect(record.rejected(.input, root: 2, isOfFailure: true) == .count)
    #expect(record.counted == 3)
  }
}
