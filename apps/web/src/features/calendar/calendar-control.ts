import { dayAt, dayNumber } from '@kiban/schedule';
import { createContext, use } from 'react';
import type { BoardControl } from '../../board-control/board-control.js';
import type { CalendarControl as CalendarKeys } from '../../board-control/calendar-control.js';
import { setDates } from '../../board-control/card-actions.js';
import type { CalendarPlace, CalendarSpan } from '../../filters/calendar-place.js';
import { Value } from '../../observable/value.js';
import { barOf, type Dates } from '../../spans/bar.js';
import { changesDates, movedDates, type BarPart, type SpanChange } from '../../spans/moved-dates.js';
import { dayOf } from '../../texts/calendar-day.js';
import type { CalendarMessages } from '../../texts/calendar-messages.js';
import { announce } from '../../ui/announcer/announce.js';
import { monthStart, turned, WEEK_DAYS } from './calendar-days.js';
import { CalendarFocus, type FocusRequest } from './calendar-focus.js';
import { nextStop, type Stop, type WalkDirection } from './calendar-walk.js';
import { datesText, timeTitle } from './day-names.js';
import type { DatedCard } from './dated-cards.js';
import type { WeekLayout } from './week-lanes.js';

/** The time that is shown. */
export interface ShownTime {
  readonly span: CalendarSpan;
  /** A day of it. */
  readonly day: number;
  readonly weeks: readonly WeekLayout<DatedCard>[];
}

interface CalendarState {
  /** The day that new cards get, and whose cards are listed. */
  readonly day: number;
  /** Whether the cards of the day are listed; on a phone they always are. */
  readonly isDayOpen: boolean;
  readonly isTrayOpen: boolean;
  /** The day whose field for a new card is about to get the focus. */
  readonly adding: number | null;
  /** The list of the card that was added last. */
  readonly listId: number | null;
  /** Counts the requests of the focus that wait for what is drawn next. */
  readonly focusTurn: number;
  /** A card that is drawn also where there is no room, as its keys moved it there. */
  readonly kept: number | null;
}

export const today = (): number => dayNumber(dayOf(new Date()));

/** The calendar as a person works on it: the day and card with the focus, and its commands. */
export class CalendarControl implements CalendarKeys {
  readonly state: Value<CalendarState>;
  readonly focus = new CalendarFocus();
  #shown: ShownTime = { span: 'month', day: today(), weeks: [] };

  constructor(
    readonly board: BoardControl,
    readonly texts: CalendarMessages,
    day: number,
    private readonly goTo: (place: CalendarPlace) => void,
  ) {
    const closed = { isDayOpen: false, isTrayOpen: false };
    this.state = new Value<CalendarState>({
      day,
      ...closed,
      adding: null,
      focusTurn: 0,
      listId: null,
      kept: null,
    });
  }

  change(change: Partial<CalendarState>): void {
    this.state.update((state) => ({ ...state, ...change }));
  }

  /** Called with what is about to be drawn; another time moves the day into it. */
  show(shown: ShownTime): void {
    const before = this.#shown;
    this.#shown = shown;
    if (before.day !== shown.day && !this.isShown(this.state.get().day))
      this.change({ day: shown.day, kept: null });
  }

  isShown(day: number): boolean {
    return this.#shown.weeks.some(({ first }) => day >= first && day < first + WEEK_DAYS);
  }

  /** Called when something was drawn. */
  settle(): void {
    this.focus.settle(this.state.get().day, (day) => this.isShown(day));
  }

