import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { isTemporary, retryDelayMs } from '../board-model/retry-timer.js';
import type { BoardStore } from '../board-model/board-store.js';
import { isOnlyTextRead, isTextUnread } from '../board-model/card-text.js';
import { systemClock } from '../board-model/clock.js';
import { useBoardSession } from '../board-control/hooks/use-board.js';
import { ApiError, requireSuccess } from '../api/api-error.js';
import type { ResultOf } from '../api/typed-paths.js';
import type { Calls } from '../session/api.js';
import { useSession } from '../session/session.js';
import { useMessages } from '../texts/messages.js';
import { faultOf } from '../ui/fault/fault.js';
import { showToast } from '../ui/toast/toasts.js';
import type { Activity, Card, ChecklistItem, Comment, Dependency, GanttTask } from './card-details.js';
import { SharedRead } from './shared-read.js';
import type { Write } from './undo-change.js';

/** Everything of a card that the board does not hold; one key, so that an event refreshes all of it. */
const detailsKey = (cardId: number): readonly unknown[] => ['card-details', cardId];
const checklistKey = (cardId: number): readonly unknown[] => [...detailsKey(cardId), 'checklist'];
const tasksKey = (cardId: number): readonly unknown[] => [...detailsKey(cardId), 'tasks'];
const commentsKey = (cardId: number): readonly unknown[] => [...detailsKey(cardId), 'comments'];

/** Checklist, comments and activity, whose first pages come with one request. */
const INCLUDED = 'include=checklist,comments,activity';
const includedReads = new WeakMap<Calls, SharedRead<Card>>();

/**
 * The card with the above. Queries that are opened or refreshed together share the request. The board has no texts of cards,
 * so this is what its store gets the text from.
 */
async function readIncluded(api: Calls, store: BoardStore, cardId: number): Promise<Card> {
  const reads = includedReads.get(api) ?? new SharedRead((id) => api.read(`/cards/${id}?${INCLUDED}`));
  includedReads.set(api, reads);
  const read = await reads.get(cardId);
  const known = store.base.cards.get(cardId);
  if (known && isTextUnread(known) && known.version <= read.version)
    store.change((base) => base.changeCard(cardId, { description: read.description }));
  return read;
}

export function useChecklist(cardId: number): UseQueryResult<ChecklistItem[]> {
  const { api } = useSession();
  const { store } = useBoardSession();
  return useQuery({
    queryKey: checklistKey(cardId),
    queryFn: async () => (await readIncluded(api, store, cardId)).checklistItems ?? [],
  });
}

/** All comments, the oldest first. */
export function useComments(cardId: number): UseQueryResult<Comment[]> {
  const { api } = useSession();
  const { store } = useBoardSession();
  return useQuery({
    queryKey: commentsKey(cardId),
    queryFn: async () => {
      const { comments = [], commentsNextCursor = null } = await readIncluded(api, store, cardId);
      const others = await allPages(api, `/cards/${cardId}/comments?limit=200`, commentsNextCursor);
      return [...comments, ...others];
    },
  });
}

/** The newest entries first, by pages. */
export function useActivity(cardId: number): UseInfiniteQueryResult<InfiniteData<Page<Activity>>> {
  const { api } = useSession();
  const { store } = useBoardSession();
  return useInfiniteQuery({
    queryKey: [...detailsKey(cardId), 'activity'],
    initialPageParam: '',
    queryFn: async ({ pageParam }) => {
      if (pageParam !== '') return page(api, `/cards/${cardId}/activity?limit=50`, pageParam);
      const { activity = [], activityNextCursor = null } = await readIncluded(api, store, cardId);
      return { items: activity, cursor: activityNextCursor };
    },
    getNextPageParam: ({ cursor }) => cursor,
  });
}

/** Tasks of the board, for the dependencies of its cards: the API has no read of one task. */
export function useTasks(boardId: number, cardId: number, enabled: boolean): UseQueryResult<GanttTask[]> {
  const { api } = useSession();
  return useQuery({
    queryKey: tasksKey(cardId),
    enabled,
    queryFn: () => allPages(api, `/boards/${boardId}/gantt`, ''),
  });
}

interface Details {
  readonly checklist: readonly ChecklistItem[];
  readonly comments: readonly Comment[];
  readonly dependencies: readonly Dependency[];
}

export type ReadDetails = (queries: QueryClient) => Details;

/** The details that are read at this moment, for checks outside of a rendering. */
export function readDetails(queries: QueryClient, cardId: number): Details {
  const tasks = queries.getQueryData<GanttTask[]>(tasksKey(cardId)) ?? [];
  return {
    checklist: queries.getQueryData(checklistKey(cardId)) ?? [],
    comments: queries.getQueryData(commentsKey(cardId)) ?? [],
    dependencies: tasks.find((task) => task.cardId === cardId)?.dependencies ?? [],
  };
}

/** Reads the details of a card that is not open, as far as the undo of a change of this noun needs them. */
export async function fetchDetails(
  queries: QueryClient,
  api: Calls,
  store: BoardStore,
  { cardId, noun }: { readonly cardId: number; readonly noun: string },
): Promise<void> {
  const known = store.base.cards.get(cardId);
  // The undo of a description compares the text, which the board is read without.
  const needsText = noun === 'card' && known !== undefined && isTextUnread(known);
  if (noun === 'checklist' || noun === 'comment' || needsText) {
    const read = await readIncluded(api, store, cardId);
    const { checklistItems = [], comments = [], commentsNextCursor = null } = read;
    const others = await allPages(api, `/cards/${cardId}/comments?limit=200`, commentsNextCursor);
    queries.setQueryData(checklistKey(cardId), checklistItems);
    queries.setQueryData(commentsKey(cardId), [...comments, ...others]);
  }
  if (noun === 'dependency')
    queries.setQueryData(tasksKey(cardId), await allPages(api, `/boards/${store.base.boardId}/gantt`, ''));
}

