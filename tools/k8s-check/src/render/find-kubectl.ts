import type { CheckSettings } from '../config/check-settings.js';
import { output } from './command.js';
import { fetchDebianKubectl } from './debian-kubectl.js';

/** Thrown when nothing can be rendered; says how to get kubectl. */
export class KubectlMissingError extends Error {
  readonly code = 'kubectl_missing';
  constructor(reason: string) {
    super(
      `kubectl with Kustomize 5 is not on this machine${reason}: install it (https://kubernetes.io/docs/tasks/tools/; macOS: brew ` +
        'install kubectl; Debian 13: apt-get install kubernetes-client) or name it with KUBECTL=<program>.',
    );
    this.name = 'KubectlMissingError';
  }
}

/**
 * Finds a kubectl that renders components: the one that KUBECTL names, the one on the PATH, and in
 * continuous integration Debian's package.
 * @throws KubectlMissingError
 */
export async function findKubectl({ env, cache, isContinuousIntegration }: CheckSettings): Promise<string> {
  const named = env['KUBECTL'];
  const installed = named ? named : 'kubectl';
  if (await rendersComponents(installed, env)) return installed;
  if (named) throw new KubectlMissingError(` (KUBECTL=${named} is none)`);
  if (!isContinuousIntegration) throw new KubectlMissingError('');
  try {
    const fetched = await fetchDebianKubectl(cache);
    if (await rendersComponents(fetched, env)) return fetched;
    throw new Error(`${fetched} does not run here`);
  } catch (error) {
    throw new KubectlMissingError(
      ` and could not be fetched from Debian (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`,
    );
  }
}

/** Whether the program runs and has Kustomize 4.1 or later, with components and `labels`. */
async function rendersComponents(program: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const text = await output(program, ['version', '--client', '--output=json'], { env }).catch(
    () => undefined,
  );
  if (text === undefined) return false;
  const version = /"kustomizeVersion":\s*"v(\d+)\./.exec(text)?.[1];
  return Number(version ?? 0) >= 5;
}
