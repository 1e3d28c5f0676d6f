// The events and frames of one trace, as far as the page has them: a long page is still being read
// while it can be looked at.

const stretchLength = 250;

class Trace {
  constructor(summary, number) {
    this.summary = summary;
    this.number = number;
    this.events = [];
    this.changes = [];
    this.keys = [];
    this.lanes = new Lanes();
    this.firstEffects = [];
    this.nextEffects = [];
    this.lastEffects = [];
    this.recent = { sequence: -1, frame: null };
  }

  get name() { return this.summary.case; }

  /** How many events there will be; how many are here is `events.length`. */
  get count() { return this.summary.events; }

  get isWhole() { return this.events.length >= this.count; }

  get hasFrames() { return this.keys.length > 0; }

  /** Takes in a stretch: the frame before its first event, then events with what they changed. */
  take(text) {
    const [key, ...rows] = JSON.parse(text);
    this.keys.push(key);
    for (const [event, change] of rows) this.add(event, change ?? null);
  }

  add(event, change) {
    const sequence = this.events.length;
    this.events.push(event);
    this.changes.push(change);
    this.lanes.take(event);
    this.firstEffects.push(-1);
    this.nextEffects.push(-1);
    this.lastEffects.push(-1);
    const { cause } = event;
    if (cause === null || !(cause < sequence)) return;
    if (this.firstEffects[cause] < 0) this.firstEffects[cause] = sequence;
    else this.nextEffects[this.lastEffects[cause]] = sequence;
    this.lastEffects[cause] = sequence;
  }

  /** What could be seen after an event, from the frame before its stretch; null without frames. */
  frameAt(sequence) {
    if (!this.hasFrames || sequence < 0) return this.keys[0] ?? null;
    const stretch = Math.min(Math.floor(sequence / stretchLength), this.keys.length - 1);
    let next = stretch * stretchLength;
    let frame = this.keys[stretch];
    const { recent } = this;
    if (recent.sequence >= next && recent.sequence <= sequence) {
      ({ frame } = recent);
      next = recent.sequence + 1;
    }
    for (; next <= sequence; next += 1) {
      const change = this.changes[next];
      if (change !== null) frame = changed(frame, change);
    }
    this.recent = { sequence, frame };
    return frame;
  }

  timeAt(sequence) { return sequence < 0 ? 0 : this.events[sequence].t; }

  /** The last event at or before a time; -1 before the first one. */
  sequenceAt(time) {
    let low = 0;
    let high = this.events.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.events[middle].t <= time) low = middle + 1; else high = middle;
    }
    return low - 1;
  }

  /** The nearest event from a place on, forward or back, that is so; -1 for none. */
  nearest(from, step, isMeant) {
    for (let place = from + step; place >= 0 && place < this.events.length; place += step) {
      if (isMeant(this.events[place])) return place;
    }
    return -1;
  }

  /** The statement that an event is of: the one that published it, or that of its causes. */
  stepOf(sequence) {
    for (let place = sequence; place >= 0 && place !== null;) {
      const event = this.events[place];
      if (typeof event.step === 'string') return event.step;
      place = event.cause ?? -1;
    }
    return null;
  }

  /** The causes of an event, the root first. */
  causes(sequence, maximum) {
    const chain = [];
    let place = this.events[sequence]?.cause ?? -1;
    while (place >= 0 && chain.length < maximum) {
      chain.unshift(place);
      place = this.events[place].cause ?? -1;
    }
    return chain;
  }

  /** The direct effects of an event. */
  effects(sequence, maximum) {
    const found = [];
    for (let place = this.firstEffects[sequence] ?? -1; place >= 0 && found.length < maximum;
      place = this.nextEffects[place]) found.push(place);
    return found;
  }

  /** A trace of lines, as the host writes them: events alone, for a comparison. */
  static ofLines(text, name) {
    const lines = text.split('\n').filter((line) => line !== '');
    const header = JSON.parse(lines[0]);
    if (header.format !== 'pager-trace' || header.version !== 1) throw new Error('this is no trace');
    const events = [];
    for (const line of lines.slice(1)) {
      let record = null;
      try { record = JSON.parse(line); } catch { break; }
      if ('seq' in record) events.push(record);
    }
    const trace = new Trace({
      session: header.session, case: header.case ?? name, events: events.length, failures: [],
      notes: [], time: events.at(-1)?.t ?? 0, trace: header, result: '', checks: 0, held: 0,
    }, -1);
    for (const event of events) trace.add(event, null);
    return trace;
  }
}

/** The traces of a page, read stretch by stretch as the browser comes to them. */
class Collection {
  constructor(page) {
    this.page = page;
    this.traces = Array.from(page.querySelectorAll('script.summary'),
      (element, index) => new Trace(JSON.parse(element.textContent), index));
    this.read = this.traces.map(() => 0);
    this.lists = this.traces.map((_, index) => page.getElementsByClassName(`stretch-${index}`));
  }

  /** Whether a stretch is there to its end: something comes after it, or the page is over. */
  isWhole(element, isOver) { return isOver || element.nextElementSibling !== null; }

  /** Reads what is there, but not for longer than so many milliseconds; whether something is left. */
  advance(milliseconds, isOver) {
    const end = performance.now() + milliseconds;
    for (const [index, list] of this.lists.entries()) {
      while (this.read[index] < list.length) {
        const element = list[this.read[index]];
        if (!this.isWhole(element, isOver)) return false;
        this.traces[index].take(element.textContent);
        this.read[index] += 1;
        if (performance.now() > end) return true;
      }
    }
    return false;
  }
}
