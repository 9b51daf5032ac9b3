import type { Finding } from '../finding.js';
import { describeObject, type Composition } from '../manifest.js';
import { availability } from './availability.js';
import { imageFaults } from './images.js';
import { network } from './network.js';
import { objectsOnce } from './objects.js';
import { podSecurity } from './pod-security.js';
import { probesAndShutdown } from './probes-and-shutdown.js';
import { references } from './references.js';
import { resources } from './resources.js';
import type { PolicyRule } from './rule.js';

export const policyRules: readonly PolicyRule[] = [
  objectsOnce,
  podSecurity,
  probesAndShutdown,
  resources,
  availability,
  references,
  network,
];

/** What breaks the house's own rules, which no schema knows. */
export function policyFaults(composition: Composition): Finding[] {
  const { name, objects } = composition;
  const findings = policyRules.flatMap((rule) =>
    rule.breaches(objects).map(({ object, message }) => ({
      where: `${name} ${describeObject(object)}`,
      rule: rule.name,
      message,
    })),
  );
  return [...findings, ...imageFaults(composition)];
}
