#!/usr/bin/env node
// `npm run release -- --dry-run`: packs every published package into dist/packages, and tries those of a running product as an
// integrator does: each is installed from its address in an empty folder and makes a call. docs/runbooks/release.md says what a
// real release does beside that, which needs the accounts of a registry.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));
const [option] = process.argv.slice(2);
if (option !== '--dry-run') {
  console.error(
    '✖ Only npm run release -- --dry-run exists; docs/runbooks/release.md has the steps of a release.',
  );
  process.exit(2);
}
for (const [program, ...args] of [
  ['packages.mjs', 'dist/packages'],
  ['test.mjs', 'apps/platform-e2e/src/integrations/packages.e2e-spec.ts'],
]) {
  const script = fileURLToPath(new URL(program, import.meta.url));
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: repositoryRoot,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
