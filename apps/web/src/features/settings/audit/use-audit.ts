import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { auditParameters } from '../../../filters/audit-parameters.js';
import type { AuditSearch } from '../../../filters/audit-search.js';
import { ApiError } from '../../../api/api-error.js';
import { useSession } from '../../../session/session.js';
import { settingsKey } from '../../../page-parts/settings-query.js';
import { isForbidden } from '../../../page-parts/use-rights-action.js';
import type { AuditEntry } from './audit-sentence.js';

interface Page {
  readonly items: readonly AuditEntry[];
  readonly cursor: string | null;
}

export const AUDIT = '/audit';
const PAGE_SIZE = 50;

/** The entries, the newest first. Who is no owner any longer is known as such after the rejected read. */
export function useAudit(search: AuditSearch): UseInfiniteQueryResult<InfiniteData<Page>> {
  const { api, refresh } = useSession();
  const parameters = auditParameters(search).toString();
  const query = useInfiniteQuery({
    queryKey: [...settingsKey(AUDIT), parameters],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const query = new URLSearchParams(parameters);
      query.set('limit', String(PAGE_SIZE));
      if (pageParam !== '') query.set('cursor', pageParam);
      const { body, headers } = await api.call('GET', `${AUDIT}?${query.toString()}`, {
        signal,
      });
      return { items: body, cursor: headers.get('x-next-cursor') };
    },
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
    retry: (count, failure) => !(failure instanceof ApiError) && count < 1,
  });
  const hasLostRight = isForbidden(query.error);
  useEffect(() => {
    if (hasLostRight) void refresh();
  }, [hasLostRight, refresh]);
  return query;
}
