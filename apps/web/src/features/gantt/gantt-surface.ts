import { dayAt } from '@kiban/schedule';
import { planOf, type Plan } from '../../board-model/chart-plan.js';
import { cascadeOf, type Cascade } from '../../board-model/task-update-command.js';
import type { DragSurface, Point } from '../../drag/drag-controller.js';
import type { ScrollEdge } from '../../drag/auto-scroll.js';
import { barOf, type Dates } from '../../spans/bar.js';
import type { BarPart } from '../../spans/moved-dates.js';
import { arrowPath } from './arrows.js';
import { boxOf, dayAtX, type ChartScale } from './chart-scale.js';
import type { DragPreview } from './drag-preview.js';
import { NO_CASCADE, typeBetween, type BarEnd, type GanttControl } from './gantt-control.js';

/** What a pointer holds in the chart. */
export type HeldInChart =
  | { readonly kind: 'bar'; readonly id: number; readonly part: BarPart; readonly element: HTMLElement }
  | { readonly kind: 'dot'; readonly from: BarEnd; readonly element: HTMLElement }
  | { readonly kind: 'row'; readonly id: number; readonly element: HTMLElement }
  | { readonly kind: 'card'; readonly id: number; readonly element: HTMLElement };

/** The parts of the page that a drag measures. */
export interface ChartParts {
  readonly scroller: HTMLElement;
  readonly control: GanttControl;
  readonly preview: DragPreview;
  /** The present scale and height of a row. */
  readonly geometry: () => { readonly scale: ChartScale; readonly rowHeight: number };
}

/** What would happen at the drop; it is shown by outlines, so nothing renders before. */
interface Drop {
  readonly run: () => void;
}

/** Drags of bars, their ends, dependencies, rows and unscheduled cards. */
export class GanttSurface implements DragSurface<HeldInChart> {
  #plan: Plan | null = null;
  #startX = 0;
  #key = '';
  #drop: Drop | null = null;

  constructor(private readonly parts: ChartParts) {}

  find(target: Element): HeldInChart | null {
    const { board } = this.parts.control;
    if (!board.canWrite) return null;
    const grip = target.closest<HTMLElement>('[data-grip]');
    if (grip) return { kind: 'row', id: Number(grip.dataset['grip']), element: grip.parentElement ?? grip };
    const card = target.closest<HTMLElement>('[data-unscheduled]');
    if (card) return { kind: 'card', id: Number(card.dataset['unscheduled']), element: card };
    const bar = target.closest<HTMLElement>('[data-bar]');
    if (!bar) return null;
    const id = Number(bar.dataset['bar']);
    const dot = target.closest<HTMLElement>('[data-dot]')?.dataset['dot'];
    if (dot === 'start' || dot === 'end') return { kind: 'dot', from: { id, side: dot }, element: bar };
    const part = target.closest<HTMLElement>('[data-part]')?.dataset['part'];
    return { kind: 'bar', id, part: part === 'start' || part === 'end' ? part : 'whole', element: bar };
  }

  lift(held: HeldInChart): HTMLElement {
    this.#plan = planOf(this.parts.control.board.store);
    this.#startX = Number.NaN;
    this.#key = '';
    this.#drop = null;
    held.element.dataset['held'] = 'true';
    return held.element;
  }

