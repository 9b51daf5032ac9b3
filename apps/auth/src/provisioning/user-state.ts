import type { PersonName, UserChange } from './user-change.js';

/** A name after a change of its parts. */
export function nameAfter(name: PersonName, change: UserChange['name']): PersonName {
  const parts = Object.entries({ ...name, ...change }).filter(([, text]) => text !== null);
  return Object.fromEntries(parts) as PersonName;
}
