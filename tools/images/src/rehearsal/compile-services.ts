import { join } from 'node:path';
import { buildProjects } from '@kiban/dev/build/project-build';
import { SERVICE_NAMES } from '@kiban/dev/services/service-name';

/** Builds what a rehearsal runs, where a source has changed since. */
export async function compileServices(repositoryRoot: string): Promise<void> {
  const projects = SERVICE_NAMES.map((name) => join('apps', name));
  await buildProjects(repositoryRoot, projects, new AbortController().signal);
}
