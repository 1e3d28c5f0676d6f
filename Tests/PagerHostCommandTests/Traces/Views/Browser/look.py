"""Looks at a page of the player in a browser: python3 look.py WHAT PAGE [MORE…]; says nothing if all is well."""

import json
import os
import random
import sys

from browser import Browser, Failure

SIZES = ((390, 844), (900, 1000), (1600, 1000))
ROWS_MAXIMUM = 200


def expect(value, expected, what):
    if value != expected:
        raise Failure(f'{what}: expected {expected!r}, found {value!r}')


def quiet(browser):
    expect(browser.complaints(), [], 'complaints of the page')


def sequence(browser):
    return browser.ask('pager.player.sequence')


def pictures(browser, page, folder='', fragment=''):
    """At three sizes, light and dark: nothing overflows, nothing is said; pictures if there is a folder."""
    for scheme in ('light', 'dark'):
        browser.prefer(prefers_color_scheme=scheme)
        for width, height in SIZES:
            browser.resize(width, height)
            browser.open(page, fragment)
            wide = browser.ask('document.documentElement.scrollWidth')
            if wide > width:
                raise Failure(f'at {width} the page is {wide} wide')
            cut = browser.ask('''[...document.querySelectorAll('#player button')].filter((button) =>
                button.offsetParent && button.scrollWidth > button.clientWidth + 1
                && getComputedStyle(button).overflowX !== 'hidden').map((button) => button.id)''')
            expect(cut, [], f'buttons whose label is cut at {width}')
            if folder:
                browser.picture(os.path.join(folder, f'player-{scheme}-{width}.png'), width < 760)
    browser.prefer()


def fold(browser, page, frames):
    """At the trace's own keyframes and at random moments: a jump shows what a replay shows."""
    browser.open(page)
    count = browser.ask('pager.player.trace.events.length')
    numbers = random.Random(7)
    with open(frames) as file:
        keys = {row['at']: row['key'] for row in map(json.loads, file)}
    chosen = sorted(keys)
    if not chosen:
        raise Failure('the trace has no keyframe')
    order = [numbers.choice(chosen) for _ in range(50)]
    for place in order:
        shown = browser.ask(f'pager.seek({place}), JSON.stringify(pager.frameAt({place}))')
        expect(json.loads(shown), keys[place], f'the frame at event {place}')
    # A short way back is another way through the fold than a far one.
    moments = [max(0, place - back) for place in (numbers.randrange(count) for _ in range(50))
               for back in (0, 1, 7)]
    replayed = json.loads(browser.ask(f'''(() => {{
        const wanted = new Set({moments});
        const found = {{}};
        for (let place = 0; place < {count}; place += 1) {{
          const frame = pager.frameAt(place);
          if (wanted.has(place)) found[place] = frame;
        }}
        return JSON.stringify(found);
      }})()'''))
    for place in moments:
        shown = json.loads(browser.ask(
            f'pager.seek({place}), JSON.stringify(pager.player.stage.drawn)'))
        expect(shown, replayed[str(place)], f'the stage at event {place}')


