import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { CaseResult } from './cases/fault-case.js';

const program = join(import.meta.dirname, '..', 'bin', 'faults.mjs');
const folder = mkdtempSync(join(tmpdir(), 'kiban-faults-'));
// PostgreSQL runs under an account of its own where the tests run as root: it must be able to pass.
chmodSync(folder, 0o711);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The harness is a program of its own: what Jest set for its workers is not for it. */
function withoutJest(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(JEST_|NODE_OPTIONS$|NODE_ENV$)/.test(name)),
  );
}

describe('the short selection of faults', () => {
  it('loses nothing, repeats at most what each death allows, and detects the loss of an id cursor [DEC-7.5, DEC-7.6, DEC-6.PAYLOAD-4]', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--quick'], {
      env: { ...withoutJest(process.env), KIBAN_DATA_DIR: folder },
      encoding: 'utf8',
    });
    process.stdout.write(stdout);
    expect([status, status === 0 ? '' : `${stdout}\n${stderr}`]).toEqual([0, '']);
    const { cases } = JSON.parse(readFileSync(join(folder, 'results', 'faults.json'), 'utf8')) as {
      cases: (CaseResult & { name: string })[];
    };
    expect(cases.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['dispatcher-kill', 'rolling-restart', 'nats-kill', 'late-commits']),
    );
    for (const { name, sent, lost, duplicated, duplicatesMax } of cases) {
      expect([name, lost]).toEqual([name, 0]);
      expect(sent).toBeGreaterThan(0);
      expect(duplicated).toBeLessThanOrEqual(duplicatesMax);
    }
    expect(cases.find(({ name }) => name === 'late-commits')?.note).toMatch(/^an id cursor lost [1-9]/);
    expect(cases.find(({ name }) => name === 'rolling-restart')?.duplicated).toBe(0);
  }, 400_000);
});
