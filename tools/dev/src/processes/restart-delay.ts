const FIRST_MS = 250;
const LONGEST_MS = 15_000;

/** A process that ran this long had recovered: the next death starts from the shortest pause again. */
export const STEADY_AFTER_MS = 30_000;

/** The pause before the n-th restart in a row (n from 1), in milliseconds: doubling, with a ceiling. */
export function restartDelayMs(restartInARow: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(0, restartInARow - 1), LONGEST_MS);
}