def keys(browser, page):
    """Every key of the help does what the help says."""
    browser.open(page)
    events = json.loads(browser.ask(
        'JSON.stringify(pager.player.trace.events.map((e) => [e.type, e.cause, e.t]))'))
    last = len(events) - 1

    def after(key, expected):
        browser.press(key)
        expect(sequence(browser), expected, f'the event after {key}')

    def following(place, by, types):
        place += by
        while 0 <= place <= last and events[place][0] not in types:
            place += by
        return place

    after('End', last)
    after('Home', 0)
    after('ArrowRight', 1)
    after('ArrowRight', 2)
    after('ArrowLeft', 1)
    after('ArrowDown', 2)
    after('ArrowUp', 1)
    sample = following(1, 1, ['scroll.moved'])
    after('.', sample)
    second = following(sample, 1, ['scroll.moved'])
    after('.', second)
    after(',', sample)
    stop = following(sample, 1, ['expect.checked', 'mark.set'])
    after(']', stop)
    after('End', last)
    after('[', following(last, -1, ['expect.checked', 'mark.set']))
    browser.ask(f'pager.seek({second})')
    after('c', events[second][1])
    expect(browser.ask('pager.player.inspector.tab'), 'cause', 'the side of the inspector')
    failure = browser.ask('pager.player.trace.events.findIndex((e) => e.data.ok === false)')
    if failure >= 0:
        after('Home', 0)
        after('f', failure)
    for number, name in enumerate(('state', 'diff', 'cause', 'data', 'script'), 1):
        browser.press(str(number))
        expect(browser.ask('pager.player.inspector.tab'), name, f'the side after {number}')
    browser.press('+')
    expect(browser.ask('pager.player.timeline.isZoomed'), True, 'zoomed after +')
    browser.press('-')
    browser.press('-')
    expect(browser.ask('pager.player.timeline.isZoomed'), False, 'zoomed after -')
    browser.press('+')
    browser.press('0')
    expect(browser.ask('pager.player.timeline.isZoomed'), False, 'zoomed after 0')
    for key, dialog in (('?', 'help'), ('d', 'compare')):
        browser.press(key)
        expect(browser.ask(f'document.getElementById("{dialog}").open'), True, f'{dialog} after {key}')
        browser.press('Escape')
        expect(browser.ask(f'document.getElementById("{dialog}").open'), False, f'{dialog} after Esc')
    browser.press('/')
    expect(browser.ask('document.activeElement.id'), 'filter', 'the focus after /')
    browser.call('Input.insertText', text='type:page.settled')
    browser.settle()
    expect(browser.ask('pager.player.list.count'),
           sum(event[0] == 'page.settled' for event in events), 'the events that were found')
    browser.press('Enter')
    expect(events[sequence(browser)][0], 'page.settled', 'the event after Enter')
    browser.press('Escape')
    after('Home', 0)
    browser.press(' ')
    expect(browser.ask('pager.player.playback.isPlaying'), True, 'playing after the space bar')
    browser.until('pager.player.playback.time > 2e7')
    browser.press(' ')
    expect(browser.ask('pager.player.playback.isPlaying'), False, 'playing after the space bar')
    stopped = sequence(browser)
    expect(events[stopped][2] <= browser.ask('pager.player.playback.time'), True, 'the time shown')
    address = browser.ask('location.hash')
    browser.open(page, address)
    expect(sequence(browser), stopped, 'the event that the address leads to')


def hostile(browser, page, titles, picture):
    """Titles that look like markup are text, and nothing of them runs."""
    browser.open(page)
    with open(titles) as file:
        expected = json.load(file)
    found = browser.ask('pager.player.trace.events.flatMap((e) => (e.data.edits ?? []).flatMap('
                        '(edit) => (edit.pages ?? []).map((one) => one.title)))')
    expect(found, expected, 'the titles of the trace')
    for place in range(0, browser.ask('pager.player.trace.events.length'), 20):
        for tab in ('state', 'diff', 'cause', 'data', 'script'):
            browser.ask(f'pager.seek({place}), pager.player.inspect("{tab}")')
    expect(browser.ask('document.images.length + document.querySelectorAll("main script").length'),
           0, 'images and scripts that titles made')
    expect(browser.ask('typeof window.broken'), 'undefined', 'what a title ran')
    wide = browser.ask('document.documentElement.scrollWidth - innerWidth')
    expect(wide <= 0, True, 'the page is not wider than the window')
    browser.open(picture, script=False)
    browser.call('Emulation.setScriptExecutionDisabled', value=False)
    expect(browser.ask('document.documentElement.namespaceURI + document.documentElement.tagName'),
           'http://www.w3.org/2000/svgsvg', 'the picture is SVG')
    expect(browser.ask('document.querySelectorAll("parsererror, script, img, image").length'), 0,
           'what a title made of the picture')
    written = browser.ask('[...document.querySelectorAll("text")].map((one) =>'
                          ' one.querySelector("title")?.textContent ?? one.textContent)')
    # XML has no way to write most control characters, so a picture names them.
    for title in expected:
        named = ''.join(f'\\u{{{ord(one):X}}}' if one < ' ' else one for one in title)
        expect(named in written, True, f'{named[:40]} is in the picture')


