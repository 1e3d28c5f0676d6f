// The stage: what could be seen, drawn from the frame and nothing else.

const svgSpace = 'http://www.w3.org/2000/svg';

const shape = (name, attributes, content = null) => {
  const element = document.createElementNS(svgSpace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (Array.isArray(content)) element.append(...content);
  else if (content !== null) element.textContent = content;
  return element;
};

class Stage {
  constructor(svg, name) {
    this.svg = svg;
    this.name = name;
    this.drawn = undefined;
  }

  draw(frame) {
    if (frame === this.drawn) return;
    this.drawn = frame;
    const [, , width, height] = frame?.container ?? [0, 0, 0, 0];
    this.svg.setAttribute('viewBox', `0 0 ${Math.max(1, width)} ${Math.max(1, height)}`);
    this.svg.classList.toggle('is-empty', !(width > 0 && height > 0));
    if (!frame || !(width > 0 && height > 0)) { this.svg.replaceChildren(); return; }
    const parts = [shape('rect', { class: 'glass', width, height })];
    for (const part of frame.order) {
      if (part === 'pages') parts.push(this.pages(frame));
      else if (part === 'strip') parts.push(this.strip(frame));
      else if (part === 'dots') parts.push(...this.dots(frame));
      else if (part === 'buttons') parts.push(...this.buttons(frame));
      else parts.push(...this.cells(frame, part).map((cell) => this.box(cell.slice(2), 'control')));
    }
    parts.push(...frame.fingers.map((finger) => this.finger(finger)));
    this.svg.replaceChildren(...parts);
  }

  box([x, y, width, height], className, more = {}) {
    return shape('rect', {
      class: className, x, y, width: Math.max(0, width), height: Math.max(0, height), ...more,
    });
  }

  /** Things inside a frame, cut at its edges. */
  inside(id, rect, children) {
    const path = `${this.name}-${id}`;
    return shape('g', { 'clip-path': `url(#${path})` },
      [shape('clipPath', { id: path }, [this.box(rect, '')]), ...children]);
  }

  label(text, x, y, className, room) {
    const label = shape('text', { class: className, x, y, 'unicode-bidi': 'plaintext' });
    const whole = visible(text);
    label.textContent = fitted(whole, Math.max(2, Math.min(80, Math.floor(room))));
    if (label.textContent !== whole) label.append(shape('title', {}, whole));
    return label;
  }

  pages(frame) {
    const cards = frame.visible.slice(0, Stage.partsMaximum).map((page) => {
      const [x, y, width, height] = page.frame;
      const title = frame.tabs?.find((tab) => tab.index === page.index)?.title ?? page.key
        ?? String(page.index);
      return shape('g', {}, [
        this.box(page.frame, `card tint-${page.index % 6}`),
        this.label(title, x + width / 2, y + height / 2, 'card-title', width / 16),
        this.label(`page ${page.index} · ${page.state ?? 'unloaded'}`, x + width / 2,
          y + height / 2 + 26, 'card-state', 40),
      ]);
    });
    return this.inside('pages', frame.pages, cards);
  }

  /** A stretch of the strip's content on glass. */
  onGlass(frame, { x, w }, y, height) {
    const [left, top, width] = frame.strip;
    const shown = x - frame.stripOffset;
    const place = frame.settings.direction === 'rtl' ? width - shown - w : shown;
    return [left + place, top + y, w, height];
  }

  strip(frame) {
    const [left, top, width, height] = frame.strip;
    const tabs = (frame.tabs ?? []).slice(0, Stage.partsMaximum).map((tab) => {
      const rect = this.onGlass(frame, tab, 0, frame.tabHeight);
      const isNear = tab.emphasis >= 0.5;
      return this.inside(`tab-${tab.index}`, rect, [
        this.label(tab.title ?? String(tab.index), rect[0] + rect[2] / 2, rect[1] + rect[3] / 2 + 5,
          isNear ? 'tab is-near' : 'tab', (rect[2] - 6) / 8)]);
    });
    const { indicator } = frame;
    const line = indicator ? [this.box(
      this.onGlass(frame, indicator, indicator.y, indicator.h), 'indicator', { rx: 1.5 })] : [];
    return shape('g', {}, [
      this.box(frame.strip, 'bar'),
      this.inside('strip', frame.strip, [...tabs, ...line]),
      this.box([left, top + height - 1, width, 1], 'edge'),
    ]);
  }

  cells(frame, name) {
    return frame.controls.filter((cell) => cell[0] === name).slice(0, Stage.partsMaximum * 2);
  }

  /** The row of dots as it was described: the first cell tells where it begins. */
  dotRow(frame, row) {
    const cell = this.cells(frame, 'dots').find(([, index]) => index === row.first);
    if (!cell) return [];
    const [, , left, top, width, height] = cell;
    const [edge] = row.edges;
    const place = (x, w) => (frame.settings.direction === 'rtl'
      ? left + width + edge - x - w : left - edge + x);
    const draw = ([x, w, h], kind) => this.box(
      [place(x, w), top + (height - h) / 2, w, h], kind, { rx: h / 2 });
    const dots = row.dots.slice(0, Stage.partsMaximum).map((dot, index) => draw(
      dot, !row.mark && row.first + index === frame.dots.current ? 'dot is-current' : 'dot'));
    return row.mark ? [...dots, draw([...row.mark, row.height], 'dot is-current')] : dots;
  }

  dots(frame) {
    if (frame.dots?.row) return this.dotRow(frame, frame.dots.row);
    return this.cells(frame, 'dots').map(([, index, x, y, width, height]) => shape('circle', {
      class: frame.dots?.current === index ? 'dot is-current' : 'dot',
      cx: x + width / 2, cy: y + height / 2, r: 4,
    }));
  }

  buttons(frame) {
    return this.cells(frame, 'buttons').map(([, index, x, y, width, height]) => {
      const button = frame.buttons?.buttons?.[index] ?? {};
      const state = button.tinted ? 'is-tinted' : button.enabled ? '' : 'is-off';
      const box = [x + 2, y + 6, width - 4, height - 12];
      return this.inside(`button-${index}`, [x, y, width, height], [
        this.box(box, `button ${state}`, { rx: 6 }),
        this.label(button.title ?? '', x + width / 2, y + height / 2 + 4,
          `button-title ${state}`, (width - 4) / 7)]);
    });
  }

  finger([name, x, y]) {
    return shape('g', {}, [
      shape('circle', { class: 'finger', cx: x, cy: y, r: 22 }),
      this.label(name, x, y + 5, 'finger-name', 8)]);
  }
}
Stage.partsMaximum = 64;
