/** The deployable services, in the order in which they are started; they are stopped in the reverse. */
export const SERVICE_NAMES = ['auth', 'boards-api', 'webhook-dispatcher', 'mcp-gateway'] as const;

export type ServiceName = (typeof SERVICE_NAMES)[number];
