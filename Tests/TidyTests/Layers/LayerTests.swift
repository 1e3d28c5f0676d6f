import Testing

struct LayerTests {
  @Test func `each layer imports only what lies below it`() {
    let findings = SourceTree.package.sources.flatMap(LayerImports.findings)

    expectNone(findings)
  }

  @Test(arguments: VocabularyWall.core.indices)
  func `inside the core the lower folders do not name the types of the upper`(wall: Int) {
    let findings = VocabularyWall.core[wall].findings(in: SourceTree.package.sources)

    expectNone(findings)
  }

  @Test(arguments: [
    ("Sources/PagerBus/Core/Bus/A.swift", "import Foundation", 1),
    ("Sources/PagerBus/Core/Bus/A.swift", "import FoundationEssentials", 1),
    ("Sources/PagerBus/Core/Bus/A.swift", "public import struct Glibc.FILE", 1),
    ("Sources/PagerBus/Core/Bus/A.swift", "#if TSAN\nimport Glibc\n#endif", 0),
    ("Sources/PagerBus/Core/Bus/A.swift", "#if TSAN\n#else\nimport Glibc\n#endif", 1),
    ("Sources/PagerBus/Core/Bus/A.swift", "import Synchronization // import Foundation", 0),
    ("Sources/PagerBus/Core/Bus/A.swift", "@testable import Foundation", 1),
    ("Sources/PagerBus/Core/Bus/A.swift", "case import, run\nrun(.import)\nimport(1)", 0),
    ("Sources/PagerBus/Testing/A.swift", "public import PagerSession", 1),
    ("Sources/PagerBus/Session/A.swift", "public import PagerBus\nimport PagerTesting", 0),
    ("Sources/Plugins/Dots/A.swift", "public import PagerBus", 0),
    ("Sources/Plugins/Dots/A.swift", "import PagerTesting", 1),
    ("Sources/pager-host/Command/A.swift", "import Foundation", 1),
    ("Sources/pager-host/Command/A.swift", "import Glibc\nimport FoundationEssentials", 1),
    ("Sources/Elsewhere/A.swift", "", 1),
    ("Tests/ATests/A.swift", "import Foundation", 0),
  ])
  func `a planted import is found`(path: String, text: String, count: Int) {
    let findings = LayerImports.findings(in: SourceFile(path, text))

    #expect(findings.count == count, "\(findings.report)")
  }

  @Test(arguments: [
    ("struct Ring { let page: PageList }", 1),
    ("/// See ``PageList``.\nstruct Ring { let text = \"PageList\" }", 0),
    ("struct Ring { let text = \"\\(PageList())\" }", 1),
    ("struct Ring { struct PageList {} \n let list: PageList }", 0),
    ("struct Ring { let side: Shared }", 0),
  ])
  func `a planted name of an upper layer is found`(text: String, count: Int) {
    let files = [
      SourceFile("Sources/PagerBus/Core/Bus/Ring.swift", text),
      SourceFile("Sources/PagerBus/Core/Bus/Shared.swift", "struct Shared {}"),
      SourceFile(
        "Sources/PagerBus/Core/Pager/PageList.swift", "struct PageList {}\nenum Shared {}"),
    ]

    let findings = VocabularyWall(["Bus"], mayNotName: ["Pager"]).findings(in: files)

    #expect(findings.count == count, "\(findings.report)")
  }
}
