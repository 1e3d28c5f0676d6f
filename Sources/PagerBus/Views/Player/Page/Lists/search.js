// Filters: `type:page.* source:plugin step:11 settled` takes events that fit every word.

const samples = new Set(['scroll.moved', 'strip.scrolled', 'indicator.moved', 'pointer.moved',
  'dots.changed', 'buttons.changed', 'plugin.showed', 'layout.changed', 'tabs.laidOut']);

const isFailure = (event) => (event.type === 'expect.checked' && fields(event).ok === false)
  || (event.type === 'case.ended' && fields(event).result !== 'passed')
  || /\.(failed|quarantined|undelivered)$/.test(event.type);

const isStop = (event) => event.type === 'expect.checked' || event.type === 'mark.set';

/** Whether a text fits a pattern in which `*` stands for any text; a word fits its beginning too. */
const fits = (text, pattern) => {
  if (!pattern.includes('*')) return text === pattern || text.startsWith(pattern);
  let place = 0;
  const pieces = pattern.split('*');
  for (const [index, piece] of pieces.entries()) {
    const isLast = index === pieces.length - 1;
    const found = isLast ? Math.max(place, text.length - piece.length) : text.indexOf(piece, place);
    if (index === 0 && !text.startsWith(piece)) return false;
    if (found < 0 || !text.startsWith(piece, found)) return false;
    place = found + piece.length;
  }
  return true;
};

class Filter {
  constructor(text, kind) {
    this.words = text.trim().split(/\s+/).filter(Boolean).map((word) => {
      const colon = word.indexOf(':');
      const field = colon > 0 ? word.slice(0, colon) : '';
      return ['type', 'source', 'step', 'seq', 'cause'].includes(field)
        ? { field, text: word.slice(colon + 1) } : { field: '', text: word.toLowerCase() };
    });
    this.kind = kind;
  }

  get isEmpty() { return this.words.length === 0 && this.kind === 'all'; }

  takes(event, trace) {
    if (this.kind === 'decisions' && samples.has(event.type)) return false;
    if (this.kind === 'failures' && !isFailure(event)) return false;
    return this.words.every(({ field, text }) => {
      switch (field) {
        case 'type': return fits(event.type, text);
        case 'source': return fits(event.source, text);
        case 'seq': return String(event.seq) === text;
        case 'cause': return String(event.cause) === text;
        case 'step': {
          const step = trace.stepOf(event.seq) ?? '';
          return step === text || step.startsWith(`${text}:`);
        }
        default: return `${event.type} ${event.source} ${JSON.stringify(event.data)}`
          .toLowerCase().includes(text);
      }
    });
  }
}
