/// The word on a transition alert's cancel button where the app names none (T3).
nonisolated enum TransitionCancelTitle {
  private static let words = [
    "ar": "إلغاء", "ca": "Cancel·la", "cs": "Zrušit", "da": "Annuller", "de": "Abbrechen",
    "el": "Ακύρωση", "en": "Cancel", "es": "Cancelar", "fi": "Kumoa", "fr": "Annuler",
    "he": "ביטול", "hi": "रद्द करें", "hu": "Mégsem", "id": "Batalkan", "it": "Annulla",
    "ja": "キャンセル", "ko": "취소", "nb": "Avbryt", "nl": "Annuleer", "pl": "Anuluj",
    "pt": "Cancelar", "ro": "Anulați", "ru": "Отменить", "sv": "Avbryt", "th": "ยกเลิก",
    "tr": "Vazgeç", "uk": "Скасувати", "vi": "Hủy", "zh": "取消",
  ]

  /// Answers the word in the first of the languages that is known, else in English.
  ///
  /// - Parameter languages: Identifiers such as `zh-Hans` or `pt_BR`, the favourite first.
  /// - Returns: The word.
  static func title(for languages: [String]) -> String {
    for language in languages {
      let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
      if let word = words[code == "no" || code == "nn" ? "nb" : code] { return word }
    }
    return "Cancel"
  }
}
