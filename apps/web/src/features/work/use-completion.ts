import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { FOUND_CARDS, type FoundCard } from '../../workspace-model/my-cards.js';
import { ApiError } from '../../api/api-error.js';
import { useSession } from '../../session/session.js';
import { errorText } from '../../texts/error-text.js';
import { useMessages } from '../../texts/messages.js';
import { useWorkMessages } from '../../texts/work-messages.js';
import { showToast } from '../../ui/toast/toasts.js';

/** @returns a function that completes a card, or reopens it, and offers the opposite */
export function useCompletion(): (card: FoundCard) => Promise<void> {
  const { api } = useSession();
  const messages = useMessages();
  const texts = useWorkMessages();
  const queries = useQueryClient();
  return useCallback(
    async (card) => {
      const set = async (isDone: boolean): Promise<boolean> => {
        const key = crypto.randomUUID();
        const send = async (): Promise<boolean> => {
          show(queries, card.id, isDone);
          try {
            await api.call('POST', `/cards/${card.id}/${isDone ? 'complete' : 'reopen'}`, {
              headers: { 'idempotency-key': key },
            });
            return true;
          } catch (error) {
            const isRefused = error instanceof ApiError;
            showToast({
              kind: 'failure',
              text: isRefused ? errorText(error.code, error.message, messages) : messages.unreachable,
              // The same key: a request whose response was lost is not repeated.
              ...(!isRefused && { action: { title: messages.retry, run: () => void send() } }),
            });
            return false;
          } finally {
            await queries.invalidateQueries({ queryKey: [FOUND_CARDS] });
          }
        };
        return send();
      };
      const isDone = card.completedAt === null;
      if (!(await set(isDone)) || !isDone) return;
      showToast({
        kind: 'done',
        text: texts.completed(card.title),
        action: { title: messages.commands.titles.undo, run: () => void set(false) },
      });
    },
    [api, messages, texts, queries],
  );
}

/** Shows the change immediately, wherever the card is listed; the next reading says what is true. */
function show(queries: QueryClient, cardId: number, isDone: boolean): void {
  const completedAt = isDone ? new Date().toISOString() : null;
  const changed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== 'object' || value === null) return value;
    if ('id' in value && 'completedAt' in value)
      return value.id === cardId ? { ...value, completedAt } : value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each)]));
  };
  void queries.cancelQueries({ queryKey: [FOUND_CARDS] });
  queries.setQueriesData({ queryKey: [FOUND_CARDS] }, changed);
}