  hold(held: HeldInChart, _rect: DOMRect, pointer: Point): void {
    const x = this.#chartX(pointer);
    // Scrolling moves the chart under the pointer, so distances are those in the chart.
    if (Number.isNaN(this.#startX)) this.#startX = x;
    if (held.kind === 'bar') this.#holdBar(held.id, held.part, x);
    else if (held.kind === 'dot') this.#holdDot(held.from, x, pointer);
    else if (held.kind === 'row') this.#holdRow(held.id, pointer);
    else this.#holdCard(held.id, x, pointer);
  }

  edges(held: HeldInChart, { x }: Point): readonly ScrollEdge[] {
    const { scroller } = this.parts;
    const y: ScrollEdge = { element: scroller, axis: 'y' };
    if (held.kind === 'row') return [y];
    const chart = this.#chart().getBoundingClientRect();
    const tree = scroller.getBoundingClientRect().left;
    return held.kind === 'bar' || x >= Math.max(chart.left, tree) ? [{ element: scroller, axis: 'x' }] : [];
  }

  end(held: HeldInChart, isDrop: boolean): void {
    delete held.element.dataset['held'];
    this.parts.preview.clear();
    const drop = this.#drop;
    this.#drop = null;
    this.#plan = null;
    if (isDrop) drop?.run();
  }

  #holdBar(id: number, part: BarPart, x: number): void {
    const { control, preview, geometry } = this.parts;
    const card = control.board.store.card(id);
    const { scale } = geometry();
    const days = Math.round((x - this.#startX) / scale.dayWidth);
    if (!card || !this.#isNew(String(days))) return;
    const change = control.dragged(card, part, days);
    const after: Dates = { ...card, ...change };
    const cascade = this.#cascade(id, after);
    preview.clear();
    preview.outlines([
      { id, dates: after },
      ...cascade.moved.map(({ id: other, ...dates }) => ({ id: other, dates })),
    ]);
    preview.label(id, after, control.pushText(after, cascade), cascade.tooFar !== null);
    this.#drop = days === 0 ? null : { run: () => control.setDates(id, change) };
  }

  #cascade(id: number, after: Dates): Cascade {
    const { control } = this.parts;
    if (!control.state.get().isPushing || !this.#plan) return NO_CASCADE;
    return cascadeOf(control.board.store, id, after, this.#plan);
  }

  #holdDot(from: BarEnd, x: number, pointer: Point): void {
    const { control, preview } = this.parts;
    const to = this.#endAt(pointer, x);
    const isLink = to !== null && to.id !== from.id;
    const y = this.#chartY(pointer);
    if (!this.#isNew(`${Math.round(x)} ${Math.round(y)} ${to?.id} ${to?.side}`)) return;
    preview.clear();
    const own = preview.endOf(from.id);
    if (!own) return;
    const at = { left: x, right: x, y };
    const type = typeBetween(from.side, to?.side ?? 'start');
    preview.line(arrowPath(type, own, isLink ? (preview.endOf(to.id) ?? at) : at));
    this.#drop = null;
    if (!isLink) return;
    const refusal = control.refusalOf(to.id, from.id);
    preview.mark(to.id, refusal === null);
    preview.labelAt(x, y, refusal ?? control.texts.typeHints[type]);
    this.#drop = { run: () => control.link(to.id, from.id, type) };
  }

  /** The end of a bar that is nearer to the pointer. */
  #endAt({ x, y }: Point, chartX: number): BarEnd | null {
    const { control, geometry } = this.parts;
    const element = document
      .elementsFromPoint(x, y)
      .map((one) => one.closest<HTMLElement>('[data-bar]'))
      .find((one) => one !== null);
    const id = Number(element?.dataset['bar']);
    const card = element ? control.board.store.card(id) : undefined;
    const bar = card && barOf(card);
    if (!bar) return null;
    const { left, width } = boxOf(geometry().scale, bar);
    return { id, side: chartX < left + width / 2 ? 'start' : 'end' };
  }

  #holdRow(id: number, pointer: Point): void {
    const { control, preview, geometry } = this.parts;
    const { rows, indexes } = control.shown;
    const gap = Math.round(this.#chartY(pointer) / geometry().rowHeight);
    const at = Math.min(rows.length, Math.max(0, gap));
    if (!this.#isNew(String(at))) return;
    preview.clear();
    preview.rowLine(at);
    const from = indexes.get(id) ?? 0;
    const [above, below] = [rows[at - 1], rows[at]];
    this.#drop = null;
    if (at === from || at === from + 1) return;
    const place = above ? { after: above.id } : below ? { before: below.id } : null;
    if (place) this.#drop = { run: () => control.place(id, place) };
  }

  #holdCard(id: number, x: number, pointer: Point): void {
    const { control, preview, geometry, scroller } = this.parts;
    const { scale } = geometry();
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    const isOver = pointer.x >= left && pointer.x <= right && pointer.y >= top && pointer.y <= bottom;
    const day = Math.min(scale.last, Math.max(scale.first, dayAtX(scale, x)));
    if (!this.#isNew(`${isOver} ${day}`)) return;
    preview.clear();
    this.#drop = null;
    if (!isOver) return;
    const date = dayAt(day);
    const dates = { startDate: date, dueDate: date };
    preview.dayColumn(day);
    preview.labelAt(x, this.#chartY(pointer), control.datesText(dates));
    this.#drop = { run: () => control.setDates(id, dates) };
  }

  #isNew(key: string): boolean {
    if (key === this.#key) return false;
    this.#key = key;
    return true;
  }

  #chart(): Element {
    return this.parts.scroller.querySelector('[data-chart]') ?? this.parts.scroller;
  }

  #chartX({ x }: Point): number {
    return x - this.#chart().getBoundingClientRect().left;
  }

  /** From the top of the first row. */
  #chartY({ y }: Point): number {
    return y - this.parts.preview.top();
  }
}
