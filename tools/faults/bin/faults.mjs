#!/usr/bin/env node
// Compiles what the harness starts and runs it: `npm run faults`, `npm run faults -- --quick`, `npm run faults -- dispatcher-kill`.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = dirname(dirname(fileURLToPath(import.meta.url)));
let compiler;
try {
  compiler = createRequire(import.meta.url)
    .resolve('typescript-7/package.json')
    .replace('package.json', 'bin/tsc');
} catch {
  console.error('✖ The dependencies are not installed: run npm ci first.');
  process.exit(1);
}
const build = spawnSync(process.execPath, [compiler, '-b', project], { stdio: ['ignore', 2, 2] });
if (build.status !== 0) {
  console.error('✖ tools/faults does not compile: see the messages above.');
  process.exit(1);
}
await import(join(project, 'dist', 'src', 'main.js'));
