import { join } from 'node:path';
import type { ServiceName } from '@kiban/edge/service-name';

/** Path of a service's bundle in its project folder, and in an image's `app`. */
export const SERVICE_FILE = join('dist', 'service.mjs');

/** Programs of a service that run once. */
export type ServiceProgram = 'admin' | 'migrate' | 'prepare-broker' | 'seed';

/** A program's path in the project folder of its service. */
export function programFile(program: 'main' | ServiceProgram): string {
  return program === 'main' ? SERVICE_FILE : join('dist', `${program}.mjs`);
}

/**
 * The file that a service (docs/decisions/0010-one-file-a-service.md) or one of its programs starts from.
 *
 * @param root the folder of the product, which contains `apps`
 */
export function serviceProgram(
  root: string,
  service: ServiceName,
  program: 'main' | ServiceProgram = 'main',
): string {
  return join(root, 'apps', service, programFile(program));
}
