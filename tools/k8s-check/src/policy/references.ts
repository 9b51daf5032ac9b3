import { at, describeObject, ofKind, type Manifest } from '../manifest.js';
import { selects, servicesOf, workloadsOf, type LabelSelector } from '../workload.js';
import type { Breach, PolicyRule } from './rule.js';

/** What the workloads name must be there, and what selects pods must find some. */
export const references: PolicyRule = {
  name: 'references',
  breaches(objects) {
    return [...missingFromPods(objects), ...missingBackends(objects), ...missingTargets(objects)];
  },
};

const SECRET_MAKERS = ['Secret', 'ExternalSecret'];

/** Operators of other parties make these; the component that needs one says so in its README. */
const MADE_ELSEWHERE = new Set(['nats', 'keda-webhooks']);

function missingFromPods(objects: readonly Manifest[]): Breach[] {
  const names = (...kinds: string[]): Set<string> =>
    new Set(ofKind(objects, ...kinds).map(({ metadata }) => metadata.name));
  const configMaps = names('ConfigMap');
  const secrets = names(...SECRET_MAKERS);
  const accounts = names('ServiceAccount');
  return workloadsOf(objects).flatMap(({ object, pod, containers, initContainers }) => {
    const breaches: Breach[] = [];
    for (const { name, envFrom = [] } of [...initContainers, ...containers]) {
      for (const { configMapRef, secretRef } of envFrom) {
        if (configMapRef && !configMaps.has(configMapRef.name))
          breaches.push({
            object,
            message: `${name} reads ConfigMap/${configMapRef.name}, which is not there`,
          });
        if (secretRef && !secrets.has(secretRef.name) && !MADE_ELSEWHERE.has(secretRef.name))
          breaches.push({ object, message: `${name} reads Secret/${secretRef.name}, which nothing makes` });
      }
    }
    const account = pod['serviceAccountName'];
    if (typeof account === 'string' && !accounts.has(account))
      breaches.push({ object, message: `ServiceAccount/${account} is not there` });
    return breaches;
  });
}

function missingBackends(objects: readonly Manifest[]): Breach[] {
  const pods = servicesOf(objects);
  const services = new Map(ofKind(objects, 'Service').map((service) => [service.metadata.name, service]));
  const breaches: Breach[] = [];
  for (const object of services.values()) {
    const selector = at(object, 'spec', 'selector') as Record<string, string> | undefined;
    const behind = pods.filter(({ labels }) => selector && selects({ matchLabels: selector }, labels));
    if (behind.length !== 1)
      breaches.push({ object, message: `its selector takes ${behind.length} workloads; it must be one` });
    for (const port of (at(object, 'spec', 'ports') ?? []) as { targetPort?: string | number }[]) {
      const offered = behind.flatMap(({ containers }) => containers.flatMap(({ ports = [] }) => ports));
      if (
        !offered.some(({ name, containerPort }) => [name, containerPort].includes(port.targetPort as string))
      )
        breaches.push({ object, message: `no container offers its port ${String(port.targetPort)}` });
    }
  }
  for (const route of ofKind(objects, 'HTTPRoute', 'Ingress')) {
    for (const backend of backendsOf(route))
      if (!services.has(backend))
        breaches.push({
          object: route,
          message: `it sends requests to Service/${backend}, which is not there`,
        });
  }
  return breaches;
}

function backendsOf(route: Manifest): string[] {
  const text = JSON.stringify(route.spec);
  const names =
    route.kind === 'HTTPRoute'
      ? text.matchAll(/"backendRefs":\[\{"name":"([^"]+)"/g)
      : text.matchAll(/"service":\{"name":"([^"]+)"/g);
  return [...names].map(([, name]) => name ?? '');
}

function missingTargets(objects: readonly Manifest[]): Breach[] {
  const workloads = new Set(workloadsOf(objects).map(({ object }) => describeObject(object)));
  const pods = workloadsOf(objects);
  const breaches: Breach[] = [];
  for (const object of ofKind(objects, 'HorizontalPodAutoscaler', 'ScaledObject')) {
    const target = at(object, 'spec', 'scaleTargetRef') as { kind?: string; name: string };
    if (!workloads.has(`${target.kind ?? 'Deployment'}/${target.name}`))
      breaches.push({
        object,
        message: `there is no ${target.kind ?? 'Deployment'}/${target.name} to scale`,
      });
  }
  for (const object of ofKind(objects, 'PodDisruptionBudget')) {
    const selector = at(object, 'spec', 'selector') as LabelSelector;
    if (!pods.some(({ labels }) => selects(selector, labels)))
      breaches.push({ object, message: 'it takes no pods' });
  }
  return breaches;
}
