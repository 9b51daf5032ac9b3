import { describe, expect, it } from '@jest/globals';
import { describeFinding } from '../finding.js';
import { readManifests, type Manifest } from '../manifest.js';
import { find, set, soundComposition } from '../testing/sound-composition.js';
import { policyFaults } from './policy-faults.js';

const POD = ['spec', 'template', 'spec'] as const;
const CONTAINER = [...POD, 'containers', 0] as const;

const inDeployment =
  (path: readonly (string | number)[], value: unknown) =>
  (objects: Manifest[]): void =>
    set(find(objects, 'Deployment', 'boards-api'), path, value);

const inObject =
  (kind: string, name: string, path: readonly (string | number)[], value: unknown) =>
  (objects: Manifest[]): void =>
    set(find(objects, kind, name), path, value);

const without =
  (kind: string, name: string) =>
  (objects: Manifest[]): void =>
    void objects.splice(objects.indexOf(find(objects, kind, name)), 1);

const and =
  (yaml: string) =>
  (objects: Manifest[]): void =>
    void objects.push(...readManifests(yaml));

const scaler = (kind: string, apiVersion: string): string =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: { name: x, namespace: kiban }\nspec: { scaleTargetRef: { name: boards-api, kind: Deployment } }\n`;

const FAULTS: [string, (objects: Manifest[]) => void, RegExp][] = [
  [
    'a pod that may be root',
    inDeployment([...POD, 'securityContext', 'runAsNonRoot'], undefined),
    /may run as root/,
  ],
  ['no numeric user', inDeployment([...POD, 'securityContext', 'runAsUser'], undefined), /no numeric user/],
  ['no seccomp profile', inDeployment([...POD, 'securityContext', 'seccompProfile'], undefined), /seccomp/],
  [
    'a token for the API',
    inDeployment([...POD, 'automountServiceAccountToken'], undefined),
    /token for the cluster/,
  ],
  ['service links', inDeployment([...POD, 'enableServiceLinks'], undefined), /enableServiceLinks/],
  ['the default account', inDeployment([...POD, 'serviceAccountName'], undefined), /default service account/],
  ['the host’s network', inDeployment([...POD, 'hostNetwork'], true), /hostNetwork/],
  [
    'a writable root',
    inDeployment([...CONTAINER, 'securityContext', 'readOnlyRootFilesystem'], false),
    /write its root/,
  ],
  [
    'privilege escalation',
    inDeployment([...CONTAINER, 'securityContext', 'allowPrivilegeEscalation'], true),
    /gain privileges/,
  ],
  [
    'capabilities',
    inDeployment([...CONTAINER, 'securityContext', 'capabilities'], { add: ['NET_ADMIN'] }),
    /keeps capabilities/,
  ],
  ['an open namespace', inObject('Namespace', 'kiban', ['metadata', 'labels'], {}), /does not enforce/],
  ['no startup probe', inDeployment([...CONTAINER, 'startupProbe'], undefined), /no startup probe/],
  ['no readiness probe', inDeployment([...CONTAINER, 'readinessProbe'], undefined), /no readiness probe/],
  [
    'one probe for two questions',
    inDeployment([...CONTAINER, 'livenessProbe', 'httpGet', 'path'], '/healthz/ready'),
    /liveness and readiness are one/,
  ],
  ['no preStop sleep', inDeployment([...CONTAINER, 'lifecycle'], undefined), /preStop\.sleep/],
  ['too short an end', inDeployment([...POD, 'terminationGracePeriodSeconds'], 20), /is less than preStop/],
  [
    'pods taken first',
    inDeployment(['spec', 'strategy', 'rollingUpdate', 'maxUnavailable'], 1),
    /maxUnavailable 0/,
  ],
  ['no memory limit', inDeployment([...CONTAINER, 'resources', 'limits'], undefined), /no memory limit/],
  [
    'a heap that does not fit its limit',
    inDeployment([...CONTAINER, 'env'], [{ name: 'NODE_OPTIONS', value: '--max-old-space-size=460' }]),
    /killed before its heap/,
  ],
  ['a CPU limit', inDeployment([...CONTAINER, 'resources', 'limits', 'cpu'], '1'), /CPU limit/],
  ['no requests', inDeployment([...CONTAINER, 'resources', 'requests'], undefined), /requests no CPU/],
  ['no spread', inDeployment([...POD, 'topologySpreadConstraints'], undefined), /on one node/],
  ['no budget', without('PodDisruptionBudget', 'boards-api'), /0 disruption budgets/],
  [
    'a budget that blocks drains',
    inObject('PodDisruptionBudget', 'boards-api', ['spec', 'minAvailable'], 2),
    /minAvailable blocks/,
  ],
  [
    'a budget that protects the unready',
    inObject('PodDisruptionBudget', 'boards-api', ['spec', 'unhealthyPodEvictionPolicy'], undefined),
    /blocks the drain/,
  ],
  [
    'two autoscalers',
    and(
      `${scaler('HorizontalPodAutoscaler', 'autoscaling/v2')}---\n${scaler('ScaledObject', 'keda.sh/v1alpha1')}`,
    ),
    /more than one autoscaler/,
  ],
  [
    'replicas beside an autoscaler',
    and(scaler('HorizontalPodAutoscaler', 'autoscaling/v2')),
    /each apply would fight/,
  ],
  ['a missing ConfigMap', without('ConfigMap', 'boards-api'), /reads ConfigMap\/boards-api/],
  ['a missing Secret', without('Secret', 'boards-api'), /reads Secret\/boards-api/],
  ['a missing account', without('ServiceAccount', 'boards-api'), /ServiceAccount\/boards-api is not there/],
  [
    'a Service without pods',
    inObject('Service', 'boards-api', ['spec', 'selector'], { app: 'other' }),
    /takes 0 workloads/,
  ],
  [
    'a port that nothing offers',
    inObject('Service', 'boards-api', ['spec', 'ports', 0, 'targetPort'], 'web'),
    /no container offers/,
  ],
  [
    'a route to nowhere',
    and(
      'apiVersion: gateway.networking.k8s.io/v1\nkind: HTTPRoute\nmetadata: { name: r, namespace: kiban }\nspec: { rules: [{ backendRefs: [{ name: gone, port: 80 }] }] }\n',
    ),
    /Service\/gone/,
  ],
  ['no default denial', without('NetworkPolicy', 'default-deny'), /nothing is refused by default/],
  ['a pod without a policy', without('NetworkPolicy', 'boards-api'), /no network policy says/],
  [
    'a dispatcher that reaches the metadata service',
    inObject(
      'NetworkPolicy',
      'webhook-dispatcher',
      ['spec', 'egress', 0, 'to', 0, 'ipBlock', 'except'],
      ['10.0.0.0/8'],
    ),
    /could reach 169\.254\.0\.0\/16/,
  ],
  [
    'a secret in a ConfigMap',
    inObject('ConfigMap', 'boards-api', ['data', 'ENCRYPTION_KEY'], 'x'),
    /belongs into a Secret/,
  ],
  [
    'an object of no namespace',
    inObject('Service', 'boards-api', ['metadata', 'namespace'], undefined),
    /its namespace is/,
  ],
  ['an image of no registry', inDeployment([...CONTAINER, 'image'], 'boards-api:1'), /which registry/],
  [
    'an image of no version',
    inDeployment([...CONTAINER, 'image'], 'ghcr.io/kiban/boards-api'),
    /no fixed version/,
  ],
  [
    'the latest image',
    inDeployment([...CONTAINER, 'image'], 'ghcr.io/kiban/boards-api:latest'),
    /no fixed version/,
  ],
];

const messages = (plant?: (objects: Manifest[]) => void, name?: string): string[] =>
  policyFaults(soundComposition(plant, name)).map(describeFinding);

describe('the policy', () => {
  it('finds nothing in a sound composition', () => {
    expect(messages()).toEqual([]);
  });

  it.each(FAULTS)('finds %s', (_fault, plant, expected) => {
    expect(messages(plant).join('\n')).toMatch(expected);
  });

  it('finds an object that is there twice', () => {
    const found = messages((objects) => void objects.push(find(objects, 'Service', 'boards-api')));
    expect(found.join('\n')).toMatch(/it is there twice/);
  });

  it('takes no tag for production, only a digest', () => {
    expect(messages(undefined, 'overlays/production').join('\n')).toMatch(/not named by its digest/);
  });
});
