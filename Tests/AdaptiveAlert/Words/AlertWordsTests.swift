import TestSupport
import Testing

@testable import AdaptiveAlert

@Suite("The package's own words")
struct AlertWordsTests {
  @Test(
    "are in the first language that is known, by the longest beginning of its name",
    .rule("T3"),
    arguments: [
      (["en"], "Cancel OK Close Login Password"),
      (["zh-Hans-CN", "en"], "取消 好 关闭 用户名 密码"),
      (["zh"], "取消 好 关闭 用户名 密码"),
      (["zh-SG"], "取消 好 关闭 用户名 密码"),
      (["zh-Hans-TW"], "取消 好 关闭 用户名 密码"),
      (["zh-Hant-HK"], "取消 好 關閉 使用者名稱 密碼"),
      (["zh_TW"], "取消 好 關閉 使用者名稱 密碼"),
      (["xx", "de_CH"], "Abbrechen OK Schließen Benutzername Passwort"),
      (["pt-BR"], "Cancelar OK Fechar Usuário Senha"),
      (["pt-PT"], "Cancelar OK Fechar Utilizador Palavra-passe"),
      (["nn-NO"], "Avbryt OK Lukk Brukernavn Passord"),
      (["ID"], "Batalkan OK Tutup Nama pengguna Kata sandi"),
      (["iw", "en"], "ביטול אישור סגירה שם משתמש סיסמה"),
      (["-", "xx"], "Cancel OK Close Login Password"),
      ([], "Cancel OK Close Login Password"),
    ] as [([String], String)]
  )
  func languages(_ languages: [String], _ expected: String) {
    let words = AlertWords(languages: languages)
    let all = [words.cancel, words.ok, words.close, words.login, words.password]
    #expect(all.joined(separator: " ") == expected)
  }

  @Test("are whole in every language of the table")
  func table() {
    #expect(AlertWords.table.count == 31)
    for (language, words) in AlertWords.table {
      for word in [words.cancel, words.ok, words.close, words.login, words.password] {
        #expect(!word.isEmpty && !word.hasPrefix(" ") && !word.hasSuffix(" "), "\(language)")
      }
      #expect(AlertWords(languages: [language.uppercased()]) == words, "\(language)")
    }
  }

  @Test("are on the buttons that nobody named, in the device's language", .rule("T3", "G7"))
  func shown() {
    for (language, cancel, close) in [("en", "Cancel", "Close"), ("zh-Hans", "取消", "关闭")] {
      let stage = ContainerStage()
      stage.device.preferredLanguages = [language]
      let dialog = stage.device.run { ContainerAlertView() }
      stage.show(dialog)
      #expect(stage.device.visibleAlert?.buttons.map(\.title) == [close])
      let other = TransitionStage()
      other.device.preferredLanguages = [language]
      other.show(other.alert(button: nil))
      #expect(other.device.visibleAlert?.buttons.map(\.title) == [cancel])
    }
  }

  @Test("are the app's where it provides some", .rule("T3", "G7"))
  func provided() {
    let former = AlertWords.provider
    defer { AlertWords.provider = former }
    AlertWords.provider = { languages in
      var words = AlertWords(languages: languages)
      words.cancel = "No (\(languages.joined(separator: " ")))"
      words.close = "Got it"
      return words
    }
    let stage = TransitionStage()
    stage.device.preferredLanguages = ["de", "en"]
    stage.show(stage.alert(button: nil))
    #expect(stage.device.visibleAlert?.buttons.map(\.title) == ["No (de en)"])
    stage.device.run {
      #expect(ContainerAlertView().buttonTitles == ["Got it"])
      #expect(AlertWords.current.ok == "OK")
    }
  }
}
