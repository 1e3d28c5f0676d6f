// The inspector: one event from five sides.

const rowsMaximum = 60;

class Inspector {
  constructor(box, actions) {
    this.box = box;
    this.actions = actions;
    this.tab = 'state';
  }

  show(trace, sequence) {
    const event = trace.events[sequence];
    const content = event ? this[this.tab](trace, sequence, event)
      : [make('p', 'empty', 'Before the first event.')];
    fill(this.box, content);
    this.box.querySelector('.is-here')?.scrollIntoView({ block: 'nearest' });
  }

  pairs(list) {
    const table = make('dl', 'pairs');
    for (const [name, value, className] of list.slice(0, rowsMaximum)) {
      table.append(bidi(name, 'name'), make('dd', className ?? '', [bidi(value)]));
    }
    // A list of names and values takes its own elements alone.
    for (const name of table.querySelectorAll(':scope > bdi')) {
      const term = make('dt');
      name.replaceWith(term);
      term.append(name);
    }
    return table;
  }

  state(trace, sequence) {
    const frame = trace.frameAt(sequence);
    if (!frame) return [make('p', 'empty', 'This trace was opened without its frames.')];
    return [this.pairs(Object.keys(frame).map(
      (name) => [name, shortened(jsonText(frame[name]), 600)]))];
  }

  diff(trace, sequence) {
    const change = trace.changes[sequence];
    if (!change) return [make('p', 'empty', 'This event changed nothing that can be seen.')];
    const found = differences(trace.frameAt(sequence - 1), change);
    const show = (value) => (value === undefined ? '–' : shortened(jsonText(value), 300));
    const table = make('div', 'changes');
    for (const { path, before, after } of found.slice(0, rowsMaximum)) {
      table.append(make('div', 'change', [bidi(path.join('.'), 'name'),
        make('span', 'values', [bidi(show(before), 'before'), make('span', 'arrow', '→'),
          bidi(show(after), 'after')])]));
    }
    const rest = found.length >= differences.maximum ? [make('p', 'empty', 'And more.')] : [];
    return [table, ...rest];
  }

  cause(trace, sequence) {
    const row = (place, depth, className) => {
      const event = trace.events[place];
      const button = make('button', `link ${className}`, [make('span', 'number', String(place)),
        bidi(event.type, 'type'), make('span', 'when', secondsText(event.t)),
        bidi(event.source, 'source')]);
      button.type = 'button';
      button.style.paddingInlineStart = `${Math.min(depth, 10) * 14 + 8}px`;
      button.addEventListener('click', () => this.actions.seek(place));
      return button;
    };
    const causes = trace.causes(sequence, rowsMaximum / 2);
    const effects = trace.effects(sequence, rowsMaximum / 2);
    const step = trace.stepOf(sequence);
    return [
      make('h3', '', 'Because of'),
      ...causes.map((place, depth) => row(place, depth, '')),
      row(sequence, causes.length, 'is-here'),
      make('h3', '', effects.length > 0 ? 'It made' : 'It made nothing'),
      ...effects.map((place) => row(place, causes.length + 1, '')),
      ...(step ? [make('p', 'empty', `Statement ${step}`)] : []),
    ];
  }

  data(trace, sequence, event) {
    const rows = [['seq', String(event.seq)], ['time', `${secondsText(event.t)} s`],
      ['source', event.source], ['type', event.type], ['cause', String(event.cause ?? 'none')]];
    if (event.step) rows.push(['step', event.step]);
    if (event.h) rows.push(['hash', event.h]);
    return [this.pairs(rows), bidi(shortened(JSON.stringify(event.data, null, 2), 6000), 'raw')];
  }

  script(trace, sequence) {
    const step = trace.stepOf(sequence);
    const line = step ? Number(step.split(':').at(-2)) : 0;
    const lines = this.lines(trace);
    const here = lines.findIndex((entry) => entry.number === line);
    const first = Math.max(0, Math.min(here - rowsMaximum / 2, lines.length - rowsMaximum));
    const rows = lines.slice(first, first + rowsMaximum).map((entry) => {
      const button = make('button', 'code', [make('span', 'number', String(entry.number)),
        bidi(shortened(entry.text, 400) || ' ', 'text')]);
      button.type = 'button';
      if (entry.number === line) button.classList.add('is-here');
      if (trace.summary.failures.some((failure) => failure.line === entry.number)) {
        button.classList.add('is-bad');
      }
      button.addEventListener('click', () => {
        const place = trace.events.findIndex((event) => event.step
          && Number(event.step.split(':').at(-2)) === entry.number);
        if (place >= 0) this.actions.seek(place);
      });
      return button;
    });
    return rows.length > 0 ? [make('div', 'listing', rows)]
      : [make('p', 'empty', 'The trace has no statement yet.')];
  }

  /** The lines of the session, or else the statements that the trace has. */
  lines(trace) {
    const { script } = trace.summary;
    if (script !== undefined) {
      return script.split('\n').map((text, index) => ({ number: index + 1, text }));
    }
    const known = new Map();
    for (const event of trace.events) {
      if (!event.step) continue;
      const number = Number(event.step.split(':').at(-2));
      if (event.type === 'step.began') known.set(number, String(event.data.text));
      else if (event.type === 'expect.checked' && !known.has(number)) {
        known.set(number, `expect ${event.data.expected}`);
      } else if (event.type === 'mark.set' && !known.has(number)) {
        known.set(number, `mark ${event.data.name ?? event.data.mark}`);
      }
    }
    return [...known].sort(([a], [b]) => a - b).map(([number, text]) => ({ number, text }));
  }
}
Inspector.tabs = ['state', 'diff', 'cause', 'data', 'script'];
