// A second trace beside the first: where they part, and the lanes of both.

/** What counts of an event: not its number and its hash, which differ once anything did. */
const essence = (event) => JSON.stringify([event.t, event.source, event.type, event.data]);

/** The first event of `trace` that `other` does not have at its place; -1 if there is none. */
const divergenceOf = (trace, other) => {
  const count = Math.max(trace.events.length, other.events.length);
  for (let place = 0; place < count; place += 1) {
    const [event, counterpart] = [trace.events[place], other.events[place]];
    if (!event || !counterpart) return Math.min(place, trace.events.length - 1);
    if (essence(event) !== essence(counterpart)) return place;
  }
  return -1;
};

/** The traces of a file: a page of this player, or the lines of one trace. */
const tracesOf = (text, name) => {
  if (!text.trimStart().startsWith('<')) return [Trace.ofLines(text, name)];
  const collection = new Collection(new DOMParser().parseFromString(text, 'text/html'));
  while (collection.advance(1000, true));
  if (collection.traces.length === 0) throw new Error('this page has no trace');
  return collection.traces;
};
