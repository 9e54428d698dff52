import AlertTesting
import Foundation

/// Where the pictures of one scenario file go.
final class PictureFolder {
  /// Why pictures cannot be written.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let folder: String
  private let name: String
  private let digits: Int

  /// What went wrong first; nothing is written after it.
  private(set) var failure: Failure?

  init(_ folder: String, _ file: String, steps: Int) {
    self.folder = folder
    name = Self.name(of: file)
    digits = String(steps).count
  }

  /// Writes the picture after a step, counted from 1.
  func write(_ picture: String, of backend: AlertBackendKind, _ step: Int) {
    guard failure == nil else { return }
    let number = String(step)
    let zeros = String(repeating: "0", count: digits - number.count)
    let path = "\(folder)/\(name)-\(backend.rawValue)-\(zeros)\(number).svg"
    do {
      try Data(picture.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      failure = Failure(description: "\(path): the picture cannot be written")
    }
  }

  /// Makes the folder where there is none, before anything is played.
  static func prepare(_ folder: String, for files: [String]) throws(Failure) {
    var known: Set<String> = []
    for name in files.map(name) where !known.insert(name).inserted {
      throw Failure(description: "--svg takes files of different names (two are \"\(name)\")")
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) {
      guard isFolder.boolValue else { throw Failure(description: "\(folder): not a folder") }
      return
    }
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true
      )
    } catch {
      throw Failure(description: "\(folder): the folder cannot be made")
    }
  }

  private static func name(of file: String) -> String {
    URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
  }
}
