import PagerBus
import Testing

struct SettingTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-2.5, "-2.5"), (0.1, "0.1"), (1e-5, "0.00001"),
    (1.25e-7, "0.000000125"), (1e16, "10000000000000000"), (1.5e17, "150000000000000000"),
    (123456.789, "123456.789"), (.nan, "0"), (-.infinity, "0"), (844.0 * 70 / 100, "590.8"),
  ])
  func `numbers are written without exponent and read back`(value: Double, text: String) {
    #expect(SettingText.decimal(value) == text)
    #expect(!value.isFinite || Double(text) == value)
  }

  @Test(
    arguments: [
      (0, "0ms"), (1, "1ns"), (1000, "1us"), (2_500_000, "2500us"), (5_000_000_000, "5s"),
      (600_000_000_000, "10min"),
    ] as [(Int64, String)])
  func `times are written in the greatest whole unit`(nanoseconds: Int64, text: String) {
    #expect(SettingText.time(nanoseconds) == text)
  }
}
