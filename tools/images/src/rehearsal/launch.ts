import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  SERVICE_FILE,
  serviceProgram,
  type ServiceProgram,
} from '@kiban/one-machine/services/service-programs';
import type { ServiceName } from '@kiban/edge/service-name';

/** How a program of a service is run. */
export interface LaunchPlan {
  program: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

/** `main` is the service itself. */
export type Launch = (
  service: ServiceName,
  script: 'main' | ServiceProgram,
  env: NodeJS.ProcessEnv,
) => LaunchPlan;

/** The file of a program in the folder of the service in its image, where the compiler's output is beside the bundle. */
export function imageProgram(script: 'main' | ServiceProgram): string {
  return script === 'main' ? SERVICE_FILE : join('dist', 'src', `${script}.js`);
}

/** Runs the bundles of a checkout. An older version may have its programs only as the compiler wrote them. */
export function fromSources(repositoryRoot: string): Launch {
  return (service, script, env) => {
    const bundle = serviceProgram(repositoryRoot, service, script);
    const compiled = join(repositoryRoot, 'apps', service, imageProgram(script));
    return { program: process.execPath, args: [existsSync(bundle) ? bundle : compiled], env };
  };
}
