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
    const here = this.box.querySelector('.is-here');
    // The box is scrolled and not the page, which may lie under somebody's finger.
    this.box.scrollTop = here ? here.offsetTop - (this.box.clientHeight - here.offsetHeight) / 2 : 0;
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
    for (const [name, member] of [['step', 'step'], ['hash', 'h']]) {
      if (member in event) rows.push([name, String(event[member])]);
    }
    return [this.pairs(rows), bidi(shortened(JSON.stringify(event.data, null, 2), 6000), 'raw')];
  }

  script(trace, sequence) {
    const place = placeOf(trace.stepOf(sequence) ?? '');
    const lines = this.lines(trace, place.file);
    const here = lines.findIndex((entry) => entry.number === place.line);
    const first = Math.max(0, Math.min(here - rowsMaximum / 2, lines.length - rowsMaximum));
    const rows = lines.slice(first, first + rowsMaximum).map((entry) => {
      const button = make('button', 'code', [make('span', 'number', String(entry.number)),
        bidi(shortened(entry.text, 400) || ' ', 'text')]);
      button.type = 'button';
      if (entry.number === place.line) button.classList.add('is-here');
      if (trace.summary.failures.some((failure) => failure.line === entry.number
        && (place.file === '' || failure.file === place.file))) button.classList.add('is-bad');
      button.addEventListener('click', () => {
        const found = trace.events.findIndex((event) => typeof event.step === 'string'
          && placeOf(event.step).line === entry.number && placeOf(event.step).file === place.file);
        if (found >= 0) this.actions.seek(found);
      });
      return button;
    });
    const name = place.file ? [make('h3', '', [bidi(place.file)])] : [];
    return rows.length > 0 ? [...name, make('div', 'listing', rows)]
      : [make('p', 'empty', 'The trace has no statement yet.')];
  }

  /** The lines of the session; of another file, or without it, the statements that the trace has. */
  lines(trace, file) {
    const { script } = trace.summary;
    if (script !== undefined && file === '') {
      return script.replace(/\n$/, '').split('\n')
        .map((text, index) => ({ number: index + 1, text: text.replace(/\r$/, '') }));
    }
    const { length } = trace.events;
    if (this.known?.trace === trace && this.known.length === length && this.known.file === file) {
      return this.known.lines;
    }
    const known = new Map();
    for (const event of trace.events) {
      if (typeof event.step !== 'string' || placeOf(event.step).file !== file) continue;
      const number = placeOf(event.step).line;
      if (event.type === 'step.began') known.set(number, String(fields(event).text));
      else if (event.type === 'expect.checked' && !known.has(number)) {
        known.set(number, `expect ${fields(event).expected}`);
      } else if (event.type === 'mark.set' && !known.has(number)) {
        known.set(number, `mark ${fields(event).name}`);
      }
    }
    const lines = [...known].sort(([a], [b]) => a - b).map(([number, text]) => ({ number, text }));
    this.known = { trace, length, file, lines };
    return lines;
  }
}

/** The file, the line and the column of a statement; the session's own file is not named. */
const placeOf = (step) => {
  const parts = step.split(':');
  return { file: parts.slice(0, -2).join(':'), line: Number(parts.at(-2) ?? 0) };
};

Inspector.tabs = ['state', 'diff', 'cause', 'data', 'script'];
