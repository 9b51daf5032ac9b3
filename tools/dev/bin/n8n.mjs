#!/usr/bin/env node
// `npm run n8n`: installs n8n into the data folder, starts it beside the service and runs the nodes of
// integrations/n8n-nodes-kiban in it, on Node 20 and on Node 24. The first run takes many minutes and 2 GB. N8N_VERSION
// chooses another version; KIBAN_README_PICTURE=1 takes the pictures of the package's README again.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const test = fileURLToPath(new URL('./test.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [test, ...process.argv.slice(2), '--selectProjects', 'n8n'], {
  stdio: 'inherit',
  env: { ...process.env, KIBAN_N8N: '1' },
});
process.exitCode = status ?? 1;
