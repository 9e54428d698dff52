import EmulatedUIKit
import Testing

@Suite("System versions")
struct SystemVersionTests {
  @Test(
    "are ordered as numbers, part by part",
    arguments: [
      ("9.3", "10.0"), ("7.1.2", "8"), ("8.2", "8.3"), ("8.9", "8.10"), ("7.1", "7.1.2"),
      ("5.1", "26.0"), ("13", "13.0.1"),
    ]
  )
  func order(earlier: String, later: String) throws {
    let earlier = try #require(SystemVersion(earlier))
    let later = try #require(SystemVersion(later))
    #expect(earlier < later)
    #expect(!(later < earlier))
    #expect(earlier != later)
  }

  @Test("parts that are left out are zero", arguments: [("8", "8.0"), ("8.0", "8.0.0")])
  func zeroes(short: String, long: String) throws {
    let short = try #require(SystemVersion(short))
    #expect(short == SystemVersion(long))
    #expect(short == SystemVersion(8))
  }

  @Test(
    "anything but one to three numbers is none",
    arguments: [
      "", ".", "8.", ".8", "8..1", "1.2.3.4", "eight", "8.0b4", "-8", "+8", " 8", "8,1", "٨",
      "99999999999999999999",
    ]
  )
  func refused(text: String) {
    #expect(SystemVersion(text) == nil)
  }
}
