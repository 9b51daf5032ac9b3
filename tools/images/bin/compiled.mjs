// Compiles this project where needed and runs one of its programs in this process, so that Ctrl-C reaches it.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = dirname(dirname(fileURLToPath(import.meta.url)));

export async function runCompiled(program) {
  let compiler;
  try {
    compiler = createRequire(import.meta.url)
      .resolve('typescript-7/package.json')
      .replace('package.json', 'bin/tsc');
  } catch {
    console.error('✖ The dependencies are not installed: run npm ci first.');
    process.exit(1);
  }
  const { status } = spawnSync(process.execPath, [compiler, '-b', project], { stdio: ['ignore', 2, 2] });
  if (status !== 0) {
    console.error('✖ tools/images does not compile: see the messages above.');
    process.exit(1);
  }
  await import(join(project, 'dist', 'src', `${program}.js`));
}
