import type { Stop, WalkDirection } from './calendar-walk.js';

/** A stop of the grid, or the list of a day beside it. */
export type FocusRequest = Stop | { readonly kind: 'list'; readonly day: number };

/** The focus among the days and cards of a calendar. A request is met once what it names is in the page. */
export class CalendarFocus {
  #root: HTMLElement | null = null;
  #stop: Stop | null = null;
  /** What had the focus last; a click beside it leaves it in the page. */
  #element: Element | null = null;
  #request: FocusRequest | null = null;

  /** @returns detaches */
  attach(root: HTMLElement): () => void {
    this.#root = root;
    return () => {
      this.#root = null;
    };
  }

  /** The stop of the grid that has the focus. */
  get stop(): Stop | null {
    return this.hasFocus() ? this.#stop : null;
  }

  hasFocus(): boolean {
    return this.#root?.contains(document.activeElement) ?? false;
  }

  /** The focus came to an element of the calendar. */
  came(target: Element): void {
    this.#stop = stopOf(target);
    this.#element = target;
  }

  /** @param isDrawn false where what is requested is about to be drawn in another place */
  request(request: FocusRequest, isDrawn = true): void {
    this.#request = request;
    if (isDrawn) this.#meet(request);
  }

  /**
   * Called when something was drawn. What had the focus may be in another place now; a card that is no longer in its time
   * leaves the focus to its day.
   * @param day the one that is worked on
   * @param isShown whether the time of a day is drawn
   */
  settle(day: number, isShown: (day: number) => boolean): void {
    this.#request ??= this.#lost(day);
    const request = this.#request;
    if (!request || this.#meet(request) || !isShown(request.day)) return;
    this.#meet({ kind: 'day', day: request.day });
    this.#request = null;
  }

  /** The focus that left the page with its element. */
  #lost(day: number): FocusRequest | null {
    const element = this.#element;
    const isLost = element?.isConnected === false && document.activeElement === document.body;
    if (!isLost || !(element instanceof HTMLElement)) return null;
    const { id } = element.dataset;
    return id === undefined ? { kind: 'day', day } : { kind: 'card', id: Number(id), day };
  }

  #meet(request: FocusRequest): boolean {
    const element = this.#find(request);
    if (!element) return false;
    this.#request = null;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // The bar covers several days: the next step goes on from the one that was requested.
    if (request.kind === 'card' && this.#stop?.kind === 'card') this.#stop = request;
    return true;
  }

  /** Goes through the cards of the list or tray that has the focus. @returns whether there is one */
  walkList(direction: WalkDirection): boolean {
    const list = document.activeElement?.closest('[data-cards], [data-tray]');
    if (!list || !this.#root?.contains(list)) return false;
    const links = [...list.querySelectorAll<HTMLElement>('[data-card-link]')];
    const at = links.findIndex((link) => link === document.activeElement);
    links[at + (direction === 'up' || direction === 'left' ? -1 : 1)]?.focus();
    return true;
  }

  #find(request: FocusRequest): HTMLElement | null {
    const all = (selector: string): HTMLElement[] => [
      ...(this.#root?.querySelectorAll<HTMLElement>(selector) ?? []),
    ];
    if (request.kind === 'list') {
      const list = `[data-list="${request.day}"]`;
      return all(`${list} [data-card-link]`)[0] ?? all(`${list} h3`)[0] ?? null;
    }
    if (request.kind !== 'card')
      return all(`[data-stop="${request.kind}"][data-day="${request.day}"]`)[0] ?? null;
    const links = all(`[data-card-link][data-id="${request.id}"], [data-unscheduled="${request.id}"]`);
    const covers = ({ dataset: { from, to } }: HTMLElement): boolean =>
      Number(from) <= request.day && Number(to) >= request.day;
    return links.find(covers) ?? links[0] ?? null;
  }
}

function stopOf(target: Element): Stop | null {
  const element = target.closest<HTMLElement>('[data-stop]');
  if (!element) return null;
  const { stop, day, id, from } = element.dataset;
  if (stop === 'card') return { kind: 'card', day: Number(from), id: Number(id) };
  return { kind: stop === 'more' ? 'more' : 'day', day: Number(day) };
}
