import { workloadsOf } from '../workload.js';
import type { Breach, PolicyRule } from './rule.js';

/** Code, buffers, threads' stacks and what native code holds, in MiB. */
const OUTSIDE_HEAP_MIB = 64;
/** The young generation has three semi-spaces. */
const SEMI_SPACES = 3;

/** What a process with these settings may use for its heap, in MiB; undefined where nothing is set. */
function heapOf(env: readonly { name: string; value?: string }[]): number | undefined {
  const options = env.find(({ name }) => name === 'NODE_OPTIONS')?.value ?? '';
  const flag = (name: string): number => Number(new RegExp(`--${name}=(\\d+)`).exec(options)?.[1] ?? 0);
  const old = flag('max-old-space-size');
  return old === 0 ? undefined : old + SEMI_SPACES * flag('max-semi-space-size');
}

/**
 * Requests for both, a limit for memory that the heap fits, none for CPU (it would throttle the event loop).
 */
export const resources: PolicyRule = {
  name: 'resources',
  breaches(objects) {
    const breaches: Breach[] = [];
    for (const { object, containers, initContainers } of workloadsOf(objects)) {
      for (const { name, resources: own, env } of [...initContainers, ...containers]) {
        if (!own?.requests?.['cpu'] || !own.requests['memory'])
          breaches.push({ object, message: `${name} requests no CPU or no memory` });
        if (!own?.limits?.['memory']) breaches.push({ object, message: `${name} has no memory limit` });
        if (own?.limits?.['cpu']) breaches.push({ object, message: `${name} has a CPU limit` });
        const heapMiB = heapOf(env ?? []);
        const limitMiB = Number(/^(\d+)Mi$/.exec(String(own?.limits?.['memory']))?.[1]);
        if (heapMiB !== undefined && !(heapMiB + OUTSIDE_HEAP_MIB <= limitMiB))
          breaches.push({
            object,
            message: `${name} may be killed before its heap of ${heapMiB} MiB is full`,
          });
      }
    }
    return breaches;
  },
};
