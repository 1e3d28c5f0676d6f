// The keyboard: every key that does something, what it does, and how the help names it.

const keyTable = (player) => [
  [[' '], 'space', 'play or pause', () => player.playback.toggle()],
  [['ArrowLeft'], '←', 'the event before', () => player.step(-1)],
  [['ArrowRight'], '→', 'the next event', () => player.step(1)],
  [['ArrowUp'], '↑', 'the listed event before', () => player.stepListed(-1)],
  [['ArrowDown'], '↓', 'the next listed event', () => player.stepListed(1)],
  [[','], ',', 'the sample before', () => player.jump(-1, (event) => event.type === 'scroll.moved')],
  [['.'], '.', 'the next sample', () => player.jump(1, (event) => event.type === 'scroll.moved')],
  [['['], '[', 'the expectation or mark before', () => player.jump(-1, isStop)],
  [[']'], ']', 'the next expectation or mark', () => player.jump(1, isStop)],
  [['f'], 'f', 'the next failure, from the beginning after the last one',
    () => player.jumpAround(isFailure)],
  [['c'], 'c', 'what caused this event', () => player.followCause()],
  [['Home'], 'Home', 'the first event', () => player.seek(0)],
  [['End'], 'End', 'the last event', () => player.seek(player.trace.events.length - 1)],
  [['+', '='], '+', 'zoom in', () => player.zoom(0.5)],
  [['-'], '−', 'zoom out', () => player.zoom(2)],
  [['0'], '0', 'the whole timeline', () => player.timeline.whole()],
  [['1', '2', '3', '4', '5'], '1 – 5', 'State, Diff, Cause, Data, Script',
    (key) => player.inspect(Inspector.tabs[Number(key) - 1])],
  [['/'], '/', 'search', () => player.search()],
  [['d'], 'd', 'compare with a second trace', () => player.compare()],
  [['?'], '?', 'this help', () => player.help()],
  [['Escape'], 'Esc', 'close, or leave the search', () => player.leave()],
];

/** Whether somebody types into this element. */
const isTyping = (element) => element instanceof HTMLInputElement && element.type !== 'range'
  || element instanceof HTMLSelectElement;

const listenToKeys = (player) => {
  const table = keyTable(player);
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) && event.key !== 'Escape') return;
    // A button that has the focus is pressed with the space bar.
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
    const isOpen = document.querySelector('dialog[open]') !== null;
    if (isOpen && event.key !== 'Escape' && event.key !== '?') return;
    const row = table.find(([keys]) => keys.includes(event.key));
    if (!row) return;
    event.preventDefault();
    row[3](event.key);
  });
  return table;
};
