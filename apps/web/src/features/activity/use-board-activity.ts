import {
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import type { StoreTopic } from '../../board-model/entities.js';
import { useBoardSession, useListIds } from '../../board-control/hooks/use-board.js';
import { activityParameters } from '../../filters/activity-parameters.js';
import type { ActivitySearch } from '../../filters/activity-search.js';
import { ApiError } from '../../api/api-error.js';
import { useSession } from '../../session/session.js';
import type { Activity } from '../../card-history/card-details.js';

interface Page {
  readonly items: readonly Activity[];
  readonly cursor: string | null;
}

const PAGE_SIZE = '50';
/** Pages without a match that are followed by the next one without a click. */
const EMPTY_PAGES_MAX = 10;
/** Bursts of events are one read. */
const READ_AFTER_MS = 500;

const TOPICS: readonly StoreTopic[] = ['board', 'lists', 'labels', 'fields', 'cards', 'grid'];

/** The activity of the open board, the newest first, by pages; it is read again after events. */
export function useBoardActivity(search: ActivitySearch): UseInfiniteQueryResult<InfiniteData<Page>> {
  const { api } = useSession();
  const { store } = useBoardSession();
  const parameters = activityParameters(search).toString();
  const query = useInfiniteQuery({
    queryKey: ['board-activity', store.base.boardId, parameters],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const asked = new URLSearchParams(parameters);
      asked.set('limit', PAGE_SIZE);
      if (pageParam !== '') asked.set('cursor', pageParam);
      const path = `/boards/${store.base.boardId}/activity?${asked.toString()}` as const;
      const { body, headers } = await api.call('GET', path, { signal });
      return { items: body, cursor: headers.get('x-next-cursor') };
    },
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: (count, failure) => !(failure instanceof ApiError) && count < 1,
  });
  useReadAgain();
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const pages = data?.pages ?? [];
  const isEmpty = pages.length < EMPTY_PAGES_MAX && pages.every(({ items }) => items.length === 0);
  useEffect(() => {
    // With a filter, a page looks at a bounded number of changes and may have none.
    if (isEmpty && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isEmpty, hasNextPage, isFetching, isError, fetchNextPage]);
  return query;
}

function useReadAgain(): void {
  const { store } = useBoardSession();
  const listIds = useListIds();
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = (): void => {
      clearTimeout(timer);
      timer = setTimeout(
        () => void queries.invalidateQueries({ queryKey: ['board-activity', store.base.boardId] }),
        READ_AFTER_MS,
      );
    };
    const topics = [...TOPICS, ...listIds.map((id) => `list:${id}` as const)];
    const leave = topics.map((topic) => store.subscribe(topic, read));
    return () => {
      clearTimeout(timer);
      leave.forEach((each) => each());
    };
  }, [store, listIds, queries]);
}
