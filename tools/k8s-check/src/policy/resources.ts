import { workloadsOf } from '../workload.js';
import type { Breach, PolicyRule } from './rule.js';

/** Requests for both, a limit for memory, none for CPU (it would throttle the event loop). */
export const resources: PolicyRule = {
  name: 'resources',
  breaches(objects) {
    const breaches: Breach[] = [];
    for (const { object, containers, initContainers } of workloadsOf(objects)) {
      for (const { name, resources: own } of [...initContainers, ...containers]) {
        if (!own?.requests?.['cpu'] || !own.requests['memory'])
          breaches.push({ object, message: `${name} requests no CPU or no memory` });
        if (!own?.limits?.['memory']) breaches.push({ object, message: `${name} has no memory limit` });
        if (own?.limits?.['cpu']) breaches.push({ object, message: `${name} has a CPU limit` });
      }
    }
    return breaches;
  },
};
