/// The words that the system's own alerts put on the screen (B17), as far as they are known.
nonisolated struct SystemWords: Equatable, Sendable {
  let login: String
  let password: String

  private static let english = SystemWords(login: "Login", password: "Password")

  private static let others = [
    "de": SystemWords(login: "Anmeldename", password: "Passwort"),
    "es": SystemWords(login: "Usuario", password: "Contraseña"),
    "fr": SystemWords(login: "Identifiant", password: "Mot de passe"),
    "ja": SystemWords(login: "ログイン", password: "パスワード"),
    "zh-Hans": SystemWords(login: "登录", password: "密码"),
  ]

  private init(login: String, password: String) {
    self.login = login
    self.password = password
  }

  /// The words in the first language that is known, in English where none is.
  init(languages: [String]) {
    for language in languages {
      if language == "en" || language.hasPrefix("en-") { break }
      let known = Self.others.first { language == $0.key || language.hasPrefix($0.key + "-") }
      if let known {
        self = known.value
        return
      }
    }
    self = Self.english
  }
}
