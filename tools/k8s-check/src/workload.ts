import { at, type Manifest } from './manifest.js';

export interface Container {
  name: string;
  image?: string;
  ports?: { name?: string; containerPort: number }[];
  env?: { name: string; value?: string }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  lifecycle?: { preStop?: { sleep?: { seconds?: number } } };
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    privileged?: boolean;
    capabilities?: { drop?: string[]; add?: string[] };
  };
}

export interface Probe {
  httpGet?: { path?: string; port?: string | number };
  exec?: { command?: string[] };
  tcpSocket?: { port?: string | number };
}

/** A pod as a workload makes it. */
export interface Workload {
  object: Manifest;
  labels: Record<string, string>;
  pod: Record<string, unknown>;
  containers: Container[];
  initContainers: Container[];
}

const WITH_PODS = new Set(['Deployment', 'StatefulSet', 'DaemonSet', 'Job']);

export function workloadsOf(objects: readonly Manifest[]): Workload[] {
  return objects
    .filter(({ kind }) => WITH_PODS.has(kind))
    .map((object) => {
      const template = at(object, 'spec', 'template');
      const pod = (at(template, 'spec') ?? {}) as Record<string, unknown>;
      return {
        object,
        labels: (at(template, 'metadata', 'labels') ?? {}) as Record<string, string>,
        pod,
        containers: (pod['containers'] ?? []) as Container[],
        initContainers: (pod['initContainers'] ?? []) as Container[],
      };
    });
}

/** Workloads that run until they are stopped; a Job completes. */
export function servicesOf(objects: readonly Manifest[]): Workload[] {
  return workloadsOf(objects).filter(({ object }) => object.kind !== 'Job');
}

export interface LabelSelector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: string; values?: string[] }[];
}

/** Whether a label selector takes these labels; an empty one takes all. */
export function selects(selector: LabelSelector, labels: Record<string, string>): boolean {
  const equal = Object.entries(selector.matchLabels ?? {}).every(([key, value]) => labels[key] === value);
  const expressed = (selector.matchExpressions ?? []).every(({ key, operator, values = [] }) => {
    const value = labels[key];
    switch (operator) {
      case 'In':
        return value !== undefined && values.includes(value);
      case 'NotIn':
        return value === undefined || !values.includes(value);
      case 'Exists':
        return value !== undefined;
      case 'DoesNotExist':
        return value === undefined;
      default:
        return false;
    }
  });
  return equal && expressed;
}
