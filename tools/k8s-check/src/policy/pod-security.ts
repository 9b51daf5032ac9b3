import { at, ofKind } from '../manifest.js';
import { workloadsOf } from '../workload.js';
import type { Breach, PolicyRule } from './rule.js';

/** The restricted Pod Security Standard, and a root that cannot be written. */
export const podSecurity: PolicyRule = {
  name: 'pod-security',
  breaches(objects) {
    const breaches: Breach[] = [];
    for (const { object, pod, containers, initContainers } of workloadsOf(objects)) {
      const must = (holds: boolean, message: string): void => {
        if (!holds) breaches.push({ object, message });
      };
      must(at(pod, 'securityContext', 'runAsNonRoot') === true, 'the pod may run as root: set runAsNonRoot');
      must(Number(at(pod, 'securityContext', 'runAsUser') ?? 0) > 0, 'the pod names no numeric user');
      must(
        at(pod, 'securityContext', 'seccompProfile', 'type') === 'RuntimeDefault',
        'the pod has no seccomp profile RuntimeDefault',
      );
      must(pod['automountServiceAccountToken'] === false, 'the pod gets a token for the cluster’s API');
      must(
        pod['enableServiceLinks'] === false,
        'the pod’s environment is filled with addresses: set enableServiceLinks: false',
      );
      must(typeof pod['serviceAccountName'] === 'string', 'the pod shares the default service account');
      for (const forbidden of ['hostNetwork', 'hostPID', 'hostIPC'])
        must(pod[forbidden] !== true, `the pod uses ${forbidden}`);
      for (const { name, securityContext: context } of [...initContainers, ...containers]) {
        must(context?.allowPrivilegeEscalation === false, `${name} may gain privileges`);
        must(context?.privileged !== true, `${name} is privileged`);
        must(context?.readOnlyRootFilesystem === true, `${name} can write its root`);
        must(context?.capabilities?.drop?.includes('ALL') === true, `${name} keeps capabilities`);
        must((context?.capabilities?.add ?? []).length === 0, `${name} adds capabilities`);
      }
    }
    for (const object of ofKind(objects, 'Namespace'))
      if (object.metadata.labels?.['pod-security.kubernetes.io/enforce'] !== 'restricted')
        breaches.push({
          object,
          message: 'the namespace does not enforce the restricted Pod Security Standard',
        });
    return breaches;
  },
};
