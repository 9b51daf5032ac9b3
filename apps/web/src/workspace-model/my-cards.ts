import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { components } from '@kiban/client';
import { useIdle } from '../observable/use-idle.js';
import type { Calls } from '../session/api.js';
import { useSession } from '../session/session.js';
import { dueGroup } from './due-group.js';

export type FoundCard = components['schemas']['Card'];

export interface MyCards {
  readonly cards: readonly FoundCard[];
  /** Whether there are more than are read. */
  readonly isCut: boolean;
}

const PAGE_MAX = 200;
/** More open cards than one person works on. */
const CARDS_MAX = 2_000;

/** Prefix of what changes with cards of any board. */
export const FOUND_CARDS = 'found-cards';

export const MY_CARDS = [FOUND_CARDS, 'mine'] as const;

/** The open cards of the signed-in person on all boards, of which archived ones have none. Read again when they change, and whenever the tab comes to the front. */
export function useMyCards(isEnabled = true): UseQueryResult<MyCards> {
  const { api } = useSession();
  return useQuery({
    queryKey: MY_CARDS,
    queryFn: ({ signal }) => myCards(api, signal),
    enabled: isEnabled,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
}

/** How many cards of the person are overdue or due today. They are read after what the page is for. */
export function useDueCount(): number {
  const { data } = useMyCards(useIdle());
  const now = new Date();
  const due = data?.cards.filter(
    ({ dueDate, completedAt }) =>
      completedAt === null && ['overdue', 'today'].includes(dueGroup(dueDate, now)),
  );
  return due?.length ?? 0;
}

async function myCards(api: Calls, signal: AbortSignal): Promise<MyCards> {
  const open: FoundCard[] = [];
  let cursor: string | null = null;
  do {
    const query: URLSearchParams = new URLSearchParams({
      assignee: 'me',
      omit: 'description',
      limit: String(PAGE_MAX),
      ...(cursor !== null && { cursor }),
    });
    const { body, headers } = await api.call('GET', `/search?${query}`, { signal });
    open.push(...body.filter(({ completedAt }) => completedAt === null));
    cursor = headers.get('x-next-cursor');
  } while (cursor !== null && open.length < CARDS_MAX);
  return { cards: open, isCut: cursor !== null };
}
