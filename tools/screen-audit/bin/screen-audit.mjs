#!/usr/bin/env node
// Compiles the audit of the screen where needed and runs it: `npm run audit:screen`.
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
  console.error('✖ tools/screen-audit does not compile: see the messages above.');
  process.exit(1);
}
// In this process, so that Ctrl-C and signals end the audit.
await import(join(project, 'dist', 'src', 'main.js'));
