import type { Card } from './entities.js';

/** The values of a card with one of them set; null clears it. */
export function withFieldValue(fields: Card['fields'], fieldId: number, value: unknown): Card['fields'] {
  const others = Object.entries(fields).filter(([id]) => Number(id) !== fieldId);
  return Object.fromEntries(value == null ? others : [...others, [String(fieldId), value]]);
}
