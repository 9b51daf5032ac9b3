/** The deployable services in start order; they stop in reverse order. */
export const SERVICE_NAMES = [
  'auth',
  'boards-api',
  'webhook-dispatcher',
  'notifications',
  'mcp-gateway',
] as const;

export type ServiceName = (typeof SERVICE_NAMES)[number];
