import { barOf, type Dates } from '../../spans/bar.js';
import type { ArrowEnd } from './arrows.js';
import { boxOf, xOf, type ChartScale } from './chart-scale.js';
import type { ChartRows } from './chart-rows.js';
import styles from './drag-preview.module.css';

/** Between an outline and its row. */
const INSET = 4;

const SVG = 'http://www.w3.org/2000/svg';

/** What a drag shows over the chart, made without rendering. Its origin is the first row at the first day. */
export class DragPreview {
  constructor(
    private readonly layer: HTMLElement,
    private readonly shown: () => ChartRows,
    private readonly geometry: () => { readonly scale: ChartScale; readonly rowHeight: number },
  ) {}

  clear(): void {
    this.layer.replaceChildren();
    for (const marked of document.querySelectorAll<HTMLElement>('[data-linked]'))
      delete marked.dataset['linked'];
  }

  top(): number {
    return this.layer.getBoundingClientRect().top;
  }

  /** Where the bars of the chart would be; those of tasks without a row are left out. */
  outlines(tasks: readonly { readonly id: number; readonly dates: Dates }[]): void {
    const { scale, rowHeight } = this.geometry();
    const { indexes } = this.shown();
    for (const { id, dates } of tasks) {
      const bar = barOf(dates);
      const index = indexes.get(id);
      if (!bar || index === undefined) continue;
      const { left, width } = boxOf(scale, bar);
      const outline = this.#add('span', styles.outline);
      outline.dataset['outline'] = String(id);
      place(outline, { left, width, top: index * rowHeight + INSET, height: rowHeight - 2 * INSET });
    }
  }

  /**
   * Words under the bar that a task would have.
   * @param isRefused whether they say why the drop will change nothing
   */
  label(id: number, dates: Dates, text: string, isRefused = false): void {
    const { scale, rowHeight } = this.geometry();
    const bar = barOf(dates);
    const index = this.shown().indexes.get(id);
    if (!bar || index === undefined) return;
    const label = this.labelAt(boxOf(scale, bar).left, (index + 1) * rowHeight, text);
    label.dataset['refused'] = String(isRefused);
  }

  labelAt(x: number, y: number, text: string): HTMLElement {
    const label = this.#add('span', styles.label);
    label.textContent = text;
    place(label, { left: x, top: y });
    // Words at the edge of the view stay in it.
    const beyond = label.getBoundingClientRect().right - document.documentElement.clientWidth;
    if (beyond > 0) place(label, { left: x - beyond - INSET });
    return label;
  }

  line(path: string): void {
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('class', styles.line ?? '');
    const line = document.createElementNS(SVG, 'path');
    line.setAttribute('d', path);
    svg.append(line);
    this.layer.append(svg);
  }

  mark(id: number, isAllowed: boolean): void {
    const bar = document.querySelector<HTMLElement>(`[data-chart] [data-bar="${id}"]`);
    if (bar) bar.dataset['linked'] = String(isAllowed);
  }

  rowLine(gap: number): void {
    place(this.#add('span', styles.rowLine), { top: gap * this.geometry().rowHeight });
  }

  dayColumn(day: number): void {
    const { scale } = this.geometry();
    place(this.#add('span', styles.column), { left: xOf(scale, day), width: scale.dayWidth });
  }

  /** The bar of a task as an arrow meets it. */
  endOf(id: number): ArrowEnd | null {
    const { scale, rowHeight } = this.geometry();
    const { rows, indexes } = this.shown();
    const index = indexes.get(id);
    const row = index === undefined ? undefined : rows[index];
    if (index === undefined || !row) return null;
    const { left, width } = boxOf(scale, row.bar);
    return { left, right: left + width, y: index * rowHeight + rowHeight / 2 };
  }

  #add(tag: 'span', className = ''): HTMLElement {
    const element = document.createElement(tag);
    element.className = className;
    this.layer.append(element);
    return element;
  }
}

interface Place {
  readonly left?: number;
  readonly width?: number;
  readonly top?: number;
  readonly height?: number;
}

function place({ style }: HTMLElement, { left, width, top, height }: Place): void {
  if (left !== undefined) style.insetInlineStart = `${left}px`;
  if (width !== undefined) style.inlineSize = `${width}px`;
  if (top !== undefined) style.insetBlockStart = `${top}px`;
  if (height !== undefined) style.blockSize = `${height}px`;
}
