import type { Manifest } from '../manifest.js';

/** Packages with the types and schemas of custom resources, by API group. */
const CUSTOM_RESOURCES: Readonly<Record<string, string>> = {
  'external-secrets.io': '@kubernetes-models/external-secrets',
  'gateway.networking.k8s.io': '@kubernetes-models/gateway-api',
  'keda.sh': '@kubernetes-models/keda',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
  'postgresql.cnpg.io': '@kubernetes-models/cloudnative-pg',
};

/** The module that describes an object's kind. */
export function modelPath({ apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>): string {
  const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : ['', apiVersion];
  const custom = CUSTOM_RESOURCES[group ?? ''];
  if (custom) return `${custom}/${group}/${version}/${kind}`;
  return `kubernetes-models/${group ? `${group}/` : ''}${version}/${kind}`;
}
