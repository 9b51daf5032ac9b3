import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { components } from '@kiban/client';
import { useSession } from '../../../session/session.js';
import { atMost } from '../../../page-parts/at-most.js';
import { settingsKey } from '../../../page-parts/settings-query.js';

export type EndpointStats = components['schemas']['WebhookStats'];

/** A workspace may have many endpoints, and each one's statistics are a request. */
const inTurns = atMost(4);

export const statsPath = (id: number) => `/webhooks/${id}/stats` as const;

export function useEndpointStats(id: number): UseQueryResult<EndpointStats> {
  const { api } = useSession();
  const path = statsPath(id);
  return useQuery({
    queryKey: settingsKey(path),
    queryFn: ({ signal }) => inTurns(() => api.read(path, { signal })),
    staleTime: 0,
  });
}
