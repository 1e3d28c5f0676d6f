/// Sessions and traces for tests.
enum SampleFiles {
  static let tour = """
    session 1
    view 390x844
    pages "Home" "뉴스" "Sports"
    case "tap selects" {
      tap tab "뉴스"
      wait idle
      expect page = 1
    }
    case "a short drag springs back" {
      drag next 0.4pg over 300ms hold 100ms
      wait idle
      expect page = 0
    }

    """

  static let wrong = """
    session 1
    pages "Home" "뉴스"
    case "wrong" {
      tap tab "뉴쓰"
    }

    """

  static let failing = """
    session 1
    pages 3
    case "one" {
      select 1 jump
      wait idle
      expect page = 2
    }

    """

  static let header =
    #"{"format":"pager-trace","version":1,"session":"a.session","case":"one","seed":"0"}"#

  static let trace = """
    \(header)
    {"seq":0,"t":0,"source":"script","type":"session.began","cause":null,"data":{}}
    {"seq":1,"t":0,"source":"host","type":"pager.started","cause":0,"data":{}}
    {"seq":2,"t":1500000000,"source":"script","type":"step.began","cause":null,"step":"9:3","data":{"do":"select"}}
    {"seq":3,"t":1500000000,"source":"script","type":"selection.requested","cause":2,"step":"9:3","data":{"to":2}}
    {"key":{"position":0},"at":3}
    {"seq":4,"t":1500000000,"source":"pages","type":"selection.changed","cause":3,"data":{"from":0,"to":2,"reason":"code"},"h":"9f2c11d0"}
    {"seq":5,"t":1508333333,"source":"pages","type":"scroll.moved","cause":3,"data":{"position":0.25}}
    {"seq":6,"t":1508333333,"source":"plugin:log","type":"log.noted","cause":5,"data":{"text":"hi"},"new":1}
    {"end":true,"events":7,"t":2000000000,"result":"passed","hash":"sha256:00"}

    """
}
