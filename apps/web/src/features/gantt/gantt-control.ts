import { limits } from '@kiban/client';
import { cyclePath, type DependencyType } from '@kiban/schedule';
import { createContext, use } from 'react';
import type { CardPlace, TaskChange } from '../../board-model/board-command.js';
import { planOf } from '../../board-model/chart-plan.js';
import type { ShownCard } from '../../board-model/entities.js';
import { cascadeOf, type Cascade } from '../../board-model/task-update-command.js';
import type { BoardControl } from '../../board-control/board-control.js';
import type { ChartControl } from '../../board-control/chart-control.js';
import { Value } from '../../observable/value.js';
import type { Dates } from '../../spans/bar.js';
import { changesDates, movedDates, type BarPart } from '../../spans/moved-dates.js';
import { shortDate } from '../../texts/dates.js';
import { ganttMessages, type GanttMessages } from '../../texts/gantt-messages.js';
import { announce } from '../../ui/announcer/announce.js';
import { showToast } from '../../ui/toast/toasts.js';
import { chartRows, NO_ROWS, type ChartRows } from './chart-rows.js';
import { zoomBy, type Zoom } from './chart-scale.js';

interface GanttState {
  readonly zoom: Zoom;
  /** Whether a task that is moved pushes those that depend on it. */
  readonly isPushing: boolean;
  readonly isCritical: boolean;
  readonly isTrayOpen: boolean;
  /** The task whose dependencies are edited. */
  readonly editing: number | null;
  /** Counts the requests to scroll to today. */
  readonly todayTurn: number;
}

export const NO_CASCADE: Cascade = { moved: [], tooFar: null };

/** One end of a bar. */
export interface BarEnd {
  readonly id: number;
  readonly side: 'start' | 'end';
}

/** The kind of a dependency from an end of the other task to an end of the task. */
export const typeBetween = (other: BarEnd['side'], task: BarEnd['side']): DependencyType =>
  `${other === 'end' ? 'F' : 'S'}${task === 'end' ? 'F' : 'S'}`;

/** The chart as a person works on it: what is shown of it, and its commands. */
export class GanttControl implements ChartControl {
  readonly state = new Value<GanttState>({
    zoom: 'week',
    isPushing: true,
    isCritical: false,
    isTrayOpen: false,
    editing: null,
    todayTurn: 0,
  });
  #shown: ChartRows = NO_ROWS;

  constructor(readonly board: BoardControl) {}

  get texts(): GanttMessages {
    return ganttMessages.get();
  }

  /** The rows that are shown. */
  get shown(): ChartRows {
    return this.#shown;
  }

  show(shown: ChartRows): void {
    this.#shown = shown;
  }

  change(change: Partial<GanttState>): void {
    this.state.update((state) => ({ ...state, ...change }));
  }

  focusTask(steps: number): void {
    const { rows, indexes } = this.shown;
    const { spot, hasFocus } = this.board.view.get();
    const at = indexes.get(spot?.cardId ?? 0) ?? 0;
    const row = rows[Math.min(rows.length - 1, Math.max(0, hasFocus ? at + steps : at))];
    if (row) this.board.focus({ listId: row.card.listId, cardId: row.id });
  }

  moveBar(part: BarPart, days: number): void {
    const card = this.#focused();
    if (card) this.setDates(card.id, this.dragged(card, part, days));
  }

  moveTask(steps: number): void {
    const { rows, indexes } = this.shown;
    const card = this.#focused();
    const from = indexes.get(card?.id ?? 0);
    const other = rows[(from ?? 0) + steps];
    if (!card || from === undefined || !other) return;
    this.place(card.id, steps < 0 ? { before: other.id } : { after: other.id });
  }

  editDependencies(): void {
    const card = this.#focused();
    if (card) this.change({ editing: card.id });
  }

  zoom(steps: number): void {
    this.change({ zoom: zoomBy(this.state.get().zoom, steps) });
    announce(this.texts.zooms[this.state.get().zoom]);
  }

  showToday(): void {
    this.change({ todayTurn: this.state.get().todayTurn + 1 });
  }

  toggleCritical(): void {
    this.change({ isCritical: !this.state.get().isCritical });
  }

  /** The dates after a part of a task’s bar was moved. */
  dragged(card: ShownCard, part: BarPart, days: number): Partial<Dates> {
    const isMilestone = this.board.store.task(card.id).kind === 'milestone';
    return movedDates(card, part, days, isMilestone);
  }

