import { Value } from '../observable/value.js';

const STORED_SINGLE_KEYS = 'kiban.single-keys';

/** Whether single characters run commands on this device; WCAG 2.1.4 wants them to be optional. */
export const singleKeys = new Value(localStorage.getItem(STORED_SINGLE_KEYS) !== 'off');

export function chooseSingleKeys(areOn: boolean): void {
  singleKeys.set(areOn);
  if (areOn) localStorage.removeItem(STORED_SINGLE_KEYS);
  else localStorage.setItem(STORED_SINGLE_KEYS, 'off');
}
