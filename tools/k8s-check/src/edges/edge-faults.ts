import type { Finding } from '../finding.js';
import { describeObject, ofKind, type Composition } from '../manifest.js';
import { firstMatch, longestMatch, type EdgeRoute } from './edge-routes.js';
import { gatewayRoutes, ingressRoutes, nginxRoutes } from './read-edges.js';

/** Addresses of every service, and some that only look like theirs. */
export const PROBED_PATHS = [
  '/',
  '/index.html',
  '/settings',
  '/signed-in',
  '/docs',
  '/docs/quick-start',
  '/boards/7',
  '/api',
  '/api/v2/boards',
  '/api/v1/boards',
  '/api/v1/boards/7/webhooks',
  '/api/v1/openapi.json',
  '/api/v1/docs/index.html',
  '/api/v1/members-only',
  '/api/v1/meals',
  '/api/v1/hooksmith',
  '/api/v1/eventsource',
  '/api/v1/workspace/stream',
  '/api/v1/workspace/streams',
  ...['webhooks', 'hooks', 'deliveries', 'events'].flatMap((name) => [
    `/api/v1/${name}`,
    `/api/v1/${name}/3`,
  ]),
  ...['tokens', 'clients', 'workspace', 'members', 'invitations', 'audit', 'me'].flatMap((name) => [
    `/api/v1/${name}`,
    `/api/v1/${name}/4/revoke`,
  ]),
  '/api/v1/me/inbox',
  '/api/v1/me/inbox/count',
  '/api/v1/me/inboxes',
  '/api/v1/me/notification-settings',
  '/api/v1/me/notification-settings/x',
  '/oauth/token',
  '/oauthx',
  '/interaction/abc',
  '/scim',
  '/scim/v2',
  '/scim/v2/Users/7',
  '/scim/v20',
  '/sign-in',
  '/sign-in/again',
  '/sign-up',
  '/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-protected-resource/mcp',
  '/.well-known/security.txt',
  '/mcp',
  '/mcpx',
] as const;

/** Every edge must send an address to the same service as the one-machine edge does; the screen gets the rest. */
export function edgeFaults(
  compositions: readonly Composition[],
  nginx: string,
  serviceFor: (path: string) => string | undefined,
): Finding[] {
  const compare = (where: string, lookUp: (path: string) => string | undefined): Finding[] =>
    PROBED_PATHS.flatMap((path) => {
      const expected = serviceFor(path) ?? 'web';
      const actual = lookUp(path) ?? 'web';
      return actual === expected
        ? []
        : [{ where, rule: 'edges', message: `${path} goes to ${actual} instead of ${expected}` }];
    });
  const longest = (routes: EdgeRoute[]) => (path: string) => longestMatch(routes, path);
  return [
    ...compare('docker/edge/routes.conf', (path) => firstMatch(nginxRoutes(nginx), path)),
    ...compositions.flatMap(({ name, objects }) => [
      ...ofKind(objects, 'HTTPRoute').flatMap((route) =>
        compare(`${name} ${describeObject(route)}`, longest(gatewayRoutes(route))),
      ),
      ...ofKind(objects, 'Ingress').flatMap((ingress) =>
        compare(`${name} ${describeObject(ingress)}`, longest(ingressRoutes(ingress))),
      ),
    ]),
  ];
}
