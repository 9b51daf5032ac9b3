import { describe, expect, it } from '@jest/globals';
import { bailedResult, productResult, resultOf } from './fault-tests.js';

const ofFile = (name: string, status: string, ...tests: [string, string][]): object => ({
  name,
  status,
  assertionResults: tests.map(([fullName, outcome]) => ({ fullName, status: outcome })),
});
const json = (...testResults: object[]): string => JSON.stringify({ testResults });

describe('the result of unit and integration tests', () => {
  it('names the first failed test', () => {
    const text = json(
      ofFile('/clone/a.spec.ts', 'passed', ['a holds', 'passed']),
      ofFile('/clone/b.spec.ts', 'failed', ['b holds', 'passed'], ['b is bounded', 'failed']),
    );
    expect(resultOf(text, '/clone')).toEqual({ kind: 'failed', file: 'b.spec.ts', test: 'b is bounded' });
  });

  it('is no result where a file could not be loaded or no test ran', () => {
    const reason = 'a.spec.ts could not be loaded';
    expect(resultOf(json(ofFile('/clone/a.spec.ts', 'failed')), '/clone')).toEqual({
      kind: 'unusable',
      reason,
    });
    expect(resultOf(json(), '/clone')).toEqual({ kind: 'unusable', reason: 'no test ran' });
  });

  it('passes where every test passes', () => {
    expect(resultOf(json(ofFile('/clone/a.spec.ts', 'passed', ['a holds', 'passed'])), '/clone').kind).toBe(
      'passed',
    );
  });

  it('is read from the output if Jest ended at the first failed file', () => {
    const output = [
      'PASS unit apps/auth/src/a.spec.ts',
      '\u001b[1mFAIL\u001b[0m integration apps/auth/src/b.int-spec.ts (5 s)',
      '  ● a token › is bounded',
      '',
      '    expect(received).toBe(expected)',
    ];
    expect(bailedResult(output.join('\n'))).toEqual({
      kind: 'failed',
      file: 'apps/auth/src/b.int-spec.ts',
      test: 'a token is bounded',
    });
    const unloaded = output.join('\n').replace('a token › is bounded', 'Test suite failed to run');
    expect(bailedResult(unloaded).kind).toBe('unusable');
    expect(bailedResult('node: bad option').kind).toBe('unusable');
  });
});

describe('the result of end-to-end tests', () => {
  it('names the first failed test', () => {
    const output = 'Failed test: a board is private: expect(received)\n4 passed, 1 failed, 0 skipped\n';
    expect(productResult(output, ['a.e2e-spec.ts'])).toEqual({
      kind: 'failed',
      file: 'a.e2e-spec.ts',
      test: 'a board is private',
    });
  });

  it('is no result where the product does not start or every test is skipped', () => {
    expect(productResult('✖ No bundle.\n0 passed, 1 failed, 0 skipped\n', []).kind).toBe('unusable');
    expect(productResult('0 passed, 0 failed, 9 skipped\n', []).kind).toBe('unusable');
    expect(productResult('3 passed, 0 failed, 1 skipped\n', []).kind).toBe('passed');
  });
});
