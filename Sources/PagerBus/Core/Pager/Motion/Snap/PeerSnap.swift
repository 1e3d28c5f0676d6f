/// The rule by which another pager decides where it goes when a finger lets go.
///
/// Speeds are points per second; a rule that its own documents state per millisecond is a thousand
/// times that.
public enum PeerSnap: String, Hashable, Sendable, CaseIterable {
  /// Slow: past half a page from the start; quick, from 400: the neighbour; one page at most.
  case compose

  /// Half a page more in the direction of a release of 20 or faster, then the nearest page.
  case flutter

  /// The neighbour in the direction of a release of 50 or faster, else the nearest page.
  case viewPager2 = "viewpager2"

  /// A flick's push carries 0.4 s; a weak push goes to the nearest page, a strong one to the
  /// neighbour of the start page.
  case embla

  /// A touch shorter than 300 ms goes one page on; a longer one needs half a page.
  case swiper

  /// A release pushes 0.6 s far, at most one view, then the nearest page.
  case splide

  /// Where a scroll view would coast to, 0.35 of a page farther at 300 or faster, then the nearest
  /// page.
  case fsPagerView = "fspagerview"

  /// One page on at more than 150 or beyond 1/1.75 of a page.
  case tabView = "tabview"

  /// Where two more seconds would lead, one page at most; a release against the way goes back.
  case carousel

  /// Other names by which the pagers are known.
  static let otherNames: [String: PeerSnap] = [
    "vp2": .viewPager2, "fspager": .fsPagerView, "rntv": .tabView, "rtv": .tabView,
    "rnc": .carousel,
  ]

  /// Every name that is read, those by which rules are printed first.
  package static let names = allCases.map(\.rawValue) + otherNames.keys.sorted()

  /// Reads a name; nil for one that no pager has.
  public init?(name: String) {
    guard let peer = PeerSnap(rawValue: name) ?? PeerSnap.otherNames[name] else { return nil }
    self = peer
  }
}

extension PeerSnap {
  /// Where the pages would go if they had no ends, a whole number of pages.
  func wish(of release: SnapRule.Release) -> Double {
    switch self {
    case .compose: return SnapRule.standard.target(of: release)

    case .flutter:
      let lead = release.isQuick(from: 20) ? (release.velocity > 0 ? 0.5 : -0.5) : 0
      return Self.rounded(release.position + lead)

    case .viewPager2:
      return release.isQuick(from: 50)
        ? release.neighbour(coasted: release.position) : release.position.nearestWhole

    case .embla: return Self.embla(release)

    case .swiper: return Self.swiper(release)

    case .splide:
      let push = (release.speed * 0.6).held(in: -release.view...max(release.view, 0))
      return (release.position + Self.pages(push, release)).nearestWhole

    case .fsPagerView:
      let coasted = release.position + Deceleration.normal.distance(velocity: release.velocity)
      let lead = release.isQuick(from: 300) ? (release.velocity > 0 ? 0.35 : -0.35) : 0
      return (coasted + lead).nearestWhole

    case .tabView:
      let isFar = abs(release.position - release.start) > 1 / 1.75
      return isFar || abs(release.speed) > 150
        ? release.start + release.heading : release.start

    case .carousel: return Self.carousel(release)
    }
  }

  /// A flick slower than 100 is none; a push shorter than a fifth of the view, at least 50 and at
  /// most 225 points, is weak.
  private static func embla(_ release: SnapRule.Release) -> Double {
    let push = abs(release.speed) > 100 ? release.speed * 0.4 : 0
    let strong = (release.view * 0.2).held(in: 50...225)
    guard abs(push) >= strong else {
      return (release.position + pages(push, release)).nearestWhole
    }
    return release.start + (push > 0 ? 1 : -1)
  }

  /// The page that lies under the beginning of the view counts, as if pages came from there.
  private static func swiper(_ release: SnapRule.Release) -> Double {
    let below = release.position.floored
    let ratio = release.position - below
    guard ratio > 0 else { return below }
    if release.pressed < 0.3 { return release.heading < 0 ? below : below + 1 }
    let isOn = release.heading < 0 ? ratio > 0.5 : ratio >= 0.5
    return isOn ? below + 1 : below
  }

  private static func carousel(_ release: SnapRule.Release) -> Double {
    let isAgainst = release.velocity * release.heading < 0
    guard !isAgainst else { return release.start }
    let wish = (release.position + 2 * release.velocity).nearestWhole
    return release.limited(wish, to: 1)
  }

  /// Points as pages; none without an extent.
  private static func pages(_ points: Double, _ release: SnapRule.Release) -> Double {
    release.extent > 0 ? points / release.extent : 0
  }

  /// The nearest whole number; halfway goes away from 0.
  private static func rounded(_ value: Double) -> Double {
    value < 0 ? -(-value).nearestWhole : value.nearestWhole
  }
}
