/** Random numbers from a seed, each below the given one. */
export type Below = (below: number) => number;

export function randomFrom(seed: number): Below {
  let state = seed;
  return (below) => ((state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 8) % below;
}

/** JSON text in which each moment, number of a card and address is replaced: two runs differ in them. */
export function textWithoutMoments(value: unknown): string {
  return JSON.stringify(value, (name, member: unknown) => {
    if (name === 'number' || name === 'url') return `a ${name}`;
    return typeof member === 'string' && /^\d{4}-\d\d-\d\dT/.test(member) ? 'a moment' : member;
  });
}
