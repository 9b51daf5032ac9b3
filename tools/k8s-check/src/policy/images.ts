import type { Finding } from '../finding.js';
import { describeObject, type Composition } from '../manifest.js';
import { workloadsOf } from '../workload.js';

/** Every image is of a named registry and of a fixed version; of production's each is named by digest. */
export function imageFaults({ name, objects }: Composition): Finding[] {
  const findings: Finding[] = [];
  for (const { object, containers, initContainers } of workloadsOf(objects)) {
    for (const container of [...initContainers, ...containers]) {
      const image = container.image ?? '';
      const where = `${name} ${describeObject(object)}`;
      const report = (message: string): void => void findings.push({ where, rule: 'images', message });
      const [, registry, version] = /^([^/]+\.[^/]+|localhost)\/[^:@]+([:@].+)?$/.exec(image) ?? [];
      if (!registry) report(`${image} does not say which registry it is from`);
      else if (!version || version === ':latest') report(`${image} has no fixed version`);
      else if (name === 'overlays/production' && !/^@sha256:[0-9a-f]{64}$/.test(version))
        report(`${image} is not named by its digest`);
    }
  }
  return findings;
}
