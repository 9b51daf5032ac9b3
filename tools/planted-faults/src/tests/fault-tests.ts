import { createRequire } from 'node:module';
import { readFile, rm } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JestResult } from '@kiban/dev/test-run/jest-result';
import { levelOf, projectOf } from '../faults/fault.js';
import type { Wave } from './test-waves.js';
import type { TestProcesses } from './test-process.js';

const NODE_FLAGS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** What a wave found: the first failed test, or that a test file could not be loaded. */
export type WaveResult =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly file: string; readonly test: string }
  | { readonly kind: 'unusable'; readonly reason: string };

export interface FaultTestsOptions {
  readonly root: string;
  readonly scratch: string;
  readonly env: NodeJS.ProcessEnv;
  readonly processes: TestProcesses;
}

/** Runs tests of a clone, with the servers of the run. */
export class FaultTests {
  readonly #related = new Map<string, Promise<string[]>>();

  constructor(private readonly options: FaultTestsOptions) {}

  exists(file: string): boolean {
    return existsSync(join(this.options.root, file));
  }

  /** The unit and integration tests that a file may affect. */
  related(file: string): Promise<string[]> {
    const known = this.#related.get(file) ?? this.#findRelated(file);
    this.#related.set(file, known);
    return known;
  }

  run(wave: Wave): Promise<WaveResult> {
    return wave.level === 'e2e' ? this.#runProduct(wave.files) : this.#runJest(wave.files);
  }

  async #runJest(files: readonly string[]): Promise<WaveResult> {
    const { root, scratch, env, processes } = this.options;
    const resultFile = join(scratch, 'result.json');
    await rm(resultFile, { force: true });
    const result = ['--json', `--outputFile=${resultFile}`];
    const { output, hung } = await processes.run(
      [...this.#jest(), '--runInBand', '--forceExit', '--bail', ...result, '--runTestsByPath', ...files],
      { cwd: root, env },
    );
    if (hung) return didNotEnd(files);
    const text = await readFile(resultFile, 'utf8').catch(() => undefined);
    // After the first failed file Jest exits without it.
    return text === undefined ? bailedResult(output) : resultOf(text, root);
  }

  /** `npm test` builds the product of the clone and starts it. */
  async #runProduct(files: readonly string[]): Promise<WaveResult> {
    const { root, env, processes } = this.options;
    const { output, hung } = await processes.run(
      [join(root, 'tools', 'dev', 'bin', 'test.mjs'), '--bail', '--runTestsByPath', ...files],
      { cwd: root, env },
    );
    return hung ? didNotEnd(files) : productResult(output, files);
  }

  async #findRelated(file: string): Promise<string[]> {
    // Jest knows only modules. A function is loaded by path, and every integration test of its service may call it.
    if (!/\.[cm]?tsx?$/.test(file)) return this.#testsOf(projectOf(file));
    const { root, env, processes } = this.options;
    const { output } = await processes.run([...this.#jest(), '--listTests', '--findRelatedTests', file], {
      cwd: root,
      env,
    });
    return output
      .split('\n')
      .map((line) => relative(root, line.trim()))
      .filter((path) => !path.startsWith('..') && ['unit', 'int'].includes(levelOf(path) ?? ''));
  }

  #testsOf(project: string): string[] {
    return readdirSync(join(this.options.root, project), { recursive: true, encoding: 'utf8' })
      .map((path) => join(project, path))
      .filter((path) => levelOf(path) === 'int' && !/\/(node_modules|dist)\//.test(path))
      .sort();
  }

  #jest(): string[] {
    const { root, scratch } = this.options;
    return [...NODE_FLAGS, jestProgram(root), `--cacheDirectory=${join(scratch, 'jest-cache')}`];
  }
}

/**
 * The first failed test in Jest's result. A file that could not be loaded proves nothing: the fault is not valid
 * TypeScript, or a test is broken.
 */
export function resultOf(text: string, root: string): WaveResult {
  const { testResults } = JSON.parse(text) as JestResult;
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (failed) return { kind: 'failed', file: relative(root, name), test: failed.fullName };
  }
  const broken = testResults.find(({ status }) => status === 'failed');
  if (broken) return { kind: 'unusable', reason: `${relative(root, broken.name)} could not be loaded` };
  return testResults.length === 0 ? { kind: 'unusable', reason: 'no test ran' } : { kind: 'passed' };
}

/** The result in the output of Jest that ended at the first failed file. */
export function bailedResult(output: string): WaveResult {
  const text = stripVTControlCharacters(output);
  const [, file] = /^FAIL \S+ (\S+\.ts)/m.exec(text) ?? [];
  const [, test] = /^ {2}● (.+)$/m.exec(text) ?? [];
  if (file === undefined || test === undefined) return { kind: 'unusable', reason: lastLines(text) };
  if (test === 'Test suite failed to run') return { kind: 'unusable', reason: `${file} could not be loaded` };
  return { kind: 'failed', file, test: test.replaceAll(' › ', ' ') };
}

/** The result in the output of `npm test`: a line for each failed test, and the counts. */
export function productResult(output: string, files: readonly string[]): WaveResult {
  const [, passed, failed] = /(\d+) passed, (\d+) failed, \d+ skipped\s*$/.exec(output) ?? [];
  const [, test] = /^Failed test: (.+?)(?:: |$)/m.exec(output) ?? [];
  if (test?.endsWith(' could not be loaded')) return { kind: 'unusable', reason: test };
  if (test !== undefined) return { kind: 'failed', file: files.length === 1 ? (files[0] ?? '') : '', test };
  const hasPassed = Number(passed) > 0 && Number(failed) === 0;
  return hasPassed ? { kind: 'passed' } : { kind: 'unusable', reason: lastLines(output) };
}

const didNotEnd = (files: readonly string[]): WaveResult => ({
  kind: 'failed',
  file: files.length === 1 ? (files[0] ?? '') : '',
  test: 'the tests did not end',
});

/** As the clone resolves it. */
function jestProgram(root: string): string {
  const manifest = createRequire(join(root, 'package.json')).resolve('jest/package.json');
  return join(manifest, '..', 'bin', 'jest.js');
}

const lastLines = (output: string): string => output.trim().split('\n').slice(-3).join(' | ').slice(0, 500);
