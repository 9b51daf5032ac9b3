import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Card, List } from '../../../board-model/entities.js';
import { FOUND_CARDS } from '../../../workspace-model/my-cards.js';
import { useSession } from '../../../session/session.js';
import { settingsKey } from '../../../page-parts/settings-query.js';

const listsPath = (boardId: number): string => `/boards/${boardId}/lists?archived=true`;

/** The archived lists of a board. */
export function useArchivedLists(boardId: number): UseQueryResult<List[]> {
  const { api } = useSession();
  return useQuery({
    queryKey: settingsKey(listsPath(boardId)),
    queryFn: ({ signal }) => api.read<List[]>(listsPath(boardId), { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

interface Page {
  readonly items: readonly Card[];
  readonly cursor: string | null;
}

const PAGE_SIZE = '50';

/** The archived cards of a board that have these words, in pages. Events of cards read them again. */
export function useArchivedCards(boardId: number, words: string): UseInfiniteQueryResult<InfiniteData<Page>> {
  const { api } = useSession();
  return useInfiniteQuery({
    queryKey: [FOUND_CARDS, 'archive', boardId, words],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const query = new URLSearchParams({
        boardId: String(boardId),
        archived: 'true',
        omit: 'description',
        limit: PAGE_SIZE,
        ...(words !== '' && { q: words }),
        ...(pageParam !== '' && { cursor: pageParam }),
      });
      const { body, headers } = await api.call<Card[]>('GET', `/search?${query}`, { signal });
      return { items: body, cursor: headers.get('x-next-cursor') };
    },
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

export interface ArchiveWrites {
  readonly restore: (what: 'lists' | 'cards', id: number) => Promise<void>;
  /** @param moveCardsTo the list that gets the cards of a deleted list */
  readonly remove: (what: 'lists' | 'cards', id: number, moveCardsTo?: number) => Promise<void>;
}

/** Writes of archived lists and cards; both are read again. */
export function useArchiveWrites(boardId: number): ArchiveWrites {
  const { api } = useSession();
  const queries = useQueryClient();
  const send = async (method: string, path: string): Promise<void> => {
    await api.call(method, path, { headers: { 'idempotency-key': crypto.randomUUID() } });
    await Promise.all([
      queries.invalidateQueries({ queryKey: settingsKey(listsPath(boardId)) }),
      queries.invalidateQueries({ queryKey: [FOUND_CARDS, 'archive', boardId] }),
    ]);
  };
  return {
    restore: (what, id) => send('POST', `/${what}/${id}/restore`),
    remove: (what, id, moveCardsTo) =>
      send('DELETE', `/${what}/${id}${moveCardsTo === undefined ? '' : `?moveCardsTo=${moveCardsTo}`}`),
  };
}
