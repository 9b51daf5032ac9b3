import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the environment may set for a run; the defaults are what the goals are stated for. */
export interface BenchSettings {
  /** Rounds that count, after one that warms up. Each figure is the median over them. */
  rounds: number;
  /** Starts whose median is a figure. */
  starts: number;
  /** How long each measurement loads one side, in milliseconds. */
  measureMs: number;
  /** Requests that each side answers before an operation is measured, so that both run compiled code; at most `warmUpMs` are spent. */
  warmUpRequests: number;
  warmUpMs: number;
  /** Cards of the big board. */
  bigBoardCards: number;
  /** Cards that are searched, and the workspaces that they are in. */
  searchedCards: number;
  searchedWorkspaces: number;
  repositoryRoot: string;
  /** Where results are written, as JSON. */
  resultsFolder: string;
  /** Data of the deployment under test; wiped before and after a run. */
  stackFolder: string;
}

/** @param quick whether to only see that everything runs: figures of such a run mean little */
export function readBenchSettings(env: NodeJS.ProcessEnv, quick = false): BenchSettings {
  const project = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
  return {
    rounds: wholeNumber(env, 'BENCH_ROUNDS', quick ? 1 : 5),
    starts: quick ? 1 : 5,
    measureMs: positive(env, 'BENCH_SECONDS', quick ? 0.5 : 2) * 1_000,
    warmUpRequests: quick ? 300 : 3_000,
    warmUpMs: quick ? 1_000 : 4_000,
    bigBoardCards: wholeNumber(env, 'BENCH_BIG_BOARD_CARDS', quick ? 8_000 : 40_000),
    searchedCards: wholeNumber(env, 'BENCH_SEARCHED_CARDS', quick ? 20_000 : 1_000_000),
    searchedWorkspaces: quick ? 20 : 1_000,
    repositoryRoot: join(project, '..', '..'),
    resultsFolder: join(project, 'results'),
    stackFolder: join(project, '.stack'),
  };
}

function positive(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = Number(env[name] ?? fallback);
  if (!(value > 0 && Number.isFinite(value))) throw new Error(`${name} must be a positive number.`);
  return value;
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = Number(env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number of at least 1.`);
  return value;
}
