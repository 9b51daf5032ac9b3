import type { HookDto, HookFilterDto } from '@kiban/contracts';
import type { Endpoint } from '../store/endpoint.js';

export function presentHook(endpoint: Endpoint): HookDto {
  return {
    id: endpoint.id,
    event: endpoint.events[0] ?? '*',
    events: endpoint.events,
    targetUrl: endpoint.url,
    filter: filterOf(endpoint),
    status: endpoint.status,
    disabledReason: endpoint.disabledReason,
    disabledAt: endpoint.disabledAt?.toISOString() ?? null,
    createdAt: endpoint.createdAt.toISOString(),
  };
}

function filterOf({ boardIds, listId, onlyArrivals }: Endpoint): HookFilterDto | null {
  const [boardId = null] = boardIds ?? [];
  if (boardId === null && listId === null) return null;
  return onlyArrivals ? { boardId, listId: null, toListId: listId } : { boardId, listId };
}
