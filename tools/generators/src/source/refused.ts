/** A request that a generator refuses; its message says why, and what is accepted. */
export class RefusedError extends Error {}

export function refuseIf(isRefused: boolean, sentence: string): void {
  if (isRefused) throw new RefusedError(sentence);
}