def bare(browser, page, words):
    """Without its script the page shows the results and pictures."""
    browser.open(page, script=False)
    browser.call('DOM.enable')
    root = browser.call('DOM.getDocument', depth=-1)['root']

    def number(selector):
        return browser.call('DOM.querySelector', nodeId=root['nodeId'], selector=selector)['nodeId']

    for selector in ('#results table tbody tr', '#results svg'):
        shown = browser.call('DOM.getBoxModel', nodeId=number(selector))['model']
        expect(shown['width'] > 100 and shown['height'] > 10, True, f'{selector} is shown')
    text = browser.call('DOM.getOuterHTML', nodeId=number('#results'))['outerHTML']
    for word in words.split(','):
        expect(word in text, True, f'{word} in the results')
    browser.call('Emulation.setScriptExecutionDisabled', value=False)
    browser.open(page)
    shown = 'getComputedStyle(document.querySelector("#results")).display'
    expect(browser.ask(shown), 'none', 'the results beside the player')
    browser.call('Emulation.setEmulatedMedia', media='print')
    expect(browser.ask(shown), 'block', 'the results on paper')
    expect(browser.ask('getComputedStyle(document.querySelector("#player")).display'), 'none',
           'the player on paper')
    browser.call('Emulation.setEmulatedMedia', media='')


def pointing(browser, page):
    """The timeline goes where one clicks, looks at what one drags over, and zooms with the wheel."""
    browser.open(page)
    box = json.loads(browser.ask(
        'JSON.stringify(document.getElementById("lanes").getBoundingClientRect())'))
    left, width = box['x'] + 78, box['width'] - 86
    end = browser.ask('pager.player.trace.summary.time')

    def mouse(kind, part, row=0.62, **more):
        browser.call('Input.dispatchMouseEvent', type=kind, x=left + width * part,
                     y=box['y'] + box['height'] * row, button='left', clickCount=1, **more)
        browser.settle()

    def span():
        return json.loads(browser.ask('JSON.stringify([pager.player.timeline.from, pager.player.timeline.to])'))

    mouse('mouseMoved', 0.5)
    expect(browser.ask('document.getElementById("tip").hidden'), False, 'the tip is hidden')
    expect('pg/s' in browser.ask('document.getElementById("tip").textContent'), True, 'a velocity')
    mouse('mousePressed', 0.5)
    mouse('mouseReleased', 0.5)
    time = browser.ask('pager.player.trace.events[pager.player.sequence].t')
    if not 0.45 * end < time <= 0.51 * end:
        raise Failure(f'a click in the middle leads to {time} of {end}')
    mouse('mousePressed', 0.25)
    mouse('mouseMoved', 0.6)
    mouse('mouseReleased', 0.75)
    start, stop = (part / end for part in span())
    if abs(start - 0.25) > 0.02 or abs(stop - 0.75) > 0.02:
        raise Failure(f'a drag over the middle half shows {start:.2f} to {stop:.2f}')
    mouse('mouseWheel', 0.5, deltaX=0, deltaY=-100)
    nearer = span()
    expect(nearer[1] - nearer[0] < (stop - start) * end, True, 'nearer after the wheel')
    browser.ask('document.getElementById("zoom-all").click()')
    expect(span(), [0, end], 'what All shows')


def many(browser, page):
    """However many events there are, few rows are in the document."""
    browser.open(page)
    expect(browser.ask('pager.player.trace.isWhole && pager.player.trace.events.length > 0'), True,
           'all events were read')
    for place in ('0', 'pager.player.trace.events.length - 1', '777'):
        browser.ask(f'pager.seek({place})')
        for tab in ('state', 'diff', 'cause', 'data', 'script'):
            browser.ask(f'pager.player.inspect("{tab}")')
            rows = browser.ask('document.querySelectorAll('
                               '"#events .row, #inspected :is(dt, .change, .link, .code)").length')
            if not 0 < rows <= ROWS_MAXIMUM:
                raise Failure(f'{rows} rows in the document')


