import { at, ofKind } from '../manifest.js';
import { selects, servicesOf, type LabelSelector } from '../workload.js';
import type { Breach, PolicyRule } from './rule.js';

/** Budgets that let a node be drained, pods spread over nodes, and one autoscaler a workload. */
export const availability: PolicyRule = {
  name: 'availability',
  breaches(objects) {
    const breaches: Breach[] = [];
    const budgets = ofKind(objects, 'PodDisruptionBudget');
    for (const object of budgets) {
      if (at(object, 'spec', 'minAvailable') !== undefined)
        breaches.push({
          object,
          message: 'minAvailable blocks a drain when replicas are few: use maxUnavailable',
        });
      if (at(object, 'spec', 'unhealthyPodEvictionPolicy') !== 'AlwaysAllow')
        breaches.push({ object, message: 'a pod that is not ready blocks the drain of its node' });
    }
    const scalers = ofKind(objects, 'HorizontalPodAutoscaler', 'ScaledObject');
    for (const { object, labels, pod } of servicesOf(objects)) {
      const { name } = object.metadata;
      const own = budgets.filter((budget) =>
        selects(at(budget, 'spec', 'selector') as LabelSelector, labels),
      );
      if (own.length !== 1)
        breaches.push({ object, message: `${own.length} disruption budgets take its pods; one must` });
      const mine = scalers.filter((scaler) => at(scaler, 'spec', 'scaleTargetRef', 'name') === name);
      if (mine.length > 1)
        breaches.push({ object, message: 'more than one autoscaler decides on its replicas' });
      if (mine.length > 0 && at(object, 'spec', 'replicas') !== undefined)
        breaches.push({
          object,
          message: 'it names replicas and has an autoscaler: each apply would fight it',
        });
      if (object.kind === 'Deployment' && !Array.isArray(pod['topologySpreadConstraints']))
        breaches.push({ object, message: 'its pods may all be on one node: topologySpreadConstraints' });
    }
    return breaches;
  },
};
