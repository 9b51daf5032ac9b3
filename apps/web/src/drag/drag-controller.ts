import { autoScroll, type ScrollEdge } from './auto-scroll.js';
import { Overlay } from './overlay.js';

/** What can be dragged on a surface, and what dragging shows there. Nothing of it renders until the drop. */
export interface DragSurface<Held> {
  /** What a press would lift; null where nothing can be dragged. */
  find(target: Element): Held | null;
  /** Begins the drag. @returns the element that is copied under the pointer */
  lift(held: Held): HTMLElement;
  /** Shows where the held item would be dropped. Called in each frame. */
  hold(held: Held, rect: DOMRect, pointer: Point): void;
  /** What scrolls near its edges. */
  edges(held: Held, pointer: Point): readonly ScrollEdge[];
  /** Ends the drag, with a drop or back where it was. */
  end(held: Held, isDrop: boolean): void;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Press<Held> {
  readonly held: Held;
  readonly pointerId: number;
  readonly start: Point;
  now: Point;
  timer?: ReturnType<typeof setTimeout>;
  overlay?: Overlay;
}

/** A click is a press that moves less. */
const MOUSE_SLOP_PX = 4;
/** A finger that moves more before the hold has passed scrolls the page. */
const TOUCH_SLOP_PX = 8;
const TOUCH_HOLD_MS = 200;

/** Drags by mouse, pen and touch with Pointer Events. */
export class DragController<Held> {
  #press: Press<Held> | null = null;

  constructor(
    private readonly root: HTMLElement,
    private readonly surface: DragSurface<Held>,
    private readonly overlayClass: string,
  ) {}

  /** @returns a function that detaches it */
  attach(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    const { root } = this;
    root.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    root.addEventListener('pointermove', (event) => this.#move(event), { signal });
    root.addEventListener('pointerup', (event) => this.#up(event), { signal });
    root.addEventListener('pointercancel', () => this.#finish(false), { signal });
    root.addEventListener('lostpointercapture', () => this.#finish(false), { signal });
    // The page must not scroll under a held item, nor open the menu of a long press.
    root.addEventListener('touchmove', (event) => this.#whileHeld(event), { signal, passive: false });
    root.addEventListener('contextmenu', (event) => this.#press?.timer && event.preventDefault(), { signal });
    root.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    addEventListener('keydown', (event) => this.#key(event), { signal, capture: true });
    addEventListener('blur', () => this.#finish(false), { signal });
    return () => {
      this.#finish(false);
      listening.abort();
    };
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    this.#finish(false);
    const held = this.surface.find(event.target);
    if (held === null) return;
    const start = { x: event.clientX, y: event.clientY };
    const press: Press<Held> = { held, pointerId: event.pointerId, start, now: start };
    if (event.pointerType === 'touch') press.timer = setTimeout(() => this.#begin(press), TOUCH_HOLD_MS);
    this.#press = press;
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (press?.pointerId !== event.pointerId) return;
    press.now = { x: event.clientX, y: event.clientY };
    if (press.overlay) return;
    const distance = Math.hypot(press.now.x - press.start.x, press.now.y - press.start.y);
    if (event.pointerType !== 'touch') {
      if (distance > MOUSE_SLOP_PX) this.#begin(press);
    } else if (distance > TOUCH_SLOP_PX) this.#finish(false);
  }

  #begin(press: Press<Held>): void {
    if (this.#press !== press) return;
    // Only now: a press that is captured from its start would never be a click.
    this.root.setPointerCapture(press.pointerId);
    if (press.timer !== undefined) navigator.vibrate?.(8);
    press.overlay = new Overlay(this.surface.lift(press.held), this.overlayClass);
    document.documentElement.dataset['dragging'] = 'true';
    this.#frame(press);
  }

  #frame(press: Press<Held>): void {
    if (this.#press !== press || !press.overlay) return;
    const { start, now, held } = press;
    const rect = press.overlay.move(now.x - start.x, now.y - start.y);
    autoScroll(this.surface.edges(held, now), now.x, now.y);
    this.surface.hold(held, rect, now);
    requestAnimationFrame(() => this.#frame(press));
  }

  #up(event: PointerEvent): void {
    if (this.#press?.pointerId !== event.pointerId) return;
    if (this.#press.overlay) {
      suppressClick();
      this.#press.now = { x: event.clientX, y: event.clientY };
      this.#lastFrame(this.#press, this.#press.overlay);
    }
    this.#finish(true);
  }

  /** A quick drag may end before its first frame, or between two. */
  #lastFrame({ start, now, held }: Press<Held>, overlay: Overlay): void {
    this.surface.hold(held, overlay.move(now.x - start.x, now.y - start.y), now);
  }

  #key(event: KeyboardEvent): void {
    if (!this.#press?.overlay) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') this.#finish(false);
  }

  #whileHeld(event: TouchEvent): void {
    if (this.#press?.overlay && event.cancelable) event.preventDefault();
  }

  #finish(isDrop: boolean): void {
    const press = this.#press;
    if (!press) return;
    this.#press = null;
    clearTimeout(press.timer);
    if (!press.overlay) return;
    press.overlay.remove();
    delete document.documentElement.dataset['dragging'];
    this.surface.end(press.held, isDrop);
  }
}

/** The release of a drag over its own link is not a click on it. */
function suppressClick(): void {
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}
