// The beginning: everything that can be pressed is connected, and the page is read as it comes.

const connect = (player) => {
  const press = (id, action) => byId(id).addEventListener('click', action);
  press('play', () => player.playback.toggle());
  press('back', () => player.step(-1));
  press('forth', () => player.step(1));
  press('zoom-out', () => player.zoom(2));
  press('zoom-in', () => player.zoom(0.5));
  press('zoom-all', () => player.timeline.whole());
  press('show-help', () => player.help());
  press('show-compare', () => player.compare());
  byId('scrubber').addEventListener('input', (event) => player.seek(Number(event.target.value)));
  byId('filter').addEventListener('input', () => player.filter());
  byId('kind').addEventListener('change', () => player.filter());
  byId('filter').addEventListener('keydown', (event) => {
    if (event.key === 'Enter') player.stepListed(event.shiftKey ? -1 : 1);
  });
  byId('speed').addEventListener('change', (event) => {
    player.playback.speed = Number(event.target.value);
    player.keep();
  });
  byId('case').addEventListener('change', (event) => {
    player.comparison.take(null);
    player.view = {};
    player.open(player.collection.traces[Number(event.target.value)], NaN);
  });
  for (const button of byId('tabs').children) {
    button.addEventListener('click', () => player.inspect(button.dataset.tab));
  }
  byId('tabs').addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.stopPropagation();
    const place = Inspector.tabs.indexOf(player.inspector.tab) + by;
    const tab = Inspector.tabs[(place + Inspector.tabs.length) % Inspector.tabs.length];
    player.inspect(tab);
    byId('tabs').querySelector(`[data-tab="${tab}"]`).focus();
  });
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.addEventListener('click', (event) => { if (event.target === dialog) dialog.close(); });
    dialog.querySelector('.close').addEventListener('click', () => dialog.close());
  }
  const repaint = () => { player.timeline.colors = null; player.redraw(); };
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', repaint);
  addEventListener('resize', () => player.redraw());
  addEventListener('hashchange', () => {
    player.view = readAddress();
    player.open(player.collection.traces[Number(player.view.case)] ?? player.collection.traces[0]);
  });
};

const fillHelp = (table) => fill(byId('keys'), table.map(([, name, meaning]) => make('div', '', [
  make('dt', '', [make('kbd', '', name)]), make('dd', '', meaning)])));

/** Starts when the first stretch can be read; the rest is read in the pauses of the browser. */
const start = () => {
  document.documentElement.classList.add('is-live');
  byId('player').hidden = false;
  const collection = new Collection(document);
  const isOver = () => document.readyState !== 'loading';
  let player = null;
  let isWaiting = false;
  let shown = 0;
  const read = () => {
    isWaiting = false;
    const isMore = collection.advance(player ? 16 : 0, isOver());
    const { traces } = collection;
    if (!player && (traces.some((trace) => trace.events.length > 0) || isOver())) {
      player = new Player(collection);
      fillHelp(listenToKeys(player));
      // What a test or a curious person asks: what is shown, and what the frame is anywhere.
      window.pager = {
        frameAt: (sequence) => player.trace.frameAt(sequence),
        seek: (sequence) => player.seek(sequence), player,
      };
      requestAnimationFrame(() => performance.mark('pager-open'));
    }
    const isWhole = traces.every((trace) => trace.isWhole);
    // Drawing costs more than reading, so what came is not shown at every step.
    if (player && (isWhole || performance.now() - shown > 250)) {
      player.grown();
      shown = performance.now();
    }
    if (isWhole) performance.mark('pager-whole'); else if (isMore) wait();
  };
  const wait = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(read, 0);
  };
  new MutationObserver(wait).observe(document.body, { childList: true });
  document.addEventListener('DOMContentLoaded', wait);
  wait();
};

start();
