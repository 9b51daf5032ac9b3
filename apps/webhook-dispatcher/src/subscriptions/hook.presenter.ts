import type { HookDto } from '@kiban/contracts';
import type { Endpoint } from '../store/endpoint.js';

export function presentHook(endpoint: Endpoint): HookDto {
  const boardId = endpoint.boardIds?.[0] ?? null;
  return {
    id: endpoint.id,
    event: endpoint.events[0] ?? '*',
    targetUrl: endpoint.url,
    filter: boardId === null && endpoint.listId === null ? null : { boardId, listId: endpoint.listId },
    status: endpoint.status,
    disabledReason: endpoint.disabledReason,
    disabledAt: endpoint.disabledAt?.toISOString() ?? null,
    createdAt: endpoint.createdAt.toISOString(),
  };
}
