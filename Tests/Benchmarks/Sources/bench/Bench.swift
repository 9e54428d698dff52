/// What one alert costs, from making it to letting go of it: the façade against the native alerts
/// it uses, and those against a hand-written floor.
@main
enum Bench {
  static func main() {
    let options = Options(CommandLine.arguments.dropFirst())
    let report = Report(Measurement.take(rounds: options.rounds))
    print(options.printsJSON ? report.json : report.text)
  }
}
