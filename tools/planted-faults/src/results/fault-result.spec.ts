import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Fault } from '../faults/fault.js';
import { digestOfFault, isDone, type FaultResult } from './fault-result.js';
import { readResults, ResultFile } from './result-file.js';

const fault: Fault = {
  id: 'a',
  area: 'area',
  kind: 'off-by-one',
  breaks: 'A guarantee.',
  file: 'a.ts',
  find: 'a',
  replace: 'b',
  tests: [],
  earlierTests: [],
};
const result: FaultResult = {
  state: 'not_caught',
  level: 'int',
  breadth: 'near',
  by: '',
  testFiles: 2,
  seconds: 3,
  digest: digestOfFault(fault),
};

describe('a stored result', () => {
  it('holds for the levels that ran', () => {
    expect(isDone(result, fault, { level: 'unit', breadth: 'near' })).toBe(true);
    expect(isDone(result, fault, { level: 'int', breadth: 'near' })).toBe(true);
    expect(isDone(result, fault, { level: 'e2e', breadth: 'near' })).toBe(false);
    expect(isDone(result, fault, { level: 'int', breadth: 'all' })).toBe(false);
  });

  it('holds for every level once a test noticed the fault', () => {
    expect(
      isDone({ ...result, state: 'caught', level: 'unit' }, fault, { level: 'e2e', breadth: 'all' }),
    ).toBe(true);
  });

  it('holds neither for a changed fault nor after tests that could not be loaded', () => {
    const caught = { ...result, state: 'caught' } as const;
    expect(isDone(caught, { ...fault, replace: 'c' }, { level: 'unit', breadth: 'near' })).toBe(false);
    expect(isDone({ ...result, state: 'unusable' }, fault, { level: 'unit', breadth: 'near' })).toBe(false);
    expect(isDone(undefined, fault, { level: 'unit', breadth: 'near' })).toBe(false);
  });
});

describe('a file of results', () => {
  it('has each result as soon as it is known, and continues for the same commit only', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kiban-plant-results-'));
    try {
      const path = join(folder, 'new', 'results.json');
      new ResultFile(path, 'abc', undefined).set('a', result);
      expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ commit: 'abc', faults: { a: result } });
      expect(new ResultFile(path, 'abc', readResults(path)).results.faults).toEqual({ a: result });
      expect(new ResultFile(path, 'def', readResults(path)).results.faults).toEqual({});
      writeFileSync(path, '[]');
      expect(() => readResults(path)).toThrow('is no file of results');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
