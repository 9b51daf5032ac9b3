import type { ServiceName } from './service-name.js';

/** How a row's path matches: the path and everything below it, only the path, or everything with this prefix. */
type Match = 'tree' | 'exact' | 'prefix';

interface RouteRow {
  readonly path: string;
  /** The beginning of every path below `path`. */
  readonly below: string;
  readonly match: Match;
  readonly service: ServiceName;
}

const rows = (match: Match, service: ServiceName, paths: readonly string[]): RouteRow[] =>
  paths.map((path) => ({ path, below: `${path}/`, match, service }));
const tree = (service: ServiceName, ...paths: string[]): RouteRow[] => rows('tree', service, paths);
const exact = (service: ServiceName, ...paths: string[]): RouteRow[] => rows('exact', service, paths);
const prefix = (service: ServiceName, ...paths: string[]): RouteRow[] => rows('prefix', service, paths);

/** Service of each path of the public origin. The first matching row decides; the web app gets the rest. */
const ROWS: readonly RouteRow[] = [
  ...tree('webhook-dispatcher', '/api/v1/webhooks', '/api/v1/hooks', '/api/v1/deliveries', '/api/v1/events'),
  ...exact('boards-api', '/api/v1/workspace/stream'),
  ...tree('notifications', '/api/v1/me/inbox', '/api/v1/me/notification-settings'),
  ...tree('auth', '/api/v1/tokens', '/api/v1/clients', '/api/v1/workspace', '/api/v1/members'),
  ...tree('auth', '/api/v1/invitations', '/api/v1/audit', '/api/v1/me'),
  ...tree('boards-api', '/api/v1'),
  ...tree('auth', '/oauth', '/interaction', '/scim/v2'),
  ...prefix('auth', '/sign-in', '/sign-up'),
  ...exact('auth', '/.well-known/openid-configuration', '/.well-known/oauth-authorization-server'),
  ...tree('mcp-gateway', '/mcp'),
  ...prefix('mcp-gateway', '/.well-known/oauth-protected-resource'),
];

function matches(row: RouteRow, path: string): boolean {
  switch (row.match) {
    case 'exact':
      return path === row.path;
    case 'prefix':
      return path.startsWith(row.path);
    case 'tree':
      return path === row.path || path.startsWith(row.below);
  }
}

/** The service for `url` (a path, optionally with a query); undefined for the web app. */
export function serviceFor(url: string): ServiceName | undefined {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  return ROWS.find((row) => matches(row, path))?.service;
}
