import type { CardChange } from '../board-model/board-command.js';

/** What the keys of a chart do; the chart that is shown provides it. */
export interface ChartControl {
  /** Gives the task above or below the focus. */
  focusTask(steps: number): void;
  /** Moves the bar of the focused task, or one end of it. */
  moveBar(part: 'whole' | 'start' | 'end', days: number): void;
  /** Moves the focused task among the others. */
  moveTask(steps: number): void;
  /** Opens what the focused task depends on. */
  editDependencies(): void;
  zoom(steps: number): void;
  showToday(): void;
  toggleCritical(): void;
  /** Dates of a task; the tasks that depend on it may move with it. */
  setDates(cardId: number, change: Pick<CardChange, 'startDate' | 'dueDate'>): void;
}
