import { cutText, fittedText, type Losses, type Noun } from '@kiban/import';
import { visibleOr } from './visible-or.js';

/** Of labels, fields and options. */
const LENGTH_MAX = 100;

/**
 * `wanted`, cut to the limit of a name and numbered if it is in use; marks the result as used.
 */
export function freeName(wanted: string, taken: Set<string>, what: Noun, losses: Losses): string {
  const name = visibleOr(fittedText(wanted.trim(), LENGTH_MAX, what, losses).trim(), 'Unnamed');
  let free = name;
  for (let number = 2; taken.has(free); number += 1) {
    const suffix = ` ${number}`;
    free = `${cutText(name, LENGTH_MAX - suffix.length).trimEnd()}${suffix}`;
  }
  taken.add(free);
  return free;
}
