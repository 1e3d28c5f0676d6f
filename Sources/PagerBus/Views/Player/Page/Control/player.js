// The player: one trace, one moment, and everything that shows it.

class Player {
  constructor(collection) {
    this.collection = collection;
    this.view = readAddress();
    this.sequence = -1;
    this.other = null;
    this.apart = -1;
    this.stage = new Stage(byId('stage'), 'stage');
    this.otherStage = new Stage(byId('other-stage'), 'other');
    this.playback = new Playback({
      changed: () => this.tellPlaying(), advance: (time) => this.advance(time),
    });
    this.timeline = new Timeline(byId('lanes'), byId('tip'), {
      seek: (sequence) => this.seek(sequence), seekTime: (time) => this.seekTime(time),
      zoomed: () => { this.redraw(); this.keep(); }, redraw: () => this.redraw(),
    });
    this.list = new EventList(byId('events'), {
      seek: (sequence) => this.seek(sequence), counted: (count) => this.tellCount(count),
      divergence: () => this.apart,
    });
    this.inspector = new Inspector(byId('inspected'), { seek: (sequence) => this.seek(sequence) });
    this.comparison = new Comparison(this);
    connect(this);
    const speed = Number(this.view.speed);
    if (Playback.speeds.includes(speed)) this.playback.speed = speed;
    byId('speed').value = this.playback.speed;
    const number = Number(this.view.case);
    this.open(collection.traces[number] ?? collection.traces[0]);
  }

  /** Shows a trace from its beginning, or from where the address says. */
  open(trace, sequence = Number(this.view.seq ?? NaN)) {
    this.trace = trace;
    this.sequence = -1;
    this.wanted = sequence;
    this.timeline.show(trace, this.other);
    if (this.view.zoom) {
      const [from, to] = this.view.zoom.split('-').map(Number);
      if (to > from) this.timeline.zoomTo(from, to);
    }
    byId('filter').value = this.view.filter ?? '';
    byId('kind').value = ['decisions', 'failures'].includes(this.view.kind) ? this.view.kind : 'all';
    if (Inspector.tabs.includes(this.view.tab)) this.inspector.tab = this.view.tab;
    this.list.filter = new Filter(byId('filter').value, byId('kind').value);
    this.list.show(trace);
    showHead(this);
    this.inspect(this.inspector.tab);
    this.grown();
  }

  /** More of the page was read. */
  grown() {
    this.list.grow();
    byId('scrubber').max = Math.max(0, this.trace.count - 1);
    if (this.wanted !== null && this.trace.events.length > 0) {
      const isThere = !(this.wanted >= this.trace.events.length);
      if (isThere || this.trace.isWhole || this.sequence < 0) {
        // Without a place in the address it begins where the pager first came to rest.
        const rest = Math.max(0, this.trace.nearest(-1, 1, (event) => event.type === 'pager.idle'));
        const wanted = Number.isFinite(this.wanted) ? this.wanted : rest;
        this.show(Math.min(Math.max(0, wanted), this.trace.events.length - 1));
        if (isThere || this.trace.isWhole) this.wanted = null;
      }
    } else this.redraw();
  }

  seek(sequence) {
    this.wanted = null;
    this.playback.pause();
    this.show(Math.min(Math.max(0, sequence), this.trace.events.length - 1));
  }

  seekTime(time) { this.seek(this.trace.sequenceAt(time)); }

  step(by) { this.seek(this.sequence + by); }

  stepListed(by) {
    const row = Math.min(Math.max(0, this.list.rowOf(this.sequence) + by), this.list.count - 1);
    if (row >= 0) this.seek(this.list.sequenceOf(row));
  }

  jump(by, isMeant) {
    const found = this.trace.nearest(this.sequence, by, isMeant);
    if (found >= 0) this.seek(found);
  }

  jumpAround(isMeant) {
    const found = this.trace.nearest(this.sequence, 1, isMeant);
    const place = found >= 0 ? found : this.trace.nearest(-1, 1, isMeant);
    if (place >= 0) this.seek(place); else this.say('Nothing failed.');
  }

