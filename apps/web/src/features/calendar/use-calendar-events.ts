import { useEffect, type RefObject } from 'react';
import { DragController } from '../../drag/drag-controller.js';
import type { CalendarControl } from './calendar-control.js';
import styles from './card-bar.module.css';
import { CalendarSurface } from './calendar-surface.js';

/** What the focus and the pointer are on, and drags. */
export function useCalendarEvents(root: RefObject<HTMLElement | null>, control: CalendarControl): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const { board } = control;
    const cardOf = (target: EventTarget | null): number | null => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
      return card ? Number(card.dataset['card']) : null;
    };
    const came = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      control.focus.came(target);
      const { stop } = control.focus;
      if (stop && control.state.get().day !== stop.day) control.change({ day: stop.day });
      const id = target.closest('[data-card-link]') ? cardOf(target) : null;
      const card = id === null ? undefined : board.store.card(id);
      if (card) board.focused({ listId: card.listId, cardId: card.id });
      const { kept } = control.state.get();
      if (kept !== null && kept !== id) control.change({ kept: null });
    };
    const left = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[data-card-link]')) board.blurred();
    };
    const over = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') board.hover(cardOf(target));
    };
    element.addEventListener('focusin', came, { signal });
    element.addEventListener('focusout', left, { signal });
    element.addEventListener('pointermove', over, { signal, passive: true });
    element.addEventListener('pointerleave', () => board.hover(null), { signal });
    const detach = [
      control.focus.attach(element),
      new DragController(element, new CalendarSurface(element, control), styles['copy'] ?? '').attach(),
    ];
    return () => {
      listening.abort();
      detach.forEach((each) => each());
    };
  }, [root, control]);
}
