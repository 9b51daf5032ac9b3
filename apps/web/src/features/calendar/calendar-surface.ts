import { dayAt } from '@kiban/schedule';
import type { ScrollEdge } from '../../drag/auto-scroll.js';
import type { DragSurface, Point } from '../../drag/drag-controller.js';
import { barOf, type Bar, type Dates } from '../../spans/bar.js';
import type { BarPart } from '../../spans/moved-dates.js';
import type { CalendarControl } from './calendar-control.js';

/** What a pointer holds in the calendar: a card, or one end of it. */
export interface HeldCard {
  readonly id: number;
  readonly part: BarPart;
  readonly element: HTMLElement;
}

/** How long a card is held over the way to another time before that is shown. */
const TURN_MS = 600;

/** Drags cards to other days, their ends, and cards from and to the tray. Days that a card would have are marked. */
export class CalendarSurface implements DragSurface<HeldCard> {
  /** The day that was pressed; null from the tray. */
  #from: number | null = null;
  #key = '';
  #drop: (() => void) | null = null;
  #turnAt = 0;
  #rect = new DOMRect();

  constructor(
    private readonly root: HTMLElement,
    private readonly control: CalendarControl,
  ) {}

  find(target: Element): HeldCard | null {
    if (!this.control.board.canWrite) return null;
    const undated = target.closest<HTMLElement>('[data-unscheduled]');
    if (undated) return { id: Number(undated.dataset['unscheduled']), part: 'whole', element: undated };
    const element = target.closest<HTMLElement>('[data-card]');
    if (!element) return null;
    const part = target.closest<HTMLElement>('[data-part]')?.dataset['part'];
    const end = part === 'start' || part === 'end' ? part : 'whole';
    return { id: Number(element.dataset['card']), part: end, element };
  }

  lift({ element, part }: HeldCard): HTMLElement {
    this.#from = null;
    this.#key = '';
    this.#drop = null;
    this.#turnAt = 0;
    this.#rect = element.getBoundingClientRect();
    element.dataset['held'] = part;
    return element;
  }

  hold(held: HeldCard, { x, y }: DOMRect, pointer: Point): void {
    const over = this.#elementsAt(pointer);
    this.#turn(over);
    const day = dayOf(over);
    // The pointer has moved since it was pressed, and may be on another day already.
    const pressed = { x: pointer.x - x + this.#rect.x, y: pointer.y - y + this.#rect.y };
    this.#from ??= this.#startOf(held, pressed);
    const isTray = over.some((one) => one.closest('[data-tray]') !== null);
    const key = `${day} ${isTray}`;
    if (key === this.#key) return;
    this.#key = key;
    this.#clear();
    this.#drop = null;
    if (day !== null) this.#holdOver(held, day);
    else if (isTray && this.#barOf(held)) this.#drop = () => this.control.setDates(held.id, NO_DATES);
  }

  edges(_held: HeldCard, pointer: Point): readonly ScrollEdge[] {
    const over = document.elementFromPoint(pointer.x, pointer.y);
    const element = over?.closest('[role=grid], [data-pane]');
    return element instanceof HTMLElement && this.root.contains(element) ? [{ element, axis: 'y' }] : [];
  }

  end({ element }: HeldCard, isDrop: boolean): void {
    delete element.dataset['held'];
    this.#clear();
    if (isDrop) this.#drop?.();
    this.#drop = null;
  }

  #holdOver(held: HeldCard, day: number): void {
    const { control } = this;
    const bar = this.#barOf(held);
    if (!bar) {
      this.#mark({ first: day, last: day });
      this.#drop = () => control.setDates(held.id, { dueDate: dayAt(day) });
      return;
    }
    const days = day - (this.#from ?? day);
    const card = control.board.store.card(held.id);
    const change = control.dragged(held.id, held.part, days);
    const after = card && barOf({ ...card, ...change });
    this.#mark(after ?? bar);
    if (change === null) return;
    this.#drop = () => control.moveCards(this.#together(held), held.part, days);
  }

  /** A selected card takes the others of the selection with it. */
  #together({ id }: HeldCard): readonly number[] {
    const { board } = this.control;
    return board.view.get().selected.has(id) ? board.selectedIds() : [id];
  }

  /** An end is dragged from where it is, not from where it was pressed. */
  #startOf(held: HeldCard, pressed: Point): number | null {
    const bar = this.#barOf(held);
    if (!bar) return null;
    if (held.part === 'start') return bar.first;
    return held.part === 'end' ? bar.last : (dayOf(this.#elementsAt(pressed)) ?? bar.first);
  }

  #elementsAt({ x, y }: Point): readonly Element[] {
    return document.elementsFromPoint(x, y).filter((one) => this.root.contains(one));
  }

  #barOf({ id }: HeldCard): Bar | null {
    const card = this.control.board.store.card(id);
    return card ? barOf(card) : null;
  }

  /** Shows another month or week while a card is held over the way there. */
  #turn(over: readonly Element[]): void {
    const steps = over.map((one) => one.closest<HTMLElement>('[data-turn]')?.dataset['turn']).find(Boolean);
    const now = performance.now();
    if (steps === undefined) this.#turnAt = 0;
    else if (this.#turnAt === 0) this.#turnAt = now + TURN_MS;
    else if (now >= this.#turnAt) {
      this.#turnAt = now + TURN_MS;
      this.#key = '';
      this.control.turn(Number(steps));
    }
  }

  #mark({ first, last }: Bar): void {
    for (const cell of this.root.querySelectorAll<HTMLElement>('[data-cell]')) {
      const day = Number(cell.dataset['cell']);
      if (day >= first && day <= last) cell.dataset['over'] = 'true';
    }
  }

  #clear(): void {
    for (const cell of this.root.querySelectorAll<HTMLElement>('[data-over]')) delete cell.dataset['over'];
  }
}

const NO_DATES: Dates = { startDate: null, dueDate: null };

/** A bar lies over the cells of its days, so only the cell itself counts. */
function dayOf(over: readonly Element[]): number | null {
  const cell = over.find((one) => one.matches('[data-cell]'));
  return cell instanceof HTMLElement ? Number(cell.dataset['cell']) : null;
}
