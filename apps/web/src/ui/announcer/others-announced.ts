import { Value } from '../../observable/value.js';

const STORED = 'kiban.announce-others';

/** Whether changes of other people are announced to screen readers; remembered on this device. */
export const areOthersAnnounced = new Value(localStorage.getItem(STORED) !== 'no');

export function announceOthers(isOn: boolean): void {
  areOthersAnnounced.set(isOn);
  localStorage.setItem(STORED, isOn ? 'yes' : 'no');
}
