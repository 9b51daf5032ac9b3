import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Progress } from '@kiban/one-machine/console/progress';
import { onStopSignals } from '@kiban/one-machine/launcher/stop-signals';
import { TestBacking } from '@kiban/dev/backing/test-backing';
import { git } from './clone/git.js';
import { linkModules } from './clone/linked-modules.js';
import { removeLeftScratch, ScratchFolder } from './clone/scratch-folder.js';

import { faultTrial, type FaultTrial } from './fault-trial.js';
import { PlantError } from './plant-error.js';
import { FaultTests } from './tests/fault-tests.js';
import { TestProcesses } from './tests/test-process.js';

/** Settings of the developer's deployment, which tests never use; with CI, `npm test` would repeat each failed test. */
const DEVELOPERS_OWN = ['CI', 'DATABASE_URL', 'HOST', 'KIBAN_DATA_DIR', 'NATS_URL', 'PORT', 'PUBLIC_ORIGIN'];

export interface PlantRunOptions {
  readonly repositoryRoot: string;
  readonly commit: string;
  /** A tree with installed packages. */
  readonly modules: string;
  readonly progress: Progress;
  readonly env: NodeJS.ProcessEnv;
}

/** Runs work with a clone of the commit and servers for its tests. Both are gone afterwards, also after a signal. */
export async function inClone<Result>(
  { repositoryRoot, commit, modules, progress, env: given }: PlantRunOptions,
  work: (root: string, trial: FaultTrial) => Promise<Result>,
): Promise<Result> {
  await removeLeftScratch(progress);
  const interrupt = new AbortController();
  const env = Object.fromEntries(Object.entries(given).filter(([name]) => !DEVELOPERS_OWN.includes(name)));
  const scratch = await ScratchFolder.create(process.getuid?.() === 0);
  const backing = new TestBacking({ folder: scratch.backing, progress, repositoryRoot, env });
  onStopSignals(
    () => interrupt.abort(new PlantError('Interrupted; the results up to here are stored.')),
    () => {
      backing.kill();
      process.exit(130);
    },
  );
  try {
    const root = scratch.clone;
    await progress.step('Clone', async () => {
      git(repositoryRoot, 'clone', '--quiet', '--shared', '--no-checkout', repositoryRoot, root);
      git(root, 'checkout', '--quiet', '--detach', commit);
      linkModules(root, modules);
    });
    const exports = await backing.start(randomBytes(18).toString('base64url'));
    interrupt.signal.throwIfAborted();
    const output = join(scratch.path, 'output');
    mkdirSync(output);
    const processes = new TestProcesses({ ledgerFile: scratch.ledgerFile, signal: interrupt.signal });
    const tests = new FaultTests({ root, scratch: output, env: { ...env, ...exports }, processes });
    return await work(root, faultTrial(root, tests));
  } finally {
    await backing.stop();
    await scratch.remove();
  }
}
