// The timeline: lanes on a canvas, so that a hundred thousand events cost no more than what is seen.

const laneHeight = 20;
const rowStep = 17;
const curveHeight = 58;
const gutter = 78;

class Timeline {
  constructor(canvas, tip, actions) {
    this.canvas = canvas;
    this.tip = tip;
    this.actions = actions;
    this.from = 0;
    this.to = 1;
    this.selection = null;
    this.spots = [];
    this.colors = null;
    new Pointing(this);
  }

  show(trace, other) {
    this.trace = trace;
    this.other = other;
    this.whole();
  }

  get end() {
    return Math.max(1, this.trace?.summary.time ?? 1, this.other?.summary.time ?? 1);
  }

  whole() { this.zoomTo(0, this.end); }

  get isZoomed() { return this.from > 0 || this.to < this.end; }

  zoomTo(from, to) {
    const width = Math.min(Math.max(to - from, 1000), this.end);
    this.from = Math.min(Math.max(0, from), this.end - width);
    this.to = this.from + width;
    this.actions.zoomed();
  }

  zoom(factor, around = (this.from + this.to) / 2) {
    const width = (this.to - this.from) * factor;
    this.zoomTo(around - (around - this.from) * factor, around - (around - this.from) * factor + width);
  }

  /** The rows from above, each with the height that it takes; those of a second trace follow. */
  rows() {
    const rows = [];
    const traces = [this.trace, this.other].filter(Boolean);
    const spans = (name, kind, pick) => traces.forEach((trace, index) => {
      const list = pick(trace.lanes);
      const height = laneHeight + (Lanes.rows(list) - 1) * rowStep;
      rows.push({ name: index ? '' : name, height,
        draw: (y) => this.spans(list, y, kind, index > 0) });
    });
    const points = (name, pick) => traces.forEach((trace, index) => {
      rows.push({ name: index ? '' : name, height: laneHeight,
        draw: (y) => this.points(pick(trace.lanes), y, index > 0) });
    });
    spans('steps', 'step', (lanes) => lanes.steps);
    spans('fingers', 'finger', (lanes) => lanes.fingers);
    spans('moves', 'move', (lanes) => lanes.moves);
    spans('phase', 'phase', (lanes) => lanes.phases);
    rows.push({ name: 'position', height: curveHeight, draw: (y) => this.curves(y),
      scale: this.scale() });
    points('plugins', (lanes) => lanes.plugins);
    points('expect', (lanes) => lanes.checks);
    return rows;
  }

  x(time) { return gutter + ((time - this.from) / (this.to - this.from)) * (this.width - gutter - 8); }

  time(x) { return this.from + ((x - gutter) / (this.width - gutter - 8)) * (this.to - this.from); }

  draw(time) {
    if (!this.trace) return;
    const ratio = window.devicePixelRatio || 1;
    const rows = this.rows();
    this.height = rows.reduce((sum, row) => sum + row.height, 28);
    this.canvas.style.height = `${this.height}px`;
    this.width = Math.max(gutter + 40, this.canvas.clientWidth);
    const size = [Math.round(this.width * ratio), Math.round(this.height * ratio)];
    if (this.canvas.width !== size[0]) [this.canvas.width] = size;
    if (this.canvas.height !== size[1]) [, this.canvas.height] = size;
    this.context = this.canvas.getContext('2d');
    this.context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.context.clearRect(0, 0, this.width, this.height);
    this.colors ??= Timeline.palette();
    this.spots = [];
    this.ticks();
    let y = 22;
    for (const row of rows) {
      this.write(row.name, 10, y + row.height / 2, this.colors.quiet);
      if (row.scale) {
        const [low, high] = row.scale.map(shortNumber);
        this.write(high, gutter - 6, y + 8, this.colors.quiet, 40, 'right');
        this.write(low, gutter - 6, y + row.height - 9, this.colors.quiet, 40, 'right');
      }
      this.line(0, y + row.height - 0.5, this.width, this.colors.hair);
      this.context.save();
      this.context.beginPath();
      this.context.rect(gutter, y, this.width - gutter, row.height);
      this.context.clip();
      row.draw(y);
      this.context.restore();
      y += row.height;
    }
    this.selected(y);
    this.playhead(time, y);
  }

  static palette() {
    const style = getComputedStyle(document.documentElement);
    const color = (name) => style.getPropertyValue(`--${name}`).trim();
    return Object.fromEntries(['ink', 'quiet', 'hair', 'accent', 'second', 'good', 'bad',
      'step', 'finger', 'move', 'settling', 'dragging', 'panel'].map((name) => [name, color(name)]));
  }

  write(text, x, y, color, width = gutter - 14, align = 'left') {
    this.context.font = `11px ${Timeline.fonts}`;
    this.context.textBaseline = 'middle';
    this.context.textAlign = align;
    this.context.fillStyle = color;
    if (this.context.measureText(text).width <= width) { this.context.fillText(text, x, y); return; }
    let shown = shortened(text, Math.max(1, Math.floor(width / 5)));
    while (shown.length > 1 && this.context.measureText(`${shown}…`).width > width) {
      shown = shown.slice(0, -1);
    }
    if (shown.length > 2) this.context.fillText(`${shown}…`, x, y);
  }

  line(x, y, width, color) {
    this.context.fillStyle = color;
    this.context.fillRect(x, y, width, 1);
  }

