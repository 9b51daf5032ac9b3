import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { FOUND_CARDS, type FoundCard } from '../../workspace-model/my-cards.js';
import type { CardSearch } from '../../filters/card-search.js';
import { isSearch, searchQuery } from '../../filters/search-query.js';
import { useSession } from '../../session/session.js';

interface Page {
  readonly cards: readonly FoundCard[];
  readonly nextCursor: string | null;
}

export interface FoundCards {
  /** Undefined before the first response. Those of the search before stay until a search has responded. */
  readonly cards: readonly FoundCard[] | undefined;
  readonly error: Error | null;
  readonly isSearching: boolean;
  readonly hasMore: boolean;
  /** Whether the next page could not be read. */
  readonly isMoreFailed: boolean;
  readonly readMore: () => void;
  readonly retry: () => void;
}

/** The cards of a search in pages. A search that is changed is canceled. */
export function useFoundCards(search: CardSearch): FoundCards {
  const { api } = useSession();
  const found = useInfiniteQuery({
    queryKey: [FOUND_CARDS, 'search', search],
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const query = searchQuery(search, Intl.DateTimeFormat().resolvedOptions().timeZone);
      if (pageParam !== null) query.set('cursor', pageParam);
      const { body, headers } = await api.call('GET', `/search?${query}`, { signal });
      return { cards: body, nextCursor: headers.get('x-next-cursor') };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: isSearch(search),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return {
    cards: isSearch(search) ? found.data?.pages.flatMap(({ cards }) => cards) : undefined,
    error: found.error,
    isSearching: found.isFetching,
    // What stays of the search before has no next page.
    hasMore: found.hasNextPage && !found.isPlaceholderData,
    isMoreFailed: found.isFetchNextPageError,
    readMore: () => void found.fetchNextPage(),
    retry: () => void found.refetch(),
  };
}
