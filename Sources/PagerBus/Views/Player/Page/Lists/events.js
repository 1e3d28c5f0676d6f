// The list of events: as many rows as can be seen, however many events there are.

const rowHeight = 24;

class EventList {
  constructor(box, actions) {
    this.box = box;
    this.actions = actions;
    this.sizer = make('div', 'sizer');
    this.sheet = make('div', 'sheet');
    this.sizer.append(this.sheet);
    box.append(this.sizer);
    this.filter = new Filter('', 'all');
    this.listed = null;
    this.looked = 0;
    this.current = -1;
    box.addEventListener('scroll', () => this.draw(), { passive: true });
    box.addEventListener('click', (event) => {
      const row = event.target.closest('[data-seq]');
      if (row) actions.seek(Number(row.dataset.seq));
    });
    new ResizeObserver(() => this.draw()).observe(box);
  }

  show(trace) {
    this.trace = trace;
    this.choose(this.filter);
  }

  choose(filter) {
    this.filter = filter;
    this.listed = filter.isEmpty ? null : [];
    this.looked = 0;
    this.grow();
    this.reveal();
  }

  /** Looks at events that came since, and goes on later if that takes long. */
  grow() {
    const { events } = this.trace;
    const { listed } = this;
    const end = performance.now() + EventList.lookMilliseconds;
    while (listed && this.looked < events.length && performance.now() < end) {
      const last = Math.min(this.looked + 100, events.length);
      for (; this.looked < last; this.looked += 1) {
        if (this.filter.takes(events[this.looked], this.trace)) listed.push(this.looked);
      }
    }
    if (listed && this.looked < events.length) {
      clearTimeout(this.later);
      this.later = setTimeout(() => {
        this.grow();
        if (this.looked === events.length) this.reveal();
      }, 0);
    }
    this.draw();
  }

  get count() { return this.listed ? this.listed.length : this.trace.count; }

  sequenceOf(row) { return this.listed ? this.listed[row] : row; }

  /** The row of the last listed event up to one. */
  rowOf(sequence) {
    if (!this.listed) return sequence;
    let low = 0;
    let high = this.listed.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.listed[middle] <= sequence) low = middle + 1; else high = middle;
    }
    return low - 1;
  }

  select(sequence) {
    this.current = sequence;
    this.reveal();
  }

  reveal() {
    const row = Math.max(0, this.rowOf(this.current));
    const top = row * rowHeight;
    const { scrollTop, clientHeight } = this.box;
    if (top < scrollTop || top + rowHeight > scrollTop + clientHeight) {
      this.box.scrollTop = Math.max(0, top - Math.floor(clientHeight / 2));
    }
    this.draw();
  }

  draw() {
    if (!this.trace) return;
    this.sizer.style.height = `${this.count * rowHeight}px`;
    const first = Math.max(0, Math.floor(this.box.scrollTop / rowHeight) - 4);
    const last = Math.min(this.count,
      first + Math.min(EventList.rowsMaximum, Math.ceil(this.box.clientHeight / rowHeight) + 8));
    this.sheet.style.transform = `translateY(${first * rowHeight}px)`;
    const currentRow = this.rowOf(this.current);
    const rows = [];
    for (let row = first; row < last; row += 1) rows.push(this.row(row, row === currentRow));
    this.sheet.replaceChildren(...rows);
    const active = this.sheet.querySelector('[aria-selected="true"]');
    if (active) this.box.setAttribute('aria-activedescendant', active.id);
    else this.box.removeAttribute('aria-activedescendant');
    this.actions.counted(this.count);
  }

  row(row, isCurrent) {
    const sequence = this.sequenceOf(row);
    const event = this.trace.events[sequence];
    const line = make('div', 'row');
    line.setAttribute('role', 'option');
    line.setAttribute('aria-posinset', row + 1);
    line.setAttribute('aria-setsize', this.count);
    line.setAttribute('aria-selected', isCurrent);
    line.id = `row-${row}`;
    if (!event) { line.append(make('span', 'wait', 'is being read …')); return line; }
    line.dataset.seq = sequence;
    if (isCurrent) line.classList.add('is-current');
    if (isFailure(event)) line.classList.add('is-bad');
    if (event.seq === this.actions.divergence()) line.classList.add('is-apart');
    line.append(
      make('span', 'number', String(event.seq)), make('span', 'when', secondsText(event.t)),
      make('i', `dot source-${event.source.split(':')[0].replace(/[^a-z]/g, '')}`),
      bidi(event.type, 'type'), bidi(shortened(jsonText(event.data), 240), 'data'),
      bidi(event.step ?? '', 'step'));
    return line;
  }
}
EventList.rowsMaximum = 80;
EventList.lookMilliseconds = 25;
