import { readLauncherSettings } from '@kiban/one-machine/config/launcher-settings';
import { runAdmin } from '@kiban/one-machine/programs/run-admin';
import { runProgram } from '@kiban/one-machine/programs/run-program';
import { makeBundles } from '../build/bundles.js';
import { programBundles } from '../build/service-bundles.js';
import { findRepositoryRoot } from '../repository-root.js';

/** `npm run admin -- list`: the operator’s commands of auth, on the deployment that `npm start` runs here. */
await runProgram(async () => {
  const repositoryRoot = findRepositoryRoot();
  const settings = readLauncherSettings(process.env, repositoryRoot);
  await makeBundles(repositoryRoot, programBundles('admin'));
  return runAdmin(repositoryRoot, settings, process.argv.slice(2));
});
