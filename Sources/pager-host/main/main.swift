import PagerHostCommand
import PagerPlugins

PagerHostCommand.main(plugins: ShippedPlugins.all)
