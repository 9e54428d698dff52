import Testing

@testable import AlertTerminal

@Suite("Settings from the environment")
struct TerminalSettingsTests {
  @Test(
    "colours",
    arguments: [
      (["TERM": "xterm"], ColorLevel.sixteen), (["TERM": "xterm-256color"], .indexed),
      (["TERM": "xterm", "COLORTERM": "truecolor"], .full), (["TERM": "xterm-kitty"], .indexed),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed), (["TERM": "dumb"], .none),
      ([:], .none),
      (["TERM": "vt100"], .none),
    ] as [([String: String], ColorLevel)]
  )
  func colors(_ environment: [String: String], _ level: ColorLevel) {
    #expect(TerminalSettings(environment: environment).colors == level)
  }

  @Test(
    "the encoding is the first locale's that is set",
    arguments: [
      (["LANG": "C.UTF-8"], true), (["LANG": "en_US.utf8"], true), (["LANG": "C"], false),
      ([:], false),
      (["LANG": "C.UTF-8", "LC_ALL": "C"], false), (["LANG": "C.UTF-8", "LC_ALL": ""], true),
      (["LC_CTYPE": "UTF-8"], true), (["LANG": "xx_YY.UTF-8"], true),
      (["LANG": "ja_JP.eucJP"], false),
    ] as [([String: String], Bool)]
  )
  func encoding(_ environment: [String: String], _ isUTF8: Bool) {
    #expect(TerminalSettings(environment: environment).isUTF8 == isUTF8)
  }

  @Test("motion, ambiguous width, and whether anything can be drawn")
  func others() {
    #expect(TerminalSettings(environment: ["REDUCE_MOTION": "1"]).reducesMotion)
    #expect(!TerminalSettings(environment: ["REDUCE_MOTION": "0"]).reducesMotion)
    #expect(TerminalSettings(environment: ["ALERT_AMBIGUOUS_WIDTH": "2"]).ambiguousIsWide)
    #expect(TerminalSettings.canDraw(environment: ["TERM": "xterm"]))
    #expect(!TerminalSettings.canDraw(environment: ["TERM": "dumb"]))
    #expect(!TerminalSettings.canDraw(environment: [:]))
  }
}
