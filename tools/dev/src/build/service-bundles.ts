import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ServiceName } from '../services/service-name.js';
import { SetupProblem } from '../setup-problem.js';

/** Path of a service's bundle in its project folder, and in an image's `app`. */
export const SERVICE_FILE = join('dist', 'service.mjs');

/** The bundle that a service starts from (docs/decisions/0010-one-file-a-service.md). */
export function serviceProgram(repositoryRoot: string, service: ServiceName): string {
  return join(repositoryRoot, 'apps', service, SERVICE_FILE);
}

/** Builds the bundles from the compiled files, unless nothing has changed. */
export async function bundleServices(
  repositoryRoot: string,
  services: readonly ServiceName[],
  signal?: AbortSignal,
): Promise<void> {
  const program = join(repositoryRoot, 'tools', 'dev', 'bin', 'bundle-services.mjs');
  const child = spawn(process.execPath, [program, ...services.map((name) => join('apps', name))], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(signal ? { signal } : {}),
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString('utf8')));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return;
  throw new SetupProblem(
    'build_failed',
    `The services cannot be bundled; correct this and run again:\n${complaint.trim()}`,
  );
}
