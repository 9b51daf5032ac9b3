import { Value } from '../../observable/value.js';

export const spoken = new Value('');

/** Announces a change to screen readers, after what they are reading. */
export function announce(text: string): void {
  // A screen reader repeats an equal text only if the region changes.
  spoken.update((before) => (before === text ? `${text}\u00A0` : text));
}
