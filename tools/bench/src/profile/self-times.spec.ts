import { describe, expect, it } from '@jest/globals';
import type { CpuProfile, ProfileNode } from './inspector.js';
import { functionName, packageName, selfTimes, selfTimeTable } from './self-times.js';

const node = (id: number, functionName: string, url = ''): ProfileNode => ({
  id,
  callFrame: { functionName, url, lineNumber: 9, columnNumber: 0 },
});

const profile: CpuProfile = {
  nodes: [
    node(1, '(idle)'),
    node(2, 'parse', 'file:///app/dist/service.mjs'),
    node(3, 'writeUtf8String'),
    node(4, 'parse', 'file:///app/dist/service.mjs'),
    node(5, '', 'node:net'),
  ],
  startTime: 0,
  endTime: 11_000,
  samples: [1, 2, 3, 4, 5, 2],
  timeDeltas: [5_000, 1_000, 3_000, 1_000, 1_000, 0],
};

describe('the self times of a profile', () => {
  it('add up by name, the longest first, as shares of the time that was not idle', () => {
    const times = selfTimes(
      profile,
      functionName(() => undefined),
    );
    expect(times.map(({ what, ms }) => [what, ms])).toEqual([
      ['writeUtf8String', 3],
      ['parse service.mjs:10', 2],
      ['(anonymous) node:net:10', 1],
    ]);
    expect(times[0]?.share).toBeCloseTo(0.5);
    expect(selfTimeTable('function', times, 1)).toContain('writeUtf8String     3.00  50.0');
  });

  it('are attributed to the package that the source map names', () => {
    const sources = ['node_modules/@scope/one/lib/a.js:3', 'libs/http-kit/src/access/access.ts:7'];
    for (const [source, expected] of [
      [sources[0], '@scope/one'],
      [sources[1], 'libs/http-kit'],
    ])
      expect(packageName(() => source)(node(2, 'parse', 'file:///app/dist/service.mjs'))).toBe(expected);
    expect(packageName(() => undefined)(node(3, 'writeUtf8String'))).toBe('writeUtf8String');
  });
});