  followCause() {
    const cause = this.trace.events[this.sequence]?.cause ?? null;
    this.inspect('cause');
    if (cause === null) this.say('Nothing caused this event.'); else this.seek(cause);
  }

  zoom(factor) { this.timeline.zoom(factor, this.trace.timeAt(this.sequence)); }

  /** The playback came to a time; whether there is more. */
  advance(time) {
    const sequence = this.trace.sequenceAt(time);
    if (sequence !== this.sequence) this.show(sequence, time); else this.redraw(time);
    return time < this.trace.summary.time;
  }

  show(sequence, time = this.trace.timeAt(sequence)) {
    this.sequence = sequence;
    if (!this.playback.isPlaying) this.playback.time = time;
    const event = this.trace.events[sequence];
    this.stage.draw(this.trace.frameAt(sequence));
    if (this.other) this.otherStage.draw(this.other.frameAt(this.other.sequenceAt(time)));
    this.list.select(sequence);
    this.inspector.show(this.trace, sequence);
    byId('scrubber').value = sequence;
    byId('seq').textContent = `${sequence} / ${Math.max(0, this.trace.count - 1)}`;
    byId('step').textContent = visible(this.trace.stepOf(sequence) ?? '–');
    const told = event ? `event ${sequence}, ${secondsText(event.t)} seconds, ${event.type}` : '';
    byId('scrubber').setAttribute('aria-valuetext', told);
    if (!this.playback.isPlaying) { this.say(told); this.keep(); }
    this.redraw(time);
  }

  redraw(time = this.playback.isPlaying ? this.playback.time : this.trace.timeAt(this.sequence)) {
    byId('time').textContent = clockText(time);
    this.timeline.draw(time);
  }

  say(text) { byId('said').textContent = text; }

  inspect(tab) {
    this.inspector.tab = tab;
    for (const button of byId('tabs').children) {
      const isChosen = button.dataset.tab === tab;
      button.setAttribute('aria-selected', isChosen);
      button.tabIndex = isChosen ? 0 : -1;
    }
    if (this.sequence >= 0) this.inspector.show(this.trace, this.sequence);
    this.keep();
  }

  search() { byId('filter').focus(); byId('filter').select(); }

  filter() {
    this.list.choose(new Filter(byId('filter').value, byId('kind').value));
    this.keep();
  }

  compare() { this.comparison.open(); }

  tellPlaying() {
    const { isPlaying } = this.playback;
    byId('play').textContent = isPlaying ? '❚❚' : '▶';
    byId('play').setAttribute('aria-label', isPlaying ? 'Pause' : 'Play');
    if (isPlaying && this.playback.time >= this.trace.summary.time) this.playback.time = 0;
    if (!isPlaying && this.sequence >= 0) this.show(this.sequence, this.playback.time);
  }

  tellCount(count) {
    const all = this.trace.count;
    byId('count').textContent = count === all ? `${all} events` : `${count} of ${all} events`;
  }

  help() {
    const dialog = byId('help');
    if (dialog.open) dialog.close(); else dialog.showModal();
  }

  leave() {
    for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close();
    document.activeElement?.blur();
  }

  keep() {
    if (!this.trace || this.wanted !== null) return;
    const view = { seq: this.sequence };
    if (this.trace.number > 0) view.case = this.trace.number;
    if (this.inspector.tab !== 'state') view.tab = this.inspector.tab;
    if (byId('filter').value) view.filter = byId('filter').value;
    if (byId('kind').value !== 'all') view.kind = byId('kind').value;
    if (this.playback.speed !== 1) view.speed = this.playback.speed;
    if (this.timeline.isZoomed) {
      view.zoom = `${Math.floor(this.timeline.from)}-${Math.ceil(this.timeline.to)}`;
    }
    this.view = view;
    writeAddress(view);
  }
}
