import {
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { components } from '@kiban/client';
import type { DeliveryState } from '../../../filters/delivery-search.js';
import { useSession } from '../../../session/session.js';
import { LISTS, type Endpoint } from '../../../page-parts/endpoint.js';
import { settingsKey } from '../../../page-parts/settings-query.js';

export type Delivery = components['schemas']['Delivery'];
export type DeliveryDetail = components['schemas']['DeliveryDetail'];
export type Attempt = DeliveryDetail['attempts'][number];

const PAGE_SIZE = 25;

interface Page {
  readonly items: readonly Delivery[];
  readonly nextCursor: string | null;
}

type Log = InfiniteData<Page, string | null>;

const logKey = (id: number): QueryKey => ['settings', 'log', id];

export const deliveryPath = (id: number) => `/deliveries/${id}` as const;

export interface ShownLog {
  readonly deliveries: readonly Delivery[] | undefined;
  readonly error: Error | null;
  readonly hasOlder: boolean;
  readonly readOlder: () => Promise<readonly Delivery[]>;
}

/** The deliveries of an endpoint in a state, or in all: newest first, in pages. */
export function useLog(id: number, state: DeliveryState | undefined): ShownLog {
  const { api } = useSession();
  const log = useInfiniteQuery({
    queryKey: [...logKey(id), state ?? 'all'],
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const query = new URLSearchParams({
        limit: String(PAGE_SIZE),
        ...(state && { state }),
        ...(pageParam !== null && { cursor: pageParam }),
      });
      const { body, headers } = await api.call('GET', `/webhooks/${id}/deliveries?${query}`, {
        signal,
      });
      return { items: body, nextCursor: headers.get('x-next-cursor') };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    // Each opening begins with the newest page.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return {
    deliveries: log.data?.pages.flatMap(({ items }) => items),
    error: log.error,
    hasOlder: log.hasNextPage,
    readOlder: async () => {
      const { data } = await log.fetchNextPage({ throwOnError: true });
      return data?.pages.at(-1)?.items ?? [];
    },
  };
}

/** @returns a function that reads the newest page of the log, the endpoint and the open records again */
export function useRefresh({ kind, id }: Endpoint): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    queries.setQueriesData<Log>({ queryKey: logKey(id) }, (log) => log && firstPage(log));
    await Promise.all([
      queries.invalidateQueries({ queryKey: logKey(id) }),
      queries.invalidateQueries({ queryKey: settingsKey(`${LISTS[kind]}/${id}`) }),
      queries.invalidateQueries({ predicate: ({ queryKey }) => isRecord(queryKey) }),
    ]);
  };
}

const isRecord = ([, path]: QueryKey): boolean =>
  typeof path === 'string' && path.startsWith(deliveryPath(0).slice(0, -1));

const firstPage = ({ pages, pageParams }: Log): Log => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});

/** Shows a new delivery first whatever the filter, because the person who made it looks for it. */
export function addDelivery(queries: QueryClient, delivery: Delivery): void {
  queries.setQueriesData<Log>({ queryKey: logKey(delivery.webhookId) }, (log) => {
    const [first, ...others] = log?.pages ?? [];
    if (log === undefined || first === undefined) return log;
    return { ...log, pages: [{ ...first, items: [delivery, ...first.items] }, ...others] };
  });
}

/** Shows a delivery as it is now. */
export function showDelivery(queries: QueryClient, delivery: Delivery): void {
  queries.setQueriesData<Log>(
    { queryKey: logKey(delivery.webhookId) },
    (log) =>
      log && {
        ...log,
        pages: log.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === delivery.id ? delivery : item)),
        })),
      },
  );
}