  setDates(cardId: number, change: Partial<Dates>): void {
    const card = this.board.store.card(cardId);
    if (!card || !changesDates(card, change)) return;
    this.update(cardId, { ...change, ...this.#oneDay(cardId, { ...card, ...change }, change) });
  }

  /** Changes a task; changed dates push the tasks that depend on it. */
  update(cardId: number, change: TaskChange): void {
    const { store } = this.board;
    const card = store.card(cardId);
    if (!card) return;
    const hasDates = change.startDate !== undefined || change.dueDate !== undefined;
    const cascade = hasDates && this.state.get().isPushing ? 'push' : 'none';
    const after = { ...card, ...change };
    const text = this.pushText(after, cascade === 'push' ? cascadeOf(store, cardId, after) : NO_CASCADE);
    void this.board.run({ kind: 'task.update', cardId, change, cascade });
    if (hasDates) announce(`${card.title}: ${text}`);
  }

  place(cardId: number, place: CardPlace): void {
    void this.board.run({ kind: 'task.move', cardId, place });
    const { indexes, rows } = chartRows(this.board.store, this.board.matches.get());
    const title = this.board.store.card(cardId)?.title ?? '';
    announce(this.texts.place(title, (indexes.get(cardId) ?? 0) + 1, rows.length));
  }

  /** Makes a task depend on another one; a dependency between the two is replaced. Says why it cannot be. */
  link(cardId: number, dependsOn: number, type: DependencyType, lagDays = 0): void {
    const refusal = this.refusalOf(cardId, dependsOn);
    if (refusal !== null) {
      showToast({ kind: 'failure', text: refusal });
      return;
    }
    const create = { kind: 'dependency.create', cardId, dependsOn, type, lagDays } as const;
    const known = this.board.store.task(cardId).dependencies.find((one) => one.dependsOn === dependsOn);
    if (known?.type === type && known.lagDays === lagDays) return;
    if (known) void this.board.run({ kind: 'dependency.delete', cardId, dependsOn }, () => [create]);
    else void this.board.run(create);
    announce(this.texts.typeHints[type]);
  }

  unlink(cardId: number, dependsOn: number): void {
    void this.board.run({ kind: 'dependency.delete', cardId, dependsOn });
  }

  /** Why a task cannot depend on another one; null if it can. */
  refusalOf(cardId: number, dependsOn: number): string | null {
    const { store } = this.board;
    const { dependencies } = store.task(cardId);
    const isNew = !dependencies.some((one) => one.dependsOn === dependsOn);
    if (isNew && dependencies.length >= limits.dependenciesPerTaskMax)
      return this.texts.tooMany(limits.dependenciesPerTaskMax);
    const path =
      cardId === dependsOn ? [cardId, cardId] : cyclePath(planOf(store).dependencies, cardId, dependsOn);
    return path && this.texts.cycle(path.map((id) => this.titleOf(id)).join(' → '));
  }

  titleOf(id: number): string {
    return this.board.store.card(id)?.title ?? this.texts.unknownTask(id);
  }

  datesText({ startDate, dueDate }: Dates): string {
    const [start, end] = [startDate ?? dueDate, dueDate ?? startDate];
    return start === null || end === null
      ? this.texts.none
      : this.texts.dates(shortDate(start), shortDate(end));
  }

  /** The dates of a task that is moved, and what becomes of the others. */
  pushText(after: Dates, { moved, tooFar }: Cascade): string {
    const dates = this.datesText(after);
    return tooFar === null
      ? this.texts.pushed(dates, moved.length)
      : this.texts.pushedTooFar(dates, this.titleOf(tooFar));
  }

  /** Both ends of a milestone are on the day that was changed. */
  #oneDay(cardId: number, { startDate, dueDate }: Dates, change: Partial<Dates>): Partial<Dates> {
    if (this.board.store.task(cardId).kind !== 'milestone' || startDate === null || dueDate === null)
      return {};
    return change.startDate === undefined ? { startDate: dueDate } : { dueDate: startDate };
  }

  #focused(): ShownCard | undefined {
    const id = this.board.target();
    return id === null ? undefined : this.board.store.card(id);
  }
}

export const GanttContext = createContext<GanttControl | null>(null);

/** @throws outside of the chart */
export function useGantt(): GanttControl {
  const control = use(GanttContext);
  if (control === null) throw new Error('The chart is used before it was opened.');
  return control;
}
