import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { KIBAN } from '../command-line/kiban-program.js';
import { testDeployment } from '../client/deployment.js';
import { freePort } from '../running/free-port.js';
import { guideListing, type GuideListing } from './guide-listing.js';
import { GuideRunner } from './guide-runner.js';

const run = promisify(execFile);
const { runs, notRun } = await guideListing();

/** The programs that a reader of a language needs; Node is there. */
const NEEDED: Record<GuideListing['runs'][number]['language'], string[]> = {
  sh: ['bash', 'curl', 'jq'],
  python: ['python3'],
  ts: [],
};

async function missing(program: string): Promise<boolean> {
  return run(program, ['--version']).then(
    () => false,
    () => true,
  );
}

/** `kiban`, as its package installs it, and Python. */
let programs: string;
let runner: GuideRunner;
beforeAll(async () => {
  programs = await mkdtemp(join(tmpdir(), 'kiban-guides-'));
  const script = `#!/bin/sh\nexec '${process.execPath}' '${KIBAN}' "$@"\n`;
  await writeFile(join(programs, 'kiban'), script, { mode: 0o755 });
  await linkPython();
  runner = new GuideRunner();
});
afterAll(async () => {
  await runner?.close();
  await rm(programs, { recursive: true, force: true });
});

/** The interpreter itself: `python3` may be a script of a version manager, which takes longer than a guide. */
async function linkPython(): Promise<void> {
  const found = await run('python3', ['-c', 'import sys; print(sys.executable)']).catch(() => undefined);
  if (found !== undefined) await symlink(found.stdout.trim(), join(programs, 'python3'));
}

for (const [language, needed] of Object.entries(NEEDED)) {
  const absent: string[] = [];
  for (const program of needed) if (await missing(program)) absent.push(program);
  const own = runs.filter((one) => one.language === language);
  const declare = absent.length === 0 ? describe : describe.skip;
  if (absent.length > 0) {
    const reason = `${absent.join(', ')} not on this machine`;
    process.stderr.write(`\nSKIPPED, ${own.length} guides in ${language}: ${reason}.\n\n`);
  }
  declare(`the code of the guides in ${language}`, () => {
    it.each(own.map(({ guide, blocks }) => ({ guide, blocks })))(
      'runs and prints what the page shows: $guide, $blocks blocks',
      async ({ guide }) => {
        const { origin, token, natsUrl, natsObserver } = await testDeployment();
        const env = {
          PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}`,
          HOME: process.env['HOME'],
          KIBAN_URL: origin,
          KIBAN_TOKEN: token,
          KIBAN_NATS_URL: natsUrl,
          KIBAN_NATS_USER: natsObserver?.user,
          KIBAN_NATS_PASSWORD: natsObserver?.password,
          RECEIVER_PORT: String(await freePort()),
        };
        expect(await runner.faultsOf(guide, language, env)).toEqual([]);
      },
      120_000,
    );
  });
}

describe('the code of the guides', () => {
  it('is left out of the tests only where it installs, deploys, opens something or calls another product', () => {
    const counts = Object.entries(notRun).filter(([, count]) => count > 0);
    expect(Object.fromEntries(counts)).toEqual({
      'quick-start': 3,
      client: 1,
      cli: 3,
      'client-readme': 1,
      events: 1,
      mcp: 2,
      'self-hosting': 5,
      upgrade: 4,
    });
  });
});
