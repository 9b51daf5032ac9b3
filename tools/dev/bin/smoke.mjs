#!/usr/bin/env node
// Runs the smoke program of apps/platform-e2e against the deployment that npm start has running.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const deployment = join(resolve(root, process.env.KIBAN_DATA_DIR ?? '.data'), 'kiban.json');
const program = join(root, 'apps', 'platform-e2e', 'dist', 'src', 'smoke.js');

for (const file of [deployment, program]) {
  if (existsSync(file)) continue;
  console.error(
    `✖ ${file} is not there: run npm start in another terminal first, and wait until it says ready.`,
  );
  process.exit(1);
}
const { status } = spawnSync(process.execPath, [program, deployment, ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: root,
});
process.exit(status ?? 1);