  ticks() {
    const wanted = (this.to - this.from) / Math.max(2, (this.width - gutter) / 110);
    const magnitude = 10 ** Math.floor(Math.log10(Math.max(1, wanted)));
    const step = [1, 2, 5, 10].map((factor) => factor * magnitude).find((size) => size >= wanted);
    for (let time = Math.ceil(this.from / step) * step; time <= this.to; time += step) {
      const x = this.x(time);
      this.context.fillStyle = this.colors.hair;
      this.context.fillRect(Math.round(x), 18, 1, this.height - 18);
      const text = step >= 1e9 ? `${time / 1e9} s` : step >= 1e6 ? `${Math.round(time / 1e6)} ms`
        : `${Math.round(time / 1e3)} µs`;
      const align = x > this.width - 40 ? 'right' : x < gutter + 24 ? 'left' : 'center';
      this.write(text, x, 9, this.colors.quiet, 80, align);
    }
  }

  spans(list, y, kind, isOther) {
    // Spans of a row that would fall into one pixel are drawn as one.
    const edges = [];
    for (const span of list) {
      if (span.from > this.to) break;
      const to = Math.min(span.to, this.end);
      if (to < this.from || span.label === 'idle') continue;
      const left = Math.max(this.x(span.from), gutter);
      const right = Math.max(this.x(to), left + 2);
      const row = Math.min(span.row, Lanes.rowsMaximum - 1);
      if (right <= (edges[row] ?? -1)) continue;
      edges[row] = right;
      const top = y + row * rowStep;
      this.context.fillStyle = isOther ? this.colors.second
        : kind === 'phase' ? this.colors[span.label] ?? this.colors.move : this.colors[kind];
      this.context.globalAlpha = isOther ? 0.45 : 1;
      this.context.beginPath();
      this.context.roundRect(left, top + 3, Math.max(2, right - left - 1), laneHeight - 6, 3);
      this.context.fill();
      this.context.globalAlpha = 1;
      const label = visible(span.label);
      if (right - left > 34) {
        this.write(label, left + 5, top + laneHeight / 2, this.colors.ink, right - left - 9);
      }
      this.spots.push({ left, right, top, bottom: top + laneHeight, seq: span.seq, label:
        span.outcome ? `${label} · ${span.outcome}` : label });
    }
  }

  points(list, y, isOther) {
    let lastX = -9;
    for (const point of list) {
      if (point.t < this.from) continue;
      if (point.t > this.to) break;
      const x = this.x(point.t);
      if (point.kind !== 'broken' && x - lastX < 2) continue;
      lastX = x;
      const color = { held: 'good', broken: 'bad', mark: 'accent', said: 'quiet' }[point.kind];
      this.context.fillStyle = isOther ? this.colors.second : this.colors[color];
      this.context.beginPath();
      if (point.kind === 'broken') this.context.rect(x - 4, y + laneHeight / 2 - 4, 8, 8);
      else if (point.kind === 'mark') this.context.rect(x - 1, y + 4, 2, laneHeight - 8);
      else this.context.arc(x, y + laneHeight / 2, point.kind === 'held' ? 4 : 2.5, 0, 7);
      this.context.fill();
      this.spots.push({ left: x - 5, right: x + 5, top: y, bottom: y + laneHeight, seq: point.seq,
        label: visible(point.label) });
    }
  }

  /** The lowest and the highest position of what is shown, at least one page apart. */
  scale() {
    let [low, high] = [0, 1];
    for (const trace of [this.trace, this.other]) {
      low = Math.min(low, trace?.lanes.low ?? 0);
      high = Math.max(high, trace?.lanes.high ?? 1);
    }
    return [low, high];
  }

  curves(y) {
    const [low, high] = this.scale();
    const place = (position) => y + curveHeight - 7
      - ((position - low) / (high - low)) * (curveHeight - 14);
    if (this.other) this.curve(this.other.lanes.curve, place, this.colors.second);
    this.curve(this.trace.lanes.curve, place, this.colors.accent);
  }

  /** A line through the samples that can be seen; a pause is flat, whatever comes after it. */
  curve(points, place, color) {
    const { context } = this;
    const first = Timeline.sampleAt(points, this.from) ?? points[0];
    if (!first) return;
    context.strokeStyle = color;
    context.lineWidth = 1.5;
    context.lineJoin = 'round';
    context.beginPath();
    context.moveTo(gutter, place(first.position));
    let before = first;
    let lastX = -9;
    for (let index = Math.max(0, points.indexOf(first)); index < points.length; index += 1) {
      const point = points[index];
      const x = this.x(point.t);
      if (x > this.width + 50) break;
      if (point.t - before.t > 5e7) context.lineTo(x, place(before.position));
      if (x - lastX >= 0.5) {
        context.lineTo(x, place(point.position));
        lastX = x;
      }
      before = point;
    }
    context.lineTo(Math.max(this.x(before.t), this.x(this.end)), place(before.position));
    context.stroke();
  }

  /** The last sample at or before a time. */
  static sampleAt(curve, time) {
    let low = 0;
    let high = curve.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (curve[middle].t <= time) low = middle + 1; else high = middle;
    }
    return curve[low - 1] ?? null;
  }

  playhead(time, bottom) {
    const x = this.x(time);
    if (x < gutter - 1 || x > this.width) return;
    this.context.fillStyle = this.colors.bad;
    this.context.fillRect(x - 0.75, 18, 1.5, bottom - 18);
    this.context.beginPath();
    this.context.moveTo(x - 5, 14);
    this.context.lineTo(x + 5, 14);
    this.context.lineTo(x, 21);
    this.context.fill();
  }

  selected(bottom) {
    if (!this.selection) return;
    const [left, right] = this.selection.map((x) => Math.max(gutter, x)).sort((a, b) => a - b);
    this.context.globalAlpha = 0.16;
    this.context.fillStyle = this.colors.accent;
    this.context.fillRect(left, 18, right - left, bottom - 18);
    this.context.globalAlpha = 1;
  }
}
Timeline.fonts = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans CJK KR', sans-serif";
