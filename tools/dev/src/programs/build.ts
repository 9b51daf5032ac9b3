import { bundleProduct } from '../build/service-bundles.js';
import { findRepositoryRoot } from '../repository-root.js';
import { runProgram } from '@kiban/one-machine/programs/run-program';

/** The last step of `npm run build`: the bundles that everything starts from, with their source maps. */
await runProgram(async () => {
  await bundleProduct(findRepositoryRoot(), { sourceMaps: true });
  return 0;
});
