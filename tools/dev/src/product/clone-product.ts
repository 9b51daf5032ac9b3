import { IN_A_CLONE } from '@kiban/one-machine/console/wording';
import type { Product } from '@kiban/one-machine/launcher/product';
import { buildGuides } from '@kiban/guides/build-guides';
import { buildPackages } from '../packages/write-packages.js';
import { makeBundles } from '../build/bundles.js';
import { migrationStamp } from '../build/migration-stamp.js';
import { buildScreen } from '../build/screen-build.js';
import { LOCAL_MCP_BUNDLE, programBundles, serviceBundles } from '../build/service-bundles.js';

/** The product of a clone: each part is built when a source has changed. */
export function cloneProduct(repositoryRoot: string): Product {
  return {
    root: repositoryRoot,
    words: IN_A_CLONE,
    programs: async (signal) => {
      const { built, stamp } = await makeBundles(repositoryRoot, programBundles('migrate', 'seed'), {
        signal,
      });
      return { built, migrations: migrationStamp(repositoryRoot, stamp) };
    },
    services: async (signal) => {
      const made = await Promise.all([
        makeBundles(repositoryRoot, [...serviceBundles(), LOCAL_MCP_BUNDLE], { signal }),
        buildScreen(repositoryRoot, signal),
      ]);
      return made.some(({ built }) => built);
    },
    guides: () => buildGuides(repositoryRoot),
    packages: () => buildPackages(repositoryRoot),
  };
}
