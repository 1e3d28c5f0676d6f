// The lanes of the timeline: what lasts, and what happens at one moment, found event by event.

class Lanes {
  constructor() {
    this.steps = [];
    this.fingers = [];
    this.moves = [];
    this.phases = [];
    this.curve = [];
    this.plugins = [];
    this.checks = [];
    this.fingerRows = [];
    this.openSteps = new Map();
    this.openFingers = new Map();
    this.openMoves = new Map();
    this.low = 0;
    this.high = 1;
  }

  take(event) {
    const { t, seq, type } = event;
    const data = fields(event);
    switch (type) {
      case 'step.began': return this.begin(this.steps, this.openSteps, seq, event,
        String(data.text ?? data.do ?? ''), Number.isInteger(data.lane?.index) ? data.lane.index + 1 : 0);
      case 'step.ended': return this.close(this.openSteps, event.cause, event);
      case 'pointer.down': return this.begin(this.fingers, this.openFingers, data.finger, event,
        `finger ${data.finger}`, this.rowOf(data.finger));
      case 'pointer.up': case 'pointer.cancelled':
        return this.close(this.openFingers, data.finger, event);
      case 'transition.began': return this.begin(this.moves, this.openMoves, data.id, event,
        `${data.from ?? '–'} → ${data.to ?? '?'} ${data.reason ?? ''}`, 0);
      case 'transition.ended':
        return this.close(this.openMoves, data.id, event, String(data.outcome ?? ''));
      case 'phase.changed': return this.phase(event);
      case 'scroll.moved': return this.sample(event);
      case 'expect.checked': return this.checks.push({
        t, seq, kind: data.ok ? 'held' : 'broken',
        label: `${data.ok ? '✓' : '✗'} ${data.expected}${data.ok ? '' : `, found ${data.actual}`}`,
      });
      case 'mark.set': return this.checks.push(
        { t, seq, kind: 'mark', label: `mark ${data.name}` });
      default: return this.plugin(event);
    }
  }

  /** Every finger has a row of its own. */
  rowOf(finger) {
    const row = this.fingerRows.indexOf(finger);
    return row >= 0 ? row : this.fingerRows.push(finger) - 1;
  }

  /** How many rows a list of spans has, at most as many as there is room for. */
  static rows(list) {
    let rows = 1;
    for (const { row } of list) rows = Math.max(rows, row + 1);
    return Math.min(rows, Lanes.rowsMaximum);
  }

  begin(list, open, key, event, label, row) {
    const span = { from: event.t, to: Infinity, seq: event.seq, label, row, outcome: '' };
    list.push(span);
    open.set(key, span);
  }

  close(open, key, event, outcome = '') {
    const span = open.get(key);
    if (!span) return;
    span.to = event.t;
    span.outcome = outcome;
    open.delete(key);
  }

  sample(event) {
    const { t, seq } = event;
    const { position, velocity } = fields(event);
    if (!Number.isFinite(position)) return;
    this.low = Math.min(this.low, position);
    this.high = Math.max(this.high, position);
    this.curve.push({ t, seq, position, velocity: Number(velocity) });
  }

  phase(event) {
    const { t, seq } = event;
    const last = this.phases.at(-1);
    if (last) last.to = t;
    this.phases.push({ from: t, to: Infinity, seq, label: String(fields(event).phase), row: 0 });
  }

  plugin(event) {
    const isOwn = event.source.startsWith('plugin:');
    const isTold = event.type.startsWith('plugin.');
    if (!isOwn && !isTold) return;
    const name = isOwn ? event.source.slice(7) : String(fields(event).id ?? '?');
    const isBad = /failed|suspended|quarantined/.test(event.type);
    this.plugins.push({
      t: event.t, seq: event.seq, kind: isBad ? 'broken' : isTold ? 'mark' : 'said', name,
      label: `${name}: ${event.type}`,
    });
  }
}
Lanes.rowsMaximum = 5;
