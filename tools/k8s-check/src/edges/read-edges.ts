import { at, type Manifest } from '../manifest.js';
import type { EdgeRoute } from './edge-routes.js';

/** The rows of docker/edge/routes.conf. */
export function nginxRoutes(text: string): EdgeRoute[] {
  const blocks = text.matchAll(/location ~ (\S+) \{\s*proxy_pass http:\/\/\$(\w+);/g);
  return [...blocks].map(([, path = '', variable = '']) => ({
    match: 'pattern',
    path,
    service: variable.replaceAll('_', '-'),
  }));
}

interface GatewayRule {
  matches?: { path?: { type?: string; value?: string } }[];
  backendRefs?: { name: string }[];
}

export function gatewayRoutes(route: Manifest): EdgeRoute[] {
  return ((at(route, 'spec', 'rules') ?? []) as GatewayRule[]).flatMap(({ matches = [], backendRefs }) =>
    matches.map(({ path }) => ({
      match: path?.type === 'Exact' ? ('exact' as const) : ('tree' as const),
      path: path?.value ?? '/',
      service: backendRefs?.[0]?.name ?? '',
    })),
  );
}

interface IngressRule {
  http?: { paths: { path: string; pathType: string; backend: { service: { name: string } } }[] };
}

export function ingressRoutes(ingress: Manifest): EdgeRoute[] {
  return ((at(ingress, 'spec', 'rules') ?? []) as IngressRule[]).flatMap(({ http }) =>
    (http?.paths ?? []).map(({ path, pathType, backend }) => ({
      match: pathType === 'Exact' ? ('exact' as const) : ('tree' as const),
      path,
      service: backend.service.name,
    })),
  );
}
