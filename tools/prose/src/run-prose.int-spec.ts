import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runProse } from './run-prose.js';

const root = mkdtempSync(join(tmpdir(), 'kiban-prose-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeAll(() => {
  write('nx.json', '{}');
  write('docs/plain.md', 'The relay publishes events.\n');
  write('libs/a/src/a.ts', '// The relay publishes events.\n// It waits anew.\n');
  write('libs/a/node_modules/b/b.js', '// Begun anew.\n');
  write('libs/client/src/generated/schema.ts', '// Begun anew.\n');
});

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  return { code: await runProse(args, root, (line) => lines.push(line)), lines };
}

describe('the prose lint of a repository', () => {
  it('prints file, line, words and suggestion of each fault and fails', async () => {
    expect(await run()).toEqual({
      code: 1,
      lines: ['libs/a/src/a.ts:2  "anew" → again; for a counter, "reset"', '2 files, 1 faults'],
    });
  });

  it('passes for a folder without faults', async () => {
    expect(await run('docs')).toEqual({ code: 0, lines: ['1 files, 0 faults'] });
  });

  it('names a path that does not exist', async () => {
    expect(await run('nowhere')).toEqual({
      code: 2,
      lines: [`There is no file or folder ${join(root, 'nowhere')}.`],
    });
  });
});
