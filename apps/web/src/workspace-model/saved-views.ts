import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { components } from '@kiban/client';
import { useConnection } from '../board-control/hooks/use-board.js';
import { useSession } from '../session/session.js';
import type { SavedView } from './saved-view-search.js';

const keyOf = (boardId: number): readonly unknown[] => ['saved-views', boardId];

/** The views of the board that the reader sees: shared ones and own ones. No event tells of a change, so they are read again whenever they are shown. */
export function useSavedViews(boardId: number, isWanted = true): UseQueryResult<SavedView[]> {
  const { api } = useSession();
  return useQuery({
    queryKey: keyOf(boardId),
    queryFn: () => api.read(`/boards/${boardId}/views`),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    enabled: isWanted,
  });
}

export type ViewChange =
  | { readonly kind: 'create'; readonly key: string; readonly body: components['schemas']['CreateView'] }
  | { readonly kind: 'update'; readonly view: SavedView; readonly body: components['schemas']['UpdateView'] }
  | { readonly kind: 'delete'; readonly view: SavedView };

/** Changes the saved views of the board, one at a time, on the version that the reader saw. */
export function useViewChange(): UseMutationResult<SavedView | null, Error, ViewChange> {
  const { api } = useSession();
  const queries = useQueryClient();
  const { boardId } = useParams({ from: '/boards/$boardId' });
  return useMutation({
    mutationFn: async (change: ViewChange) => {
      const path = `/boards/${boardId}/views` as const;
      if (change.kind === 'create') {
        const headers = { 'idempotency-key': change.key };
        return (await api.call('POST', path, { body: change.body, headers })).body;
      }
      const { view } = change;
      const headers = { 'if-match': `"${view.version}"`, 'idempotency-key': crypto.randomUUID() };
      if (change.kind === 'update')
        return (await api.call('PATCH', `${path}/${view.id}`, { body: change.body, headers })).body;
      await api.call('DELETE', `${path}/${view.id}`, { headers });
      return null;
    },
    // Also after a failure: the view has another version, or is gone.
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(boardId) }),
  });
}

/** What the reader may do with a view; the service decides again. */
export interface ViewRights {
  readonly changes: boolean;
  /** Only the author can take a shared view from the others, and only who may write gives one to all. */
  readonly changesSharing: boolean;
}

export function useViewRights(): (view: SavedView) => ViewRights {
  const { readOnly } = useConnection();
  const { id: me } = useSession().me.member;
  return ({ shared, createdBy }) => {
    const isAuthor = createdBy.memberId === me;
    return { changes: shared ? !readOnly : isAuthor, changesSharing: isAuthor && !readOnly };
  };
}
