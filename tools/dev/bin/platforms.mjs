#!/usr/bin/env node
// `npm run platforms`: installs the packages of Zapier and Activepieces into the data folder, and runs the apps of
// examples/zapier and examples/activepieces in them beside the service. Zapier's packages have a licence of their own,
// which applies to who installs them: node_modules/zapier-platform-core/LICENSE.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const test = fileURLToPath(new URL('./test.mjs', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [test, ...process.argv.slice(2), '--selectProjects', 'platforms'],
  {
    stdio: 'inherit',
    env: { ...process.env, KIBAN_PLATFORMS: '1' },
  },
);
process.exitCode = status ?? 1;
