const FIRST_MS = 250;
const LONGEST_MS = 15_000;

/** After running this long a process counts as recovered: the next death resets the pause to the minimum. */
export const STEADY_AFTER_MS = 30_000;

/** The pause before the n-th consecutive restart (n from 1), in milliseconds: it doubles up to a maximum. */
export function restartDelayMs(restartInARow: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(0, restartInARow - 1), LONGEST_MS);
}
