import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeBundles } from '../build/bundles.js';
import { readLauncherSettings } from '@kiban/one-machine/config/launcher-settings';
import { DataFolder } from '@kiban/one-machine/data-folder/data-folder';
import { findRepositoryRoot } from '../repository-root.js';
import { SetupProblem } from '@kiban/one-machine/setup-problem';
import { runProgram } from '@kiban/one-machine/programs/run-program';

const SMOKE = {
  entry: join('apps', 'platform-e2e', 'src', 'smoke.ts'),
  output: join('apps', 'platform-e2e', 'dist', 'smoke.mjs'),
  packages: 'outside',
} as const;

/** `npm run smoke`: the product's main job against the deployment that npm start has running. */
await runProgram(async () => {
  const repositoryRoot = findRepositoryRoot();
  const { addressesFile } = new DataFolder(readLauncherSettings(process.env, repositoryRoot).dataFolder);
  if (!existsSync(addressesFile)) {
    throw new SetupProblem(
      'service_not_ready',
      `${addressesFile} does not exist: run npm start in another terminal and wait until it is ready.`,
    );
  }
  await makeBundles(repositoryRoot, [SMOKE]);
  const program = join(repositoryRoot, SMOKE.output);
  const child = spawn(process.execPath, [program, addressesFile, ...process.argv.slice(2)], {
    cwd: repositoryRoot,
    stdio: 'inherit',
  });
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
});
