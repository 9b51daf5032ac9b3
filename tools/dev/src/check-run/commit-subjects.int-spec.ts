import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { findRepositoryRoot } from '../repository-root.js';
import { checkCommitSubjects } from './commit-subjects.js';

const config = join(findRepositoryRoot(), 'commitlint.config.mjs');
const folders = mkdtempSync(join(tmpdir(), 'kiban-commits-'));
afterAll(() => rmSync(folders, { recursive: true }));

const hasGit = spawnSync('git', ['--version']).status === 0;
if (!hasGit) console.log('Skipped: the check of commit subjects needs git.');

const IDENTITY = ['-c', 'user.name=Aiko', '-c', 'user.email=aiko@example.com', '-c', 'commit.gpgsign=false'];
const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', [...IDENTITY, ...args], { cwd: folder, encoding: 'utf8' }).trim();

/** A checkout with a first commit, which is not checked, and one commit for each subject. */
function checkoutWith(...subjects: string[]): { folder: string; lastUnchecked: string } {
  const folder = mkdtempSync(join(folders, 'checkout-'));
  git(folder, 'init', '--quiet');
  const commit = (subject: string): string =>
    git(folder, 'commit', '--quiet', '--allow-empty', '--cleanup=verbatim', '-m', subject);
  commit('Begin');
  const lastUnchecked = git(folder, 'rev-parse', 'HEAD');
  subjects.forEach(commit);
  return { folder, lastUnchecked };
}

const check = (...subjects: string[]): ReturnType<typeof checkCommitSubjects> =>
  checkCommitSubjects({ config, ...checkoutWith(...subjects) });

(hasGit ? describe : describe.skip)('commit subjects', () => {
  it.each([
    ['has no scope', 'docs: give the figures of the run', 'scope-empty'],
    ['has two scopes', 'fix(auth,web): reject a missing anchor', 'one-scope'],
    ['has a type for formatting', 'style(cards): format a line', 'type-enum'],
    ['has no type', 'Give the figures of the run', 'type-empty'],
    ['has a type of its own', 'change(cards): move cards between boards', 'type-enum'],
    [
      'is longer than 72 characters',
      `fix(cards): ${'reject positions '.repeat(5)}`.trim(),
      'header-max-length',
    ],
    ['ends in a full stop', 'fix(cards): reject a missing anchor.', 'subject-full-stop'],
    ['begins with a capital letter', 'fix(cards): Reject a missing anchor', 'subject-case'],
    [
      'is a merge of more than 72 characters',
      `chore: merge ${'branch '.repeat(10)}`.trim(),
      'header-max-length',
    ],
    ['is a merge as git writes it', "Merge branch 'main'", 'type-empty'],
  ])('rejects a subject that %s', (_, subject, rule) => {
    const { ok, text } = check('fix(cards): reject a missing anchor', subject);
    expect({ ok, text }).toEqual({ ok: false, text: expect.stringContaining(rule) });
    expect(text).toContain(subject);
  });

  it('accepts scoped subjects of 72 characters and merges', () => {
    const longest = `fix(cards): ${'x'.repeat(60)}`;
    expect(check(longest, 'chore: merge the board queries', 'feat(api)!: remove a route')).toMatchObject({
      ok: true,
    });
  });

  it('is skipped, with the reason, in a shallow clone', () => {
    const { folder, lastUnchecked } = checkoutWith('Bad subject', 'Another');
    const shallow = join(folders, 'shallow');
    git(folders, 'clone', '--quiet', '--depth', '1', `file://${folder}`, shallow);
    expect(checkCommitSubjects({ config, folder: shallow, lastUnchecked })).toEqual({
      ok: true,
      text: `Skipped: the history of this checkout does not reach back to ${lastUnchecked}.`,
    });
  });

  it('is skipped, with the reason, outside a checkout', () => {
    expect(checkCommitSubjects({ config, folder: folders })).toEqual({
      ok: true,
      text: 'Skipped: this is no checkout of git.',
    });
  });
});
