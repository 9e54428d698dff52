nonisolated extension AlertWords {
  /// The words that count where no language is known.
  static let english = AlertWords(words: "Cancel|OK|Close|Login|Password")

  /// By language, in the order cancel, OK, close, login, password.
  static let table = [
    "ar": AlertWords(words: "إلغاء|موافق|إغلاق|اسم المستخدم|كلمة السر"),
    "ca": AlertWords(words: "Cancel·la|D’acord|Tanca|Nom d’usuari|Contrasenya"),
    "cs": AlertWords(words: "Zrušit|OK|Zavřít|Uživatelské jméno|Heslo"),
    "da": AlertWords(words: "Annuller|OK|Luk|Brugernavn|Adgangskode"),
    "de": AlertWords(words: "Abbrechen|OK|Schließen|Benutzername|Passwort"),
    "el": AlertWords(words: "Ακύρωση|OK|Κλείσιμο|Όνομα χρήστη|Κωδικός"),
    "en": english,
    "es": AlertWords(words: "Cancelar|Aceptar|Cerrar|Usuario|Contraseña"),
    "fi": AlertWords(words: "Kumoa|OK|Sulje|Käyttäjätunnus|Salasana"),
    "fr": AlertWords(words: "Annuler|OK|Fermer|Identifiant|Mot de passe"),
    "he": AlertWords(words: "ביטול|אישור|סגירה|שם משתמש|סיסמה"),
    "hi": AlertWords(words: "रद्द करें|ठीक|बंद करें|उपयोगकर्ता नाम|पासवर्ड"),
    "hu": AlertWords(words: "Mégsem|OK|Bezárás|Felhasználónév|Jelszó"),
    "id": AlertWords(words: "Batalkan|OK|Tutup|Nama pengguna|Kata sandi"),
    "it": AlertWords(words: "Annulla|OK|Chiudi|Nome utente|Password"),
    "ja": AlertWords(words: "キャンセル|OK|閉じる|ユーザ名|パスワード"),
    "ko": AlertWords(words: "취소|확인|닫기|사용자 이름|암호"),
    "nb": AlertWords(words: "Avbryt|OK|Lukk|Brukernavn|Passord"),
    "nl": AlertWords(words: "Annuleer|OK|Sluit|Gebruikersnaam|Wachtwoord"),
    "pl": AlertWords(words: "Anuluj|OK|Zamknij|Nazwa użytkownika|Hasło"),
    "pt": AlertWords(words: "Cancelar|OK|Fechar|Usuário|Senha"),
    "pt-pt": AlertWords(words: "Cancelar|OK|Fechar|Utilizador|Palavra-passe"),
    "ro": AlertWords(words: "Anulați|OK|Închideți|Nume de utilizator|Parolă"),
    "ru": AlertWords(words: "Отменить|OK|Закрыть|Имя пользователя|Пароль"),
    "sv": AlertWords(words: "Avbryt|OK|Stäng|Användarnamn|Lösenord"),
    "th": AlertWords(words: "ยกเลิก|ตกลง|ปิด|ชื่อผู้ใช้|รหัสผ่าน"),
    "tr": AlertWords(words: "Vazgeç|Tamam|Kapat|Kullanıcı adı|Parola"),
    "uk": AlertWords(words: "Скасувати|OK|Закрити|Імʼя користувача|Пароль"),
    "vi": AlertWords(words: "Hủy|OK|Đóng|Tên người dùng|Mật khẩu"),
    "zh": AlertWords(words: "取消|好|关闭|用户名|密码"),
    "zh-hant": AlertWords(words: "取消|好|關閉|使用者名稱|密碼"),
  ]

  private init(words: String) {
    let words = words.split(separator: "|").map(String.init)
    self.init(cancel: words[0], ok: words[1], close: words[2], login: words[3], password: words[4])
  }
}
