import PagerHostCommand
import PagerPlugins

PagerHostCommand.main(plugins: [PageControl.self, ButtonNav.self, Logging.self])
