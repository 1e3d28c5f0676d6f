// Texts for people, and elements that hold them. Whatever a trace says is text, never markup.

/** A text with characters that nobody sees, or that turn others round, written by their number. */
const hidden = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g;

const visible = (text) => String(text).replace(hidden,
  (character) => `\\u{${character.codePointAt(0).toString(16).toUpperCase()}}`);

/** How much room a piece of text takes, in narrow letters. */
const weight = (piece) => (piece.codePointAt(0) >= 0x1100 ? 2 : 1);

/** A text that takes at most so much room, in narrow letters. */
const fitted = (text, room) => {
  const pieces = [];
  let taken = 0;
  for (const { segment } of segments(text.slice(0, 400))) {
    if (taken + weight(segment) > room) {
      while (pieces.length > 1 && taken > room - 1) taken -= weight(pieces.pop());
      return `${pieces.join('')}…`;
    }
    taken += weight(segment);
    pieces.push(segment);
  }
  return text.length > 400 ? `${pieces.join('')}…` : text;
};

/** A text of at most so many characters, never cut inside one. */
const shortened = (text, maximum) => {
  if (text.length <= maximum) return text;
  const pieces = [];
  // Only a beginning is looked at: a title may have ten thousand characters.
  for (const { segment } of segments(text.slice(0, maximum * 8))) {
    if (pieces.length === maximum - 1) return `${pieces.join('')}…`;
    pieces.push(segment);
  }
  return pieces.length < text.length && text.length > maximum * 8
    ? `${pieces.join('')}…` : pieces.join('');
};

const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : null;

const segments = (text) => (segmenter ? segmenter.segment(text)
  : Array.from(text, (segment) => ({ segment })));

/** Virtual nanoseconds as minutes, seconds and microseconds. */
const clockText = (nanoseconds) => {
  const micros = Math.floor(Math.max(0, nanoseconds) / 1000);
  const minutes = String(Math.floor(micros / 60e6)).padStart(2, '0');
  const seconds = String(Math.floor(micros / 1e6) % 60).padStart(2, '0');
  return `${minutes}:${seconds}.${String(micros % 1e6).padStart(6, '0')}`;
};

/** Virtual nanoseconds as seconds, as the log prints them, down to microseconds. */
const secondsText = (nanoseconds) => (Math.floor(nanoseconds / 1000) / 1e6).toFixed(6);

/** A number as short as it may be read. */
const shortNumber = (value) => (Number.isInteger(value) ? String(value)
  : String(Math.round(value * 10000) / 10000));

/** JSON in one line, for a row. */
const jsonText = (value) => visible(JSON.stringify(value, (name, inner) => (
  typeof inner === 'number' && !Number.isInteger(inner) ? Math.round(inner * 1e6) / 1e6 : inner)));

/** An element with a class, a text and children. */
const make = (name, className = '', content = null) => {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (Array.isArray(content)) element.append(...content);
  else if (content !== null) element.textContent = content;
  return element;
};

/** A text of the trace; its direction is its own and does not reach beyond it. */
const bidi = (text, className = '') => {
  const element = make('bdi', className, visible(text));
  element.dir = 'auto';
  return element;
};

const byId = (id) => document.getElementById(id);

/** The members of an event's data; whoever made the trace may have written something else. */
const fields = (event) => event.data ?? {};

/** The children of a place, replaced. */
const fill = (element, children) => element.replaceChildren(...children);
