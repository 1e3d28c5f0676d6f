/// Something that a workload needs is not on this machine.
struct Missing: Error, CustomStringConvertible {
  let description: String
}
