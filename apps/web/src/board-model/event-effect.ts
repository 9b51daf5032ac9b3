/** What an event does not carry and must be read again, and the cards that it changed. */
export interface EventEffect {
  readonly cards: readonly number[];
  /** Lists whose cards must be read. */
  readonly lists: readonly number[];
  /** Whether the lists of the board must be read. */
  readonly listOrder: boolean;
  readonly labels: boolean;
  readonly fields: boolean;
  readonly chart: boolean;
  readonly grid: boolean;
  /** The board was deleted. */
  readonly isGone: boolean;
  readonly changedCards: readonly number[];
}

export const NO_EFFECT: EventEffect = {
  cards: [],
  lists: [],
  listOrder: false,
  labels: false,
  fields: false,
  chart: false,
  grid: false,
  isGone: false,
  changedCards: [],
};
