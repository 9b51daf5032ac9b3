import type { Axis } from '../../board-model/entities.js';
import type { BoardControl } from '../../board-control/board-control.js';
import type { ScrollEdge } from '../../drag/auto-scroll.js';
import type { DragSurface } from '../../drag/drag-controller.js';
import { dropIndex, type Span } from '../../drag/drop-place.js';
import type { GridMessages } from '../../texts/grid-messages.js';
import { announce } from '../../ui/announcer/announce.js';
import styles from './grid.module.css';

export interface HeldAxis {
  readonly axis: Axis;
  readonly id: number;
  readonly element: HTMLElement;
}

/** Drags columns and rows by their heads; a line shows where one would be. */
export class AxisSurface implements DragSurface<HeldAxis> {
  #before: number | null | undefined;
  #line: HTMLElement | null = null;

  constructor(
    private readonly control: BoardControl,
    private readonly texts: GridMessages,
    private readonly scroller: HTMLElement,
    /** They stay in the page while they are held. */
    private readonly kept: Readonly<Record<Axis, Set<number>>>,
  ) {}

  find(target: Element): HeldAxis | null {
    const element = target.closest<HTMLElement>('[data-axis]');
    const isControl = target.closest('button, textarea, input') !== null;
    if (!element || isControl || !this.control.canWrite) return null;
    const axis = element.dataset['axis'] === 'row' ? 'row' : 'column';
    return { axis, id: Number(element.dataset['id']), element };
  }

  lift({ axis, id, element }: HeldAxis): HTMLElement {
    this.kept[axis].add(id);
    this.#before = undefined;
    this.#line = document.createElement('div');
    this.#line.className = (axis === 'column' ? styles.columnLine : styles.rowLine) ?? '';
    this.#line.setAttribute('aria-hidden', 'true');
    element.closest('[role=table]')?.append(this.#line);
    element.dataset['held'] = 'true';
    announce(this.control.ports.messages.board.lifted(element.title || element.innerText));
    return element;
  }

  hold({ axis, id }: HeldAxis, rect: DOMRect): void {
    const isColumn = axis === 'column';
    const spanOf = ({ left, right, top, bottom }: DOMRect): Span =>
      isColumn ? { start: left, end: right } : { start: top, end: bottom };
    const heads = [...this.scroller.querySelectorAll<HTMLElement>(`[data-axis=${axis}]`)];
    const extents = heads.map((head) => ({
      id: Number(head.dataset['id']),
      ...spanOf(head.getBoundingClientRect()),
    }));
    const others = heads.filter((head) => Number(head.dataset['id']) !== id);
    const behind = others[dropIndex(extents, spanOf(rect), new Set([id]))];
    const last = others.at(-1);
    const edge = behind?.getBoundingClientRect() ?? last?.getBoundingClientRect();
    const table = this.#line?.parentElement?.getBoundingClientRect();
    if (!edge || !table || !this.#line) return;
    const at = isColumn
      ? (behind ? edge.left : edge.right) - table.left
      : (behind ? edge.top : edge.bottom) - table.top;
    this.#line.style[isColumn ? 'left' : 'top'] = `${at}px`;
    const before = this.#behind(axis, id, behind, last);
    if (before === this.#before) return;
    this.#before = before;
    this.#say(axis, id, before);
  }

  edges({ axis }: HeldAxis): readonly ScrollEdge[] {
    return [{ element: this.scroller, axis: axis === 'column' ? 'x' : 'y' }];
  }

  end({ axis, id, element }: HeldAxis, isDrop: boolean): void {
    this.#line?.remove();
    this.#line = null;
    this.kept[axis].clear();
    delete element.dataset['held'];
    const ids = this.control.store.axis(axis).map((item) => item.id);
    const before = this.#before;
    const next = ids[ids.indexOf(id) + 1] ?? null;
    if (!isDrop || before === undefined || before === next) {
      announce(this.control.ports.messages.board.dragCanceled);
      return;
    }
    const place = before === null ? ({ at: 'last' } as const) : { before };
    void this.control.run({ kind: 'axis.move', axis, id, place });
  }

  /** What would be behind it; of a long grid, the last one in the page has others behind it. */
  #behind(
    axis: Axis,
    id: number,
    behind: HTMLElement | undefined,
    last: HTMLElement | undefined,
  ): number | null {
    if (behind) return Number(behind.dataset['id']);
    const ids = this.control.store.axis(axis).flatMap((item) => (item.id === id ? [] : [item.id]));
    return ids[ids.indexOf(Number(last?.dataset['id'])) + 1] ?? null;
  }

  #say(axis: Axis, id: number, before: number | null): void {
    const items = this.control.store.axis(axis);
    const name = items.find((item) => item.id === id)?.name ?? '';
    const others = items.filter((item) => item.id !== id);
    const index = before === null ? others.length : others.findIndex((item) => item.id === before);
    announce(this.texts.place(name, index + 1, items.length));
  }
}
