import type { Caller } from '@kiban/contracts';
import { changeBy, type AuditChange } from '@kiban/messaging';
import { nounOf, type Endpoint } from './endpoint.js';

/** The actions on an endpoint, as the audit log names them. */
export type EndpointAction =
  'create' | 'update' | 'enable' | 'disable' | 'rotate_key' | 'redeliver' | 'delete';

/** The entry of an action on an endpoint. Of its URL only the host is recorded: path and query may be secret. */
export function endpointEntry(
  caller: Caller,
  action: EndpointAction,
  endpoint: Endpoint,
  details: Record<string, unknown> = {},
): AuditChange {
  const noun = nounOf(endpoint);
  return changeBy(caller, {
    action: `${noun}.${action}`,
    target: `${noun} ${endpoint.id}`,
    details: { host: new URL(endpoint.url).host, ...details },
  });
}

/** The endpoint’s event selection, for the details of an entry. */
export function selectionOf({ events, boardIds, listId, onlyArrivals }: Endpoint): Record<string, unknown> {
  return { events, boardIds, ...(listId === null ? {} : { [onlyArrivals ? 'toListId' : 'listId']: listId }) };
}
