import PagerHostCommand
import PagerPlugins
import WanderKit

PagerHostCommand.main(plugins: ShippedPlugins.all + [Wander.self])
