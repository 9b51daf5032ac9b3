import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findRepositoryRoot } from '@kiban/dev/repository-root';
import { describe, expect, it } from '@jest/globals';
import { outdatedReason } from './planting.js';
import { faultsFolder, faultsIn, readFaults } from './read-faults.js';

const entry = `
- id: a-bound
  kind: off-by-one
  breaks: A list takes as many cards as the limit says.
  file: a.ts
  find: a > b
  replace: a >= b
`;

describe('a list of faults', () => {
  it('has the properties of each fault', () => {
    expect(faultsIn('area', `${entry}  tests:\n    - a.spec.ts\n`)).toEqual([
      {
        area: 'area',
        id: 'a-bound',
        kind: 'off-by-one',
        breaks: 'A list takes as many cards as the limit says.',
        file: 'a.ts',
        find: 'a > b',
        replace: 'a >= b',
        tests: ['a.spec.ts'],
        earlierTests: [],
      },
    ]);
  });

  it.each([
    ['', 'area.yaml must be a list of faults.'],
    ['- kind: a\n', 'area.yaml, entry 1: id must be a text.'],
    [`${entry}  test: a.spec.ts\n`, 'area.yaml, a-bound: test is unknown'],
    [`${entry}  tests: a.spec.ts\n`, 'area.yaml, a-bound: tests must be a list of test files.'],
    [`${entry}  tests:\n    - a.ts\n`, 'area.yaml, a-bound: tests must be a list of test files.'],
    [entry.replace('a >= b', 'a > b'), 'area.yaml, a-bound: replace must differ from find.'],
    [entry.replace('a-bound', 'A bound'), 'area.yaml, A bound: id must consist of a-z, 0-9 and hyphens.'],
  ])('is rejected with a sentence (%#)', (text, sentence) => {
    expect(() => faultsIn('area', text)).toThrow(sentence);
  });
});

describe('the faults of this repository', () => {
  const root = findRepositoryRoot();
  const faults = readFaults(faultsFolder(root));
  const ofArea = (area: string): number => faults.filter((fault) => fault.area === area).length;

  it('are at least 60, over all services, libraries, functions and the screen', () => {
    expect(faults.length).toBeGreaterThanOrEqual(60);
    const least = {
      'boards-api': 14,
      sql: 8,
      auth: 10,
      'webhook-dispatcher': 6,
      mcp: 4,
      libs: 12,
      edge: 3,
      cli: 2,
      screen: 10,
    };
    for (const [area, count] of Object.entries(least))
      expect([area, ofArea(area) >= count]).toEqual([area, true]);
  });

  it('fit the present sources exactly once, and name tests that exist', () => {
    const outdated = faults.flatMap((fault) => {
      const missing = fault.tests.filter((test) => !existsSync(join(root, test)));
      const reasons = [
        outdatedReason(root, fault) ?? [],
        missing.map((test) => `${test} does not exist`),
      ].flat();
      return reasons.map((reason) => `${fault.area}.yaml, ${fault.id}: ${reason}`);
    });
    expect(outdated).toEqual([]);
  });
});
