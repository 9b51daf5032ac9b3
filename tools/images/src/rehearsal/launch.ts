import { join } from 'node:path';
import { SERVICE_FILE } from '@kiban/dev/build/service-bundles';

/** How a program of a service is run. */
export interface LaunchPlan {
  program: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

/** @param script `main` for the service itself, or another of its programs, such as `migrate` */
export type Launch = (service: string, script: string, env: NodeJS.ProcessEnv) => LaunchPlan;

/** The file of that program in the folder of the service. */
export function programFile(script: string): string {
  return script === 'main' ? SERVICE_FILE : join('dist', 'src', `${script}.js`);
}

/** Runs what was compiled in the repository. */
export function fromSources(repositoryRoot: string): Launch {
  return (service, script, env) => ({
    program: process.execPath,
    args: [join(repositoryRoot, 'apps', service, programFile(script))],
    env,
  });
}
