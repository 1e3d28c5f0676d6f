import Glibc
import PagerPlugins
import PagerProcess

// The plugins that ship, each as a process of its own: shipped-plugin ENTRY

let entry = CommandLine.arguments.dropFirst().first ?? ""
guard let type = ShippedPlugins.all.first(where: { "\($0)" == entry }) else {
  print("no plugin is called \(entry)")
  exit(64)
}
PluginProcess.main(type)
