import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '../../api/api-error.js';
import { useSession } from '../../session/session.js';
import { errorText } from '../../texts/error-text.js';
import { useInboxMessages } from '../../texts/inbox-messages.js';
import { useMessages } from '../../texts/messages.js';
import { showToast } from '../../ui/toast/toasts.js';
import { INBOX } from '../../workspace-model/inbox-count.js';
import type { InboxEntry } from '../../workspace-model/inbox.js';

export interface Mark {
  readonly state: 'unread' | 'read' | 'archived';
  /** Snoozes: ISO 8601. */
  readonly until?: string;
}

export interface Marking {
  readonly mark: (entries: readonly InboxEntry[], mark: Mark) => Promise<void>;
  /** Marks everything up to the newest of the entries, also what is not shown. */
  readonly markAllRead: (entries: readonly InboxEntry[]) => Promise<void>;
}

const markOf = ({ state, snoozedUntil }: InboxEntry): Mark =>
  snoozedUntil === null || state === 'archived'
    ? { state: state === 'snoozed' ? 'unread' : state }
    : { state: 'unread', until: snoozedUntil };

/** Marks entries of the inbox. What they were before can be had back. */
export function useMarking(): Marking {
  const { api } = useSession();
  const messages = useMessages();
  const texts = useInboxMessages();
  const queries = useQueryClient();

  const send = useCallback(
    async (body: { ids: readonly number[] } | { upTo: number }, mark: Mark): Promise<boolean> => {
      try {
        await api.call('POST', '/me/inbox/mark', { body: { ...body, ...mark } });
        return true;
      } catch (error) {
        const isRefused = error instanceof ApiError;
        showToast({
          kind: 'failure',
          text: isRefused ? errorText(error.code, error.message, messages) : messages.unreachable,
        });
        return false;
      } finally {
        await queries.invalidateQueries({ queryKey: [INBOX] });
      }
    },
    [api, messages, queries],
  );

  const mark = useCallback(
    async (entries: readonly InboxEntry[], wanted: Mark): Promise<void> => {
      show(queries, entries, wanted);
      if (!(await send({ ids: entries.map(({ id }) => id) }, wanted))) return;
      // Reading is shown where it happens; only what leaves the page needs a way back.
      if (wanted.state === 'read' || (wanted.state === 'unread' && wanted.until === undefined)) return;
      showToast({
        kind: 'done',
        text: wanted.until === undefined ? texts.isArchived : texts.isSnoozed,
        action: {
          title: messages.commands.titles.undo,
          run: () => void Promise.all(entries.map((entry) => send({ ids: [entry.id] }, markOf(entry)))),
        },
      });
    },
    [send, queries, messages, texts],
  );

  const markAllRead = useCallback(
    async (entries: readonly InboxEntry[]): Promise<void> => {
      const upTo = Math.max(0, ...entries.map(({ eventId }) => eventId));
      const unread = entries.filter(({ state }) => state === 'unread');
      if (upTo === 0) return;
      show(queries, unread, { state: 'read' });
      if (!(await send({ upTo }, { state: 'read' }))) return;
      showToast({
        kind: 'done',
        text: texts.allRead,
        action: {
          title: messages.commands.titles.undo,
          run: () => void send({ ids: unread.map(({ id }) => id) }, { state: 'unread' }),
        },
      });
    },
    [send, queries, messages, texts],
  );
  return { mark, markAllRead };
}

/** Shows the change immediately; the next reading says what is true. */
function show(queries: QueryClient, entries: readonly InboxEntry[], { state, until }: Mark): void {
  const ids = new Set(entries.map(({ id }) => id));
  void queries.cancelQueries({ queryKey: [INBOX] });
  const shownState = until === undefined ? state : 'snoozed';
  const changed = (entry: InboxEntry): InboxEntry =>
    ids.has(entry.id) ? { ...entry, state: shownState, snoozedUntil: until ?? null } : entry;
  const leaves = shownState === 'archived' || shownState === 'snoozed';
  queries.setQueriesData<{ pages: { entries: InboxEntry[] }[] }>(
    { queryKey: [INBOX, 'entries'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          entries: leaves ? page.entries.filter(({ id }) => !ids.has(id)) : page.entries.map(changed),
        })),
      },
  );
}
