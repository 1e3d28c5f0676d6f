import Glibc
import PagerProcess

// A host that starts one plugin and waits: for a line on its standard input, or for whatever ends
// it. The tests end it in ways that a test cannot end itself.
//
// plugin-host-probe FOLDER PROGRAM WORD…

if GuardProcess.isConnected, CommandLine.arguments.dropFirst().elementsEqual([GuardProcess.verb]) {
  exit(GuardProcess.run())
}
do {
  let words = Array(CommandLine.arguments.dropFirst())
  let plugins = try PluginGuard()
  let child = try plugins.start(
    PluginLaunch(
      entry: Array(words.dropFirst()), folder: words.first ?? ".",
      environment: PluginEnvironment(from: ["PATH": "/usr/bin:/bin"])))
  // What the plugin says is passed on, so that the test knows when it is where it should be.
  print("guard \(plugins.process)")
  fflush(nil)
  while case .line(let bytes) = child.next(within: .seconds(60)) {
    print(String(decoding: bytes, as: UTF8.self))
    fflush(nil)
  }
  _ = readLine()
  plugins.close()
} catch {
  print("error: \(error)")
  exit(1)
}
