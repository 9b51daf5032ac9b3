import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { components } from '@kiban/client';
import { useSession } from '../session/session.js';
import { INBOX } from './inbox-count.js';

export type InboxEntry = components['schemas']['InboxEntry'];
export type InboxFilter = (typeof inboxFilters)[number];

/** What the page can show; the address has it. */
export const inboxFilters = ['all', 'unread', 'mentions', 'snoozed', 'archived'] as const;

/** As the query of the API. */
const QUERIES: Readonly<Record<InboxFilter, string>> = {
  all: 'state=unread,read',
  unread: 'state=unread',
  mentions: 'state=unread,read&reason=mention',
  snoozed: 'state=snoozed',
  archived: 'state=archived',
};

interface Page {
  readonly entries: readonly InboxEntry[];
  readonly nextCursor: string | null;
}

export interface ShownInbox {
  /** Undefined before the first response. */
  readonly entries: readonly InboxEntry[] | undefined;
  readonly isFailed: boolean;
  readonly isReading: boolean;
  readonly hasMore: boolean;
  readonly isMoreFailed: boolean;
  readonly readMore: () => void;
  readonly retry: () => void;
}

/** The notifications of the signed-in person, newest first, in pages. */
export function useInbox(filter: InboxFilter): ShownInbox {
  const { api } = useSession();
  const read = useInfiniteQuery({
    queryKey: [INBOX, 'entries', filter],
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const cursor = pageParam === null ? '' : `&cursor=${encodeURIComponent(pageParam)}`;
      const path = `/me/inbox?${QUERIES[filter]}${cursor}` as const;
      const { body, headers } = await api.call('GET', path, { signal });
      return { entries: body, nextCursor: headers.get('x-next-cursor') };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return {
    entries: read.data?.pages.flatMap(({ entries }) => entries),
    isFailed: read.isError && read.data === undefined,
    isReading: read.isFetching,
    hasMore: read.hasNextPage && !read.isPlaceholderData,
    isMoreFailed: read.isFetchNextPageError,
    readMore: () => void read.fetchNextPage(),
    retry: () => void read.refetch(),
  };
}