interface Page<T> {
  readonly items: readonly T[];
  readonly cursor: string | null;
}

type RowOf<P extends string> = ResultOf<'GET', P> extends readonly (infer Row)[] ? Row : never;

async function page<P extends string>(api: Calls, path: P, cursor: string): Promise<Page<RowOf<P>>> {
  const at =
    cursor === '' ? path : `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`;
  const { body, headers } = requireSuccess(await api.request('GET', at));
  return { items: body as RowOf<P>[], cursor: headers.get('x-next-cursor') };
}

/** @param from cursor of the first of these pages; null for none */
async function allPages<P extends string>(api: Calls, path: P, from: string | null): Promise<RowOf<P>[]> {
  const items: RowOf<P>[] = [];
  let cursor = from;
  while (cursor !== null) {
    const next: Page<RowOf<P>> = await page(api, path, cursor);
    items.push(...next.items);
    ({ cursor } = next);
  }
  return items;
}

/** Bursts of events are one refresh. */
const REFRESH_AFTER_MS = 150;

/** Reads the details again after each event of the card, also after those of this tab. */
export function useFreshDetails(cardId: number): void {
  const { store } = useBoardSession();
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before = store.base.cards.get(cardId);
    const stop = store.subscribe(`card:${cardId}`, () => {
      const now = store.base.cards.get(cardId);
      const isTextOnly = before !== undefined && now !== undefined && isOnlyTextRead(before, now);
      before = now;
      // The text came with the details themselves.
      if (isTextOnly) return;
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(queries, cardId), REFRESH_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, queries, cardId]);
}

/** While a write is in flight, its response would be older than what is shown. */
async function refresh(queries: QueryClient, cardId: number): Promise<void> {
  if (queries.isMutating({ mutationKey: detailsKey(cardId) }) > 0) return;
  await queries.invalidateQueries({ queryKey: detailsKey(cardId) });
}

export interface CardWrite extends Write {
  /** Shows the change before the response. */
  readonly show?: (details: ShownDetails) => void;
  /** Gets what the API answered, before the details are read again. */
  readonly onResponse?: (body: unknown) => void;
  /** Idempotency-Key of a write that may have been sent before. */
  readonly key?: string;
}

/** What a write may change before its response. */
export class ShownDetails {
  constructor(
    private readonly queries: QueryClient,
    private readonly cardId: number,
  ) {}

  checklist(change: (items: readonly ChecklistItem[]) => ChecklistItem[]): void {
    this.queries.setQueryData<ChecklistItem[]>(checklistKey(this.cardId), (items) => items && change(items));
  }

  comments(change: (comments: readonly Comment[]) => Comment[]): void {
    this.queries.setQueryData<Comment[]>(commentsKey(this.cardId), (all) => all && change(all));
  }
}

interface Sent extends CardWrite {
  readonly key: string;
}

const ATTEMPTS_MAX = 6;

/** No response, or one after which the same request may succeed; a sign-in loads the page again. */
const isRetried = (error: Error): boolean =>
  !(error instanceof ApiError) || (isTemporary(error.status) && error.status !== 401);

/** Writes of a card are sent in their order, each with its key, until the API accepts or rejects them. */
export function useCardWrite(cardId: number): {
  write: (write: CardWrite) => Promise<boolean>;
  /** Whether a write of this caller has no response yet. */
  isWriting: boolean;
} {
  const { api } = useSession();
  const { store } = useBoardSession();
  const messages = useMessages();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationKey: detailsKey(cardId),
    scope: { id: `card.${cardId}` },
    retry: (count, error) => isRetried(error) && count + 1 < ATTEMPTS_MAX,
    retryDelay: (count, error) =>
      (error instanceof ApiError ? error.retryAfterMs : null) ?? retryDelayMs(systemClock, count),
    mutationFn: async ({ method, path, body, key, onResponse }: Sent) => {
      const sent = await api.request(method, path, { body, headers: { 'idempotency-key': key } });
      const response = requireSuccess(sent);
      onResponse?.(response.body);
    },
    onMutate: async ({ show }: Sent) => {
      // A canceled read restores what was shown before it, so the change follows.
      await queries.cancelQueries({ queryKey: detailsKey(cardId) });
      show?.(new ShownDetails(queries, cardId));
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'read_only') store.setConnection({ readOnly: true });
      // The dialog of the sign-in says so.
      if (error instanceof ApiError && error.status === 401) return;
      showToast({ kind: 'failure', text: faultOf(error, messages) });
    },
    onSettled: () => {
      // This mutation still counts; a later one refreshes.
      if (queries.isMutating({ mutationKey: detailsKey(cardId) }) > 1) return undefined;
      return queries.invalidateQueries({ queryKey: detailsKey(cardId) });
    },
  });
  const write = async (sent: CardWrite): Promise<boolean> => {
    try {
      await mutateAsync({ key: crypto.randomUUID(), ...sent });
      return true;
    } catch {
      // It is shown by onError.
      return false;
    }
  };
  return { write, isWriting: isPending };
}
