import { describe, expect, it } from '@jest/globals';
import type { TaskResult } from '../nx-run/run-nx.js';
import { summarize } from './check-summary.js';

const task = (id: string, status: string, output = ''): TaskResult => ({
  id,
  status,
  output,
  milliseconds: 0,
});

describe('the summary of a check', () => {
  it('has a line for each step, in its order, and says which results come from the cache', () => {
    const results = [
      task('@kiban/web:lint', 'success'),
      task('@kiban/web:build', 'local-cache'),
      task('@kiban/auth:lint', 'local-cache-kept-existing'),
    ];
    expect(summarize(results)).toEqual({
      ok: true,
      text: '✔ types (cached)\n✔ lint and boundaries (1 of 2 cached)\nAll checks passed.',
    });
  });

  it('has a fault for a step without a result, when all projects were checked', () => {
    const { ok, text } = summarize([task('@kiban/web:build', 'success')], true);
    expect(ok).toBe(false);
    expect(text).toContain('✖ OpenAPI document: no project has it\n');
  });

  it('prints the output of a project with a fault, and of no other', () => {
    const results = [task('a:format', 'success', 'unread'), task('b:format', 'failure', '[warn] b/one.ts\n')];
    const { ok, text } = summarize(results);
    expect(ok).toBe(false);
    expect(text).toBe('✖ format (0 of 2 cached)\n[warn] b/one.ts\n\nFaults in: format.');
  });

  it('names a step that did not run after a fault before it', () => {
    expect(summarize([task('a:lint', 'skipped')]).text).toContain('a:lint did not run');
  });

  it('repeats why a step was skipped', () => {
    const { ok, text } = summarize([
      task('kiban:commit-subjects', 'success', 'Skipped: this is no checkout.\n'),
    ]);
    expect(ok).toBe(true);
    expect(text).toContain('  Skipped: this is no checkout.');
  });

  it('fails for a status that it does not know', () => {
    expect(summarize([task('a:lint', 'somewhere')]).ok).toBe(false);
  });

  it('fails without a result', () => {
    expect(summarize([]).ok).toBe(false);
  });
});
