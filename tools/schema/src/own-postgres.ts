import { ConsoleProgress } from '@kiban/one-machine/console/progress';
import { DataFolder } from '@kiban/one-machine/data-folder/data-folder';
import { startEmbeddedPostgres } from '@kiban/one-machine/launcher/backing-services';
import { Children } from '@kiban/one-machine/launcher/children';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `work` with the superuser's URL of a new PostgreSQL, which is removed afterwards. */
export async function withOwnPostgres<T>(
  repositoryRoot: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const folder = new DataFolder(await mkdtemp(join(tmpdir(), 'kiban-schema-')));
  const progress = new ConsoleProgress(() => undefined);
  const cancel = new AbortController();
  const children = new Children(folder, progress, cancel.signal);
  try {
    await folder.open(process.getuid?.() === 0);
    const { ledger, started, onDeath } = children;
    const context = { folder, progress, root: repositoryRoot, env: process.env, ledger, started, onDeath };
    const password = randomBytes(18).toString('base64url');
    const { cluster } = await startEmbeddedPostgres(context, password, false);
    return await work(cluster.superuserUrl());
  } finally {
    cancel.abort();
    await children.stop();
    await rm(folder.path, { recursive: true, force: true, maxRetries: 3 });
  }
}
