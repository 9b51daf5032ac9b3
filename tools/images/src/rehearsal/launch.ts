import { join } from 'node:path';

/** How a program of a service is run. */
export interface LaunchPlan {
  program: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

/** @param script the compiled program without its ending, such as `main` or `migrate` */
export type Launch = (service: string, script: string, env: NodeJS.ProcessEnv) => LaunchPlan;

/** Runs what was compiled in the repository. */
export function fromSources(repositoryRoot: string): Launch {
  return (service, script, env) => ({
    program: process.execPath,
    args: [join(repositoryRoot, 'apps', service, 'dist/src', `${script}.js`)],
    env,
  });
}
