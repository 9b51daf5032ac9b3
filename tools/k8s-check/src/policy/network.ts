import { at, ofKind, type Manifest } from '../manifest.js';
import { selects, workloadsOf, type LabelSelector } from '../workload.js';
import type { Breach, PolicyRule } from './rule.js';

/** What the dispatcher must not reach, whatever a webhook's address says. */
const NEVER_FROM_WEBHOOKS = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
];

/** Where policies are used at all: nothing passes by default, and every workload has its own. */
export const network: PolicyRule = {
  name: 'network',
  breaches(objects) {
    const policies = ofKind(objects, 'NetworkPolicy');
    const denial = policies.find(isDefaultDenial);
    // A composition may leave policies to the cluster; half of them is worse than none.
    if (policies.every(({ metadata }) => !['default-deny', 'boards-api'].includes(metadata.name))) return [];
    const breaches: Breach[] = [];
    if (!denial && policies[0])
      breaches.push({
        object: policies[0],
        message: 'there are policies, but nothing is refused by default',
      });
    for (const { object, labels } of workloadsOf(objects)) {
      const own = policies.some(
        (policy) =>
          !isDefaultDenial(policy) &&
          Object.keys(selectorOf(policy).matchLabels ?? {}).length > 0 &&
          selects(selectorOf(policy), labels),
      );
      if (!own) breaches.push({ object, message: 'no network policy says whom its pods may talk to' });
    }
    const dispatcher = policies.find(({ metadata }) => metadata.name === 'webhook-dispatcher');
    if (dispatcher) breaches.push(...openRanges(dispatcher));
    return breaches;
  },
};

function selectorOf(policy: Manifest): LabelSelector {
  return (at(policy, 'spec', 'podSelector') ?? {}) as LabelSelector;
}

function isDefaultDenial(policy: Manifest): boolean {
  const types = (at(policy, 'spec', 'policyTypes') ?? []) as string[];
  return (
    Object.keys(selectorOf(policy)).length === 0 &&
    types.includes('Ingress') &&
    types.includes('Egress') &&
    at(policy, 'spec', 'ingress') === undefined &&
    at(policy, 'spec', 'egress') === undefined
  );
}

function openRanges(object: Manifest): Breach[] {
  const rules = (at(object, 'spec', 'egress') ?? []) as {
    to?: { ipBlock?: { cidr: string; except?: string[] } }[];
  }[];
  const everywhere = rules
    .flatMap(({ to = [] }) => to)
    .filter(({ ipBlock }) => ipBlock?.cidr === '0.0.0.0/0');
  return everywhere.flatMap(({ ipBlock }) =>
    NEVER_FROM_WEBHOOKS.filter((range) => !ipBlock?.except?.includes(range)).map((range) => ({
      object,
      message: `a webhook could reach ${range}`,
    })),
  );
}
