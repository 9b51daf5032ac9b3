import { join } from 'node:path';

/** A configuration of Jest for the test files of a folder, with the runner of this repository. */
export function runnerConfig(repositoryRoot: string, folder: string): Record<string, unknown> {
  const runner = join(repositoryRoot, 'tools', 'dev', 'test-runner');
  return {
    rootDir: folder,
    roots: [folder],
    testMatch: ['**/*.spec.ts'],
    testEnvironment: join(runner, 'environment.cjs'),
    runtime: join(runner, 'runtime.cjs'),
    testRunner: join(runner, 'runner.cjs'),
    extensionsToTreatAsEsm: ['.ts'],
    transform: {},
  };
}
