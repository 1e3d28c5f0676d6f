// Pointing at the timeline: a click goes there, a drag selects a stretch to look at, the wheel zooms.

class Pointing {
  constructor(timeline) {
    this.timeline = timeline;
    const { canvas } = timeline;
    canvas.addEventListener('wheel', (event) => this.turn(event), { passive: false });
    canvas.addEventListener('pointerdown', (event) => this.press(event));
    canvas.addEventListener('pointermove', (event) => this.move(event));
    canvas.addEventListener('pointerup', (event) => this.release(event));
    canvas.addEventListener('pointercancel', () => {
      timeline.selection = null;
      timeline.actions.redraw();
    });
    canvas.addEventListener('pointerleave', () => { timeline.tip.hidden = true; });
    canvas.addEventListener('dblclick', () => timeline.whole());
  }

  place(event) { return event.clientX - this.timeline.canvas.getBoundingClientRect().left; }

  turn(event) {
    event.preventDefault();
    const { timeline } = this;
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      const by = ((event.deltaX || event.deltaY) / timeline.width) * (timeline.to - timeline.from);
      timeline.zoomTo(timeline.from + by, timeline.to + by);
    } else timeline.zoom(event.deltaY > 0 ? 1.25 : 0.8, timeline.time(this.place(event)));
  }

  press(event) {
    if (event.button !== 0) return;
    this.timeline.canvas.setPointerCapture(event.pointerId);
    this.timeline.selection = [this.place(event), this.place(event)];
  }

  move(event) {
    if (!this.timeline.selection) { this.hover(event); return; }
    this.timeline.selection[1] = this.place(event);
    this.timeline.actions.redraw();
  }

  release(event) {
    const { timeline } = this;
    if (!timeline.selection) return;
    timeline.selection[1] = this.place(event);
    const [start, end] = timeline.selection.map((x) => timeline.time(Math.max(gutter, x)));
    const isClick = Math.abs(timeline.selection[0] - timeline.selection[1]) < 5;
    timeline.selection = null;
    if (!isClick) timeline.zoomTo(Math.min(start, end), Math.max(start, end));
    else {
      const spot = this.spotAt(event);
      if (spot) timeline.actions.seek(spot.seq); else timeline.actions.seekTime(Math.max(0, end));
    }
    timeline.actions.redraw();
  }

  /** What was drawn last at a place. */
  spotAt(event) {
    const box = this.timeline.canvas.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    return this.timeline.spots.findLast((spot) => x >= spot.left && x <= spot.right
      && y >= spot.top && y < spot.bottom);
  }

  hover(event) {
    const { timeline } = this;
    const { tip } = timeline;
    const time = timeline.time(this.place(event));
    if (!timeline.trace || this.place(event) < gutter || time < 0) { tip.hidden = true; return; }
    const lines = [clockText(time)];
    const sample = Timeline.sampleAt(timeline.trace.lanes.curve, time);
    if (sample) lines.push(`${shortNumber(sample.position)} pg  ${shortNumber(sample.velocity)} pg/s`);
    const spot = this.spotAt(event);
    if (spot) lines.push(shortened(spot.label, 160));
    fill(tip, lines.map((line) => bidi(line)));
    tip.hidden = false;
    const half = tip.offsetWidth / 2;
    const box = timeline.canvas.parentElement.getBoundingClientRect();
    const left = event.clientX - box.left;
    tip.style.left = `${Math.min(Math.max(left, half + 4), box.width - half - 4)}px`;
    tip.style.top = `${event.clientY - box.top + 18}px`;
  }
}
