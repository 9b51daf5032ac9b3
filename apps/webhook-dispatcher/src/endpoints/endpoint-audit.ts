import { appendAudit, changeBy } from '@kiban/messaging';
import type { Caller } from '@kiban/http-kit';
import type { Executor } from '@kiban/persistence';
import { webhooksSchema } from '../infrastructure/tokens.js';
import type { Endpoint } from './endpoint.js';

/** The actions on an endpoint, as the audit log names them. */
export type EndpointAction =
  'create' | 'update' | 'enable' | 'disable' | 'rotate_key' | 'redeliver' | 'delete';

const nouns = { webhook: 'webhook', rest_hook: 'hook' } as const;

/** Records actions on an endpoint. Of its URL only the host is recorded, because path and query may be secret. */
export async function auditEndpoint(
  tx: Executor,
  caller: Caller,
  action: EndpointAction,
  endpoint: Endpoint,
  details: Record<string, unknown> = {},
): Promise<void> {
  const noun = nouns[endpoint.kind];
  await appendAudit(tx, webhooksSchema, [
    changeBy(caller, {
      action: `${noun}.${action}`,
      target: `${noun} ${endpoint.id}`,
      details: { host: new URL(endpoint.url).host, ...details },
    }),
  ]);
}

/** The endpoint’s event selection, for the details of an entry. */
export function selectionOf({ events, board_ids, list_id }: Endpoint): Record<string, unknown> {
  return { events, boardIds: board_ids, ...(list_id === null ? {} : { listId: list_id }) };
}
