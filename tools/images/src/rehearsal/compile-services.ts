import { join } from 'node:path';
import { SERVICE_NAMES } from '@kiban/dev/services/service-name';
import { run } from '../command.js';

/** Compiles what a rehearsal runs, where a source has changed since. */
export async function compileServices(repositoryRoot: string): Promise<void> {
  const compiler = join(repositoryRoot, 'node_modules', 'typescript', 'bin', 'tsc');
  await run(process.execPath, [compiler, '-b', ...SERVICE_NAMES.map((name) => join('apps', name))], {
    cwd: repositoryRoot,
  });
}
