/// Which button of a legacy widget stands for which action.
///
/// Written once, when the buttons are made, and never derived again (F9).
nonisolated struct ButtonTable: Equatable {
  /// The action's index in add order, by button index.
  let actions: [Int]

  /// The cancel button's index; −1 where there is none.
  let cancelButton: Int

  /// The destructive button's index; −1 where there is none.
  let destructiveButton: Int

  /// - Parameters:
  ///   - styles: The actions' styles in add order.
  ///   - cancelLast: Whether cancel must be the last button: UIActionSheet draws as added (C6, C7).
  init(styles: [UIAlertAction.Style], cancelLast: Bool) {
    let cancel = styles.firstIndex(of: .cancel)
    if cancelLast, let cancel {
      actions = styles.indices.filter { $0 != cancel } + [cancel]
    } else {
      actions = Array(styles.indices)
    }
    cancelButton = actions.firstIndex { $0 == cancel } ?? -1
    destructiveButton = actions.firstIndex { styles[$0] == .destructive } ?? -1
  }

  /// The action under a button; `nil` for −1 and out of range (F12).
  func action(forButton index: Int) -> Int? {
    actions.indices.contains(index) ? actions[index] : nil
  }
}
