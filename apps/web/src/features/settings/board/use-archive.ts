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

const listsPath = (boardId: number) => `/boards/${boardId}/lists?archived=true` as const;

/** The archived lists of a board. */
export function useArchivedLists(boardId: number): UseQueryResult<List[]> {
  const { api } = useSession();
  return useQuery({
    queryKey: settingsKey(listsPath(boardId)),
    queryFn: ({ signal }) => api.read(listsPath(boardId), { signal }),
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
      const { body, headers } = await api.call('GET', `/search?${query}`, { signal });
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
  const headers = (): Record<string, string> => ({ 'idempotency-key': crypto.randomUUID() });
  const readAgain = async (): Promise<void> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: settingsKey(listsPath(boardId)) }),
      queries.invalidateQueries({ queryKey: [FOUND_CARDS, 'archive', boardId] }),
    ]);
  };
  return {
    restore: async (what, id) => {
      await api.call('POST', `/${what}/${id}/restore`, { headers: headers() });
      await readAgain();
    },
    remove: async (what, id, moveCardsTo) => {
      const query = moveCardsTo === undefined ? '' : `moveCardsTo=${moveCardsTo}`;
      await api.call('DELETE', `/${what}/${id}?${query}`, { headers: headers() });
      await readAgain();
    },
  };
}
