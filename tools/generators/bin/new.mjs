#!/usr/bin/env node
// Writes what is left by hand of a property, a kind of event or a view: generators of Nx, which this compiles and calls.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needDevelopmentPackages } from '../../dev/bin/development-packages.mjs';

const USAGE = `Usage: npm run new -- property <name> [--type number|text|date] [--min …] [--max …] [--integer] [--label …] [--labelJa …]
       npm run new -- event <noun.verb> [--description …] [--source boards|auth|webhooks] [--card id|cardId|taskId|none]
       npm run new -- view <name> [--label …] [--labelJa …]
`;
const root = fileURLToPath(new URL('../../..', import.meta.url));
const [kind, ...args] = process.argv.slice(2);
if (!['property', 'event', 'view'].includes(kind) || args.length === 0) {
  process.stderr.write(USAGE);
  process.exit(2);
}

await needDevelopmentPackages();
const program = (name, path) =>
  createRequire(import.meta.url)
    .resolve(`${name}/package.json`)
    .replace('package.json', path);
const run = (file, ...given) =>
  spawnSync(process.execPath, [file, ...given], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    .status ?? 1;

if (run(program('typescript-7', 'bin/tsc'), '-b', join('tools', 'generators')) !== 0) {
  process.stderr.write('✖ tools/generators does not compile: see the messages above.\n');
  process.exit(1);
}
process.exit(
  run(
    program('nx', 'dist/bin/nx.js'),
    'generate',
    `./tools/generators/nx/generators.json:${kind}`,
    ...args,
    '--no-interactive',
  ),
);
