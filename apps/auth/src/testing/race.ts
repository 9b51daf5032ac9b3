/** Rounds of each race. A test run has fewer than a search for a rare order of events: RACE_ROUNDS=200. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 30);
const AT_A_TIME = 4;

export interface RaceReport {
  rounds: number;
  lost: number;
  /** The findings of the first such round. */
  examples: string[];
}

/** The call that ends the right has won every round. */
export const allWonOf = (rounds: number): RaceReport => ({ rounds, lost: 0, examples: [] });
export const allWon = allWonOf(ROUNDS);

/** @param round reports what still worked after the response that ended it */
export async function race(
  round: (index: number) => Promise<readonly string[]>,
  rounds = ROUNDS,
): Promise<RaceReport> {
  const lost: string[] = [];
  let next = 0;
  const runner = async (): Promise<void> => {
    for (let index = next++; index < rounds; index = next++) {
      const working = await round(index);
      if (working.length > 0) lost.push(`round ${index}: ${working.join(', ')}`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, runner));
  return { rounds, lost: lost.length, examples: lost.slice(0, 3) };
}
