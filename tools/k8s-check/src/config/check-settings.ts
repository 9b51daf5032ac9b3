import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface CheckSettings {
  repositoryRoot: string;
  /** k8s/ of the repository. */
  manifests: string;
  /** Where a fetched kubectl is kept. */
  cache: string;
  env: NodeJS.ProcessEnv;
  /** Whether a check that cannot be made is a fault. */
  isContinuousIntegration: boolean;
}

export function readCheckSettings(
  env: NodeJS.ProcessEnv = process.env,
  repositoryRoot = fileURLToPath(new URL('../../../../../', import.meta.url)),
): CheckSettings {
  return {
    repositoryRoot,
    manifests: join(repositoryRoot, 'k8s'),
    cache: join(repositoryRoot, 'node_modules', '.cache', 'kiban', 'kubectl'),
    env,
    isContinuousIntegration: !['', undefined, '0', 'false'].includes(env['CI']),
  };
}
