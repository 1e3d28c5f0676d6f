import PagerHostCommand

PagerHostCommand.main(plugins: [])
