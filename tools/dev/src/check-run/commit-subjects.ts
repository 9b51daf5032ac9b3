import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Commits up to this one were written before their subjects were checked; some have no scope. */
const LAST_UNCHECKED = '14a75d07c93286c868a85cecc687982c09521853';

interface CommitRange {
  /** The configuration of commitlint. */
  readonly config: string;
  /** The checkout whose commits are read. */
  readonly folder: string;
  readonly lastUnchecked?: string;
}

interface CommitReport {
  readonly ok: boolean;
  readonly text: string;
}

function git(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** Holds the subjects of the commits after `lastUnchecked` against the convention. */
export function checkCommitSubjects(range: CommitRange): CommitReport {
  const { config, folder, lastUnchecked = LAST_UNCHECKED } = range;
  const skipped = (reason: string): CommitReport => ({ ok: true, text: `Skipped: ${reason}` });
  if (git(folder, '--version') === undefined) return skipped('there is no git on this machine.');
  if (git(folder, 'rev-parse', '--git-dir') === undefined) return skipped('this is no checkout of git.');
  if (git(folder, 'merge-base', '--is-ancestor', lastUnchecked, 'HEAD') === undefined)
    return skipped(`the history of this checkout does not reach back to ${lastUnchecked}.`);
  const program = join(dirname(require.resolve('@commitlint/cli/package.json')), 'cli.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--config', config, '--cwd', folder, '--from', lastUnchecked, '--to', 'HEAD'],
    { encoding: 'utf8' },
  );
  return { ok: status === 0, text: `${stdout}${stderr}`.trim() };
}
