import { describe, expect, it } from '@jest/globals';
import { identifyProcess, isStillRunning, startTicksOf } from './process-identity.js';

const fields = (state: string): string =>
  `${state} 1 7 7 0 -1 4194304 100 0 0 0 1 2 0 0 20 0 11 0 987654 1000 200`;

describe('the identity of a process', () => {
  it('is read after a name with spaces and brackets', () => {
    expect(startTicksOf(`42 (odd) name (x) ${fields('S')}`)).toBe('987654');
  });

  it.each(['Z', 'X'])('is undefined for a zombie (%s)', (state) => {
    expect(startTicksOf(`42 (node) ${fields(state)}`)).toBeUndefined();
  });

  it('matches the process, and not an earlier one with its pid', () => {
    const self = identifyProcess(process.pid);
    expect(self?.pid).toBe(process.pid);
    expect(self !== undefined && isStillRunning(self)).toBe(true);
    expect(isStillRunning({ pid: process.pid, startMark: 'an earlier process' })).toBe(false);
  });

  it('is undefined when no process runs', () => {
    expect(identifyProcess(2 ** 30)).toBeUndefined();
  });
});
