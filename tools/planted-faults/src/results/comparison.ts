import type { Fault } from '../faults/fault.js';
import type { Results } from './result-file.js';

/** The faults that a test noticed before, and none does now. */
export function lostFaults(faults: readonly Pick<Fault, 'id'>[], before: Results, now: Results): string[] {
  return faults
    .map(({ id }) => id)
    .filter((id) => before.faults[id]?.state === 'caught' && now.faults[id]?.state !== 'caught');
}
