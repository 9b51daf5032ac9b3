import { describe, expect, it } from '@jest/globals';
import { listedWaves, relatedWaves } from './test-waves.js';

const listed = {
  tests: [
    'apps/platform-e2e/src/a.e2e-spec.ts',
    'apps/auth/src/a/a.int-spec.ts',
    'apps/auth/src/a/a.spec.ts',
  ],
  earlierTests: ['apps/auth/src/a/gone.int-spec.ts'],
};
const all = { level: 'e2e', breadth: 'near' } as const;
const isThere = (file: string): boolean => !file.includes('gone');

describe('the listed tests', () => {
  it('run by level, the cheapest first', () => {
    expect(listedWaves(listed, isThere, all)).toEqual([
      { level: 'unit', files: ['apps/auth/src/a/a.spec.ts'] },
      { level: 'int', files: ['apps/auth/src/a/a.int-spec.ts'] },
      { level: 'e2e', files: ['apps/platform-e2e/src/a.e2e-spec.ts'] },
    ]);
  });

  it('run up to a level, and after the level of an earlier run', () => {
    const levels = (options: Parameters<typeof listedWaves>[2]): string[] =>
      listedWaves(listed, isThere, options).map(({ level }) => level);
    expect(levels({ level: 'int', breadth: 'near' })).toEqual(['unit', 'int']);
    expect(levels({ ...all, after: 'int' })).toEqual(['e2e']);
  });
});

describe('the related tests', () => {
  const fault = { file: 'apps/auth/src/a/a.ts' };
  const related = [
    'apps/auth/src/a/a.spec.ts',
    'apps/auth/src/a/b.int-spec.ts',
    'apps/auth/src/c/c.spec.ts',
    'apps/auth/src/c/c.int-spec.ts',
    'apps/web/src/w.spec.ts',
  ];

  it('are the unit tests of the project and the integration tests of the folder', () => {
    expect(relatedWaves(fault, related, ['apps/auth/src/a/a.spec.ts'], all)).toEqual([
      { level: 'unit', files: ['apps/auth/src/c/c.spec.ts'] },
      { level: 'int', files: ['apps/auth/src/a/b.int-spec.ts'] },
    ]);
  });

  it('are all of the project if wanted', () => {
    expect(relatedWaves(fault, related, [], { ...all, breadth: 'all' }).at(-1)).toEqual({
      level: 'int',
      files: ['apps/auth/src/c/c.int-spec.ts'],
    });
  });

  it('end at the level', () => {
    expect(relatedWaves(fault, related, [], { level: 'unit', breadth: 'all' })).toEqual([
      { level: 'unit', files: ['apps/auth/src/a/a.spec.ts', 'apps/auth/src/c/c.spec.ts'] },
    ]);
  });
});
