// Compiles a tool where needed and runs one of its programs in this process, so that Ctrl-C and signals reach it.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needDevelopmentPackages } from './development-packages.mjs';

const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** @param tool its folder, from the root */
export async function runCompiled(tool, program = 'main') {
  await needDevelopmentPackages();
  const project = join(repositoryRoot, tool);
  const compiler = createRequire(import.meta.url)
    .resolve('typescript-7/package.json')
    .replace('package.json', 'bin/tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-b', project], { stdio: ['ignore', 2, 2] });
  if (status !== 0) {
    console.error(`✖ ${tool} does not compile: see the messages above.`);
    process.exit(1);
  }
  await import(join(project, 'dist', 'src', `${program}.js`));
}