def grown(page, times, path):
    """The page with its events repeated; each stretch keeps its own frames."""
    with open(page) as file:
        text = file.read()
    first = text.index('<script type="application/json" class="stretch-0">')
    last = text.rindex('</script>', 0, text.index('<section id="results"')) + len('</script>\n')
    blocks = text[first:last].split('</script>\n')
    stretches = [json.loads(block.split('>', 1)[1]) for block in blocks if block]
    # Only whole stretches are repeated, so that the places of events and frames stay in step.
    stretches = [stretch for stretch in stretches if len(stretch) == 251][:40]
    count = sum(len(stretch) - 1 for stretch in stretches)
    end = stretches[-1][-1][0]['t']
    written = []
    for turn in range(times):
        for stretch in stretches:
            rows = [stretch[0]]
            for event, *change in stretch[1:]:
                event = {**event, 'seq': event['seq'] + turn * count, 't': event['t'] + turn * end}
                rows.append([event, *change])
            written.append('<script type="application/json" class="stretch-0">'
                           + json.dumps(rows).replace('<', '\\u003c') + '</script>\n')
    head = text[:first]
    begin = head.index('class="summary">') + len('class="summary">')
    stop = head.index('</script>', begin)
    summary = json.loads(head[begin:stop])
    summary.update(events=times * count, time=times * end)
    head = head[:begin] + json.dumps(summary).replace('<', '\\u003c') + head[stop:]
    with open(path, 'w') as file:
        file.write(head + ''.join(written) + text[last:])
    return times * count


def speed(browser, page, folder):
    """A page of ten times the events is open in at most twice the time."""
    small, large = os.path.join(folder, 'small.html'), os.path.join(folder, 'large.html')
    one = grown(page, 1, small)
    few = grown(page, -(-10_000 // one), small)
    count = grown(page, -(-100_000 // one), large)
    expect(count >= 100_000 and few >= 10_000, True, 'enough events')
    best = {}
    for _ in range(3):
        for path in (small, large):
            browser.open(path)
            opened = browser.ask("performance.getEntriesByName('pager-open')[0].startTime")
            best[path] = min(best.get(path, opened), opened)
    expect(browser.ask('pager.player.trace.events.length'), count, 'the events of the long page')
    many(browser, large)
    if best[large] > 2 * best[small]:
        raise Failure(f'{few} events open in {best[small]:.0f} ms, {count} in {best[large]:.0f} ms')
    print(f'{few} events open in {best[small]:.0f} ms, {count} in {best[large]:.0f} ms')


def compare(browser, page, trace):
    """A page of several cases compares two of them, or one with a file, and doubles the lanes."""
    browser.open(page)
    height = browser.ask('pager.player.timeline.height')
    browser.press('d')
    browser.ask('''(() => { const choice = document.getElementById('other-case'); choice.value = '1';
        choice.dispatchEvent(new Event('change')); })()''')
    browser.settle()
    apart = browser.ask('pager.player.apart')
    essence = '((t) => t.events.map((e) => JSON.stringify([e.t, e.source, e.type, e.data])))'
    one = browser.ask(f'{essence}(pager.player.collection.traces[0])')
    two = browser.ask(f'{essence}(pager.player.collection.traces[1])')
    expected = next(place for place in range(len(one)) if place >= len(two) or one[place] != two[place])
    expect(apart, expected, 'where the traces part')
    expect(sequence(browser), expected, 'the event that is shown')
    expect(browser.ask('pager.player.timeline.height') > height, True, 'more lanes')
    expect(browser.ask('document.querySelectorAll("#other-stage *").length > 0'), True, 'a second stage')
    for name, has_frames in ((trace, False), (page, True)):
        browser.open(page)
        browser.press('d')
        browser.call('DOM.enable')
        root = browser.call('DOM.getDocument')['root']['nodeId']
        field = browser.call('DOM.querySelector', nodeId=root, selector='#other-file')['nodeId']
        browser.call('DOM.setFileInputFiles', nodeId=field, files=[os.path.abspath(name)])
        browser.until('!document.getElementById("compare").open')
        expect(browser.ask('pager.player.apart'), -1, f'where {name} parts from itself')
        expect(browser.ask('document.getElementById("said").textContent'),
               'The traces do not differ.', 'what is said')
        expect(browser.ask('!document.querySelector("#other-stage").parentElement.hidden'),
               has_frames, f'a second stage of {name}')


CHECKS = {
    'pictures': pictures, 'fold': fold, 'keys': keys, 'hostile': hostile, 'bare': bare, 'many': many,
    'speed': speed, 'compare': compare, 'pointing': pointing,
}


def main(words):
    try:
        with Browser() as browser:
            CHECKS[words[0]](browser, *words[1:])
            quiet(browser)
    except Failure as failure:
        sys.exit(f'{words[0]}: {failure}')


main(sys.argv[1:])
