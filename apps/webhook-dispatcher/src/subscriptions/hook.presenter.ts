import type { HookDto } from '@kiban/contracts';
import type { Endpoint } from '../endpoints/endpoint.js';

export function presentHook(endpoint: Endpoint): HookDto {
  const boardId = endpoint.board_ids?.[0] ?? null;
  return {
    id: endpoint.id,
    event: endpoint.events[0] ?? '*',
    targetUrl: endpoint.url,
    filter: boardId === null && endpoint.list_id === null ? null : { boardId, listId: endpoint.list_id },
    status: endpoint.status,
    disabledReason: endpoint.disabled_reason,
    disabledAt: endpoint.disabled_at?.toISOString() ?? null,
    createdAt: endpoint.created_at.toISOString(),
  };
}
