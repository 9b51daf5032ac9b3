import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { testDeployment } from '../running/deployment.js';
import { freePort } from '../running/free-port.js';
import { guideListing, RUN_GUIDE, type GuideListing } from './guide-listing.js';

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

for (const [language, programs] of Object.entries(NEEDED)) {
  const absent: string[] = [];
  for (const program of programs) if (await missing(program)) absent.push(program);
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
        const { origin, token, natsUrl } = await testDeployment();
        const env = {
          PATH: process.env['PATH'],
          HOME: process.env['HOME'],
          KIBAN_URL: origin,
          KIBAN_TOKEN: token,
          KIBAN_NATS_URL: natsUrl,
          RECEIVER_PORT: String(await freePort()),
        };
        const faults = await run(process.execPath, [RUN_GUIDE, guide, language], { env }).then(
          () => '',
          ({ stderr }: { stderr: string }) => stderr,
        );
        expect(faults).toBe('');
      },
      120_000,
    );
  });
}

describe('the code of the guides', () => {
  it('is left out of the tests only where it installs, deploys or opens something', () => {
    const counts = Object.entries(notRun).filter(([, count]) => count > 0);
    expect(Object.fromEntries(counts)).toEqual({
      'quick-start': 3,
      events: 1,
      mcp: 2,
      'self-hosting': 3,
      upgrade: 4,
    });
  });
});
