import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConsoleProgress } from '@kiban/one-machine/console/progress';
import { DataFolder } from '@kiban/one-machine/data-folder/data-folder';
import { TestBacking } from '@kiban/dev/backing/test-backing';
import { hasBackingServices, useBackingServices } from '../config/test-backing-settings.js';

/**
 * Runs `work` with a PostgreSQL and a NATS for tests: the running ones from the environment, or separate ones that are
 * removed afterwards. @param work receives a temporary folder, which is also removed afterwards
 */
export async function withBackingServices<T>(
  repositoryRoot: string,
  work: (scratch: string) => Promise<T>,
): Promise<T> {
  const scratch = await mkdtemp(join(tmpdir(), 'kiban-rehearsal-'));
  const asRoot = process.getuid?.() === 0;
  const folder = new DataFolder(join(scratch, 'backing'));
  const progress = new ConsoleProgress((text) => process.stderr.write(text));
  let backing: TestBacking | undefined;
  try {
    // PostgreSQL runs under another account than root and must be able to pass.
    await new DataFolder(scratch).open(asRoot);
    if (!hasBackingServices()) {
      await folder.open(asRoot);
      backing = new TestBacking({ folder, progress, repositoryRoot, env: process.env });
      useBackingServices({ ...(await backing.start(randomBytes(18).toString('base64url'))) });
    }
    return await work(scratch);
  } finally {
    await backing?.stop();
    await rm(scratch, { recursive: true, force: true, maxRetries: 3 });
  }
}