  walk(direction: WalkDirection): void {
    if (this.focus.walkList(direction)) return;
    const { day } = this.state.get();
    const at = this.focus.stop;
    this.goToStop(at === null ? { kind: 'day', day } : nextStop(this.#shown.weeks, at, direction));
  }

  /** Gives the focus to a stop, in the week that has it. */
  goToStop(stop: Stop): void {
    this.change({ day: stop.day });
    this.focus.request(stop);
    this.reveal(stop.day);
  }

  /** Shows the time of a day, if another one is shown. */
  reveal(day: number): void {
    if (!this.isShown(day)) this.go(this.#shown.span, day);
  }

  turn(steps: number): void {
    const { span, day: placed } = this.#shown;
    const { day: current } = this.state.get();
    // A month also shows days of the months beside it.
    const isOfTime = span === 'week' || monthStart(current) === monthStart(placed);
    const day = isOfTime ? current : placed;
    const to = turned(span, day, steps);
    const hadFocus = this.focus.hasFocus();
    if (to === day) return;
    this.go(span, to);
    if (hadFocus) this.#focusNext({ kind: 'day', day: to });
    announce(timeTitle(span, to));
  }

  goToToday(): void {
    const day = today();
    this.go(this.#shown.span, day);
    this.goToStop({ kind: 'day', day });
  }

  toggleSpan(): void {
    this.showSpan(this.#shown.span === 'month' ? 'week' : 'month');
  }

  /** The week of the day, or its month. */
  showSpan(span: CalendarSpan): void {
    const { day } = this.state.get();
    this.go(span, day);
    announce(timeTitle(span, day));
  }

  go(span: CalendarSpan, day: number): void {
    this.change({ day });
    this.goTo({
      ...(span === 'week' ? { span } : {}),
      ...(day === today() ? {} : { day: dayAt(day) }),
    });
  }

  /** Lists the cards of a day. */
  openDay(day: number, isAdding = false): void {
    this.change({ day, isDayOpen: true, adding: isAdding ? day : null });
    if (!isAdding) this.#focusNext({ kind: 'list', day });
  }

  closeDay(): void {
    const { day } = this.state.get();
    this.change({ isDayOpen: false });
    this.goToStop({ kind: 'day', day });
  }

  moveTargets(part: BarPart, days: number): void {
    const [id] = this.board.targets();
    const lead = this.board.target() ?? id;
    if (lead === undefined) return;
    const hadFocus = this.board.view.get().hasFocus;
    this.moveCards(this.board.targets(), part, days);
    const card = this.board.store.card(lead);
    const bar = card && barOf(card);
    if (!bar) return;
    const day = part === 'end' ? bar.last : bar.first;
    this.change({ day, kept: lead });
    if (hadFocus) this.#focusNext({ kind: 'card', id: lead, day });
    this.reveal(day);
  }

  /** Returns the focus to a card, such as after a dialog; away from the shown time it goes to the day. */
  focusCard(cardId: number): void {
    const { day } = this.state.get();
    const card = this.board.store.card(cardId);
    const bar = card && barOf(card);
    const { weeks } = this.#shown;
    const shown = bar && weeks.find(({ first }) => bar.first < first + WEEK_DAYS && bar.last >= first);
    if (bar && !shown) this.#focusNext({ kind: 'day', day });
    else
      this.#focusNext({
        kind: 'card',
        id: cardId,
        day: shown ? Math.max(bar?.first ?? day, shown.first) : day,
      });
  }

  #focusNext(request: FocusRequest): void {
    this.focus.request(request, false);
    this.change({ focusTurn: this.state.get().focusTurn + 1 });
  }

  /** Moves cards, or one end of them, by days; one step for undo. */
  moveCards(cardIds: readonly number[], part: BarPart, days: number): void {
    const edits = cardIds.flatMap((cardId) => {
      const set = this.dragged(cardId, part, days);
      return set === null ? [] : [{ cardId, set }];
    });
    const [first] = edits;
    if (first === undefined) return;
    if (edits.length === 1) this.setDates(first.cardId, first.set);
    else {
      void this.board.run({ kind: 'cards.change', edits });
      announce(this.texts.movedCards(edits.length, days));
    }
  }

  /** The dates after a part of a card was moved; null where nothing changes. */
  dragged(cardId: number, part: BarPart, days: number): SpanChange | null {
    const card = this.board.store.card(cardId);
    if (!card) return null;
    const isMilestone = this.board.store.task(cardId).kind === 'milestone';
    const change = movedDates(card, part, days, isMilestone);
    return changesDates(card, change) ? change : null;
  }

  setDates(cardId: number, change: Partial<Dates>): void {
    setDates(this.board, [cardId], change);
    const card = this.board.store.card(cardId);
    if (card) announce(`${card.title}: ${datesText(card) ?? this.texts.noDate}`);
  }

  /** Adds a card that is due on the day. */
  addCard(title: string, listId: number, day: number): void {
    const dueDate = dayAt(day);
    void this.board.run({ kind: 'card.create', listId, title, place: { at: 'last' }, dueDate });
    this.change({ listId });
    announce(this.texts.added(title, datesText({ startDate: null, dueDate }) ?? ''));
  }
}

export const CalendarContext = createContext<CalendarControl | null>(null);

/** @throws outside of the calendar */
export function useCalendar(): CalendarControl {
  const control = use(CalendarContext);
  if (control === null) throw new Error('The calendar is used before it was opened.');
  return control;
}
