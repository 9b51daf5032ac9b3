/** The entry of the history with which this document began. */
let arrivalKey: string | undefined;

/** Keeps the first entry of a document that a person came to; on a reload or a step back they return to what they left. */
export function keepArrival(key: string | undefined): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'navigate') arrivalKey = key;
}

export const arrivalKeyOf = (): string | undefined => arrivalKey;
