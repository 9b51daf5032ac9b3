import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLauncherSettings } from '@kiban/one-machine/config/launcher-settings';
import { ConsoleProgress } from '@kiban/one-machine/console/progress';
import { DataFolder } from '@kiban/one-machine/data-folder/data-folder';
import { LauncherLock, lockHolder } from '@kiban/one-machine/data-folder/launcher-lock';
import { endLeftovers } from '@kiban/one-machine/launcher/leftovers';
import { onStopSignals } from '@kiban/one-machine/launcher/stop-signals';
import { TestBacking } from '../backing/test-backing.js';
import { findRepositoryRoot } from '../repository-root.js';
import { runProgram } from '@kiban/one-machine/programs/run-program';

/**
 * Starts only PostgreSQL and NATS for tests and stays in the foreground. `npx jest <path>` in another terminal then needs
 * only the printed lines. Several users can share one, because every test creates its own database.
 */
await runProgram(async () => {
  const repositoryRoot = findRepositoryRoot();
  const settings = readLauncherSettings(process.env, repositoryRoot);
  const folder = new DataFolder(join(settings.dataFolder, 'backing'));
  await new DataFolder(settings.dataFolder).open(process.getuid?.() === 0);
  await folder.open(process.getuid?.() === 0);
  const progress = new ConsoleProgress((text) => process.stderr.write(text));
  const envFile = join(folder.path, 'env.sh');
  if ((await lockHolder(folder.lockFile)) !== undefined) {
    const lines = await readFile(envFile, 'utf8').catch(() => '');
    process.stdout.write(lines);
    progress.say(
      lines === '' ? 'Another instance is starting.' : 'Another instance already runs at these addresses.',
    );
    return lines === '' ? 1 : 0;
  }
  const lock = await LauncherLock.acquire(folder.lockFile);
  const stopped = new Promise<void>((resolve) => {
    onStopSignals(
      () => resolve(),
      () => backing.kill(),
    );
  });
  const backing = new TestBacking({ folder, progress, repositoryRoot, env: process.env });
  try {
    await endLeftovers(folder, progress);
    const exports = await backing.start(randomBytes(18).toString('base64url'));
    const lines = Object.entries(exports).map(([name, value]) => `export ${name}='${value}'`);
    await writeFile(envFile, `${lines.join('\n')}\n`, { mode: 0o600 });
    process.stdout.write(`${lines.join('\n')}\n`);
    progress.say(
      `These lines are also in ${envFile}: source that file in another terminal. Ctrl-C stops both servers.`,
    );
    await stopped;
    return 0;
  } finally {
    await backing.stop();
    await lock.release();
  }
});
