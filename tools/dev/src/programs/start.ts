import { readLauncherSettings } from '@kiban/one-machine/config/launcher-settings';
import { runProgram } from '@kiban/one-machine/programs/run-program';
import { startProduct } from '@kiban/one-machine/programs/start-product';
import { cloneProduct } from '../product/clone-product.js';
import { findRepositoryRoot } from '../repository-root.js';

/** `npm start`: the whole of Kiban on this machine, in the foreground, until Ctrl-C. */
await runProgram(() => {
  const repositoryRoot = findRepositoryRoot();
  return startProduct(cloneProduct(repositoryRoot), readLauncherSettings(process.env, repositoryRoot));
});
