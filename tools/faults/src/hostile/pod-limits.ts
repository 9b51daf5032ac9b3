import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const SERVICES = ['boards-api', 'auth', 'webhook-dispatcher', 'notifications', 'mcp-gateway'] as const;
export type Service = (typeof SERVICES)[number];

/** What a pod of a service may use, as its manifest states it. */
export interface PodLimits {
  memoryBytes: number;
  /** With the heap's limit. */
  nodeOptions: string;
}

export function parsePodLimits(manifest: string): PodLimits {
  const memory = /limits: \{[^}]*memory: (\d+)Mi/.exec(manifest)?.[1];
  const nodeOptions = /name: NODE_OPTIONS\n(?:\s*#.*\n)*\s*value: (.+)/.exec(manifest)?.[1];
  if (memory === undefined || nodeOptions === undefined)
    throw new Error('The manifest states no memory limit or no NODE_OPTIONS.');
  return { memoryBytes: Number(memory) * 1_048_576, nodeOptions };
}

export async function readPodLimits(repositoryRoot: string): Promise<Record<Service, PodLimits>> {
  const entries = await Promise.all(
    SERVICES.map(async (name) => {
      const file = join(repositoryRoot, 'k8s', 'base', name, 'deployment.yaml');
      return [name, parsePodLimits(await readFile(file, 'utf8'))] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<Service, PodLimits>;
}
