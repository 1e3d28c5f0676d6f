import PagerProcess
import WanderKit

PluginProcess.main(Wander.self)
