/** What the keys of a calendar do; the calendar that is shown provides it. */
export interface CalendarControl {
  /** Gives the focus to the next card or day in a direction. */
  walk(direction: 'up' | 'down' | 'left' | 'right'): void;
  /** Moves the target cards, or one end of them. */
  moveTargets(part: 'whole' | 'start' | 'end', days: number): void;
  /** Shows an earlier or later month or week. */
  turn(steps: number): void;
  goToToday(): void;
  toggleSpan(): void;
}
