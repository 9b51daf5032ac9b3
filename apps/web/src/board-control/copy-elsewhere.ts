import type { Card } from '../board-model/entities.js';
import { ApiError, requireSuccess } from '../api/api-error.js';
import type { SentTo } from '../api/typed-paths.js';
import { useSession } from '../session/session.js';
import { errorText } from '../texts/error-text.js';
import { showToast } from '../ui/toast/toasts.js';
import type { BoardControl } from './board-control.js';
import type { MoveTarget } from './card-actions.js';

/** Copies a card to another board, which a toast leads to. Its undo archives the copy there. */
export function useCopyElsewhere(board: BoardControl): (cardId: number, target: MoveTarget) => Promise<void> {
  const { api } = useSession();
  const { store, ports } = board;
  const { messages } = ports;
  const write = async <P extends `/cards/${number}/${'copy' | 'archive'}`>(
    path: P,
    body?: SentTo<'POST', P>,
  ): Promise<Card> => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    return requireSuccess(await api.request('POST', path, { body, headers })).body as Card;
  };
  const failed = (error: unknown): void => {
    const isRefused = error instanceof ApiError;
    const text = isRefused ? errorText(error.code, error.message, messages) : messages.unreachable;
    showToast({ kind: 'failure', text });
  };
  return async (cardId, { boardId, listId, place }) => {
    const { title = '' } = store.card(cardId) ?? {};
    try {
      const anchor = 'at' in place ? { position: place.at } : place;
      const { id } = await write(`/cards/${store.idOf(cardId)}/copy`, { listId, ...anchor });
      const archive = (): void => void write(`/cards/${id}/archive`).catch(failed);
      board.commands.done(messages.board.copiedCards(1, title), archive, {
        title: messages.board.showCard,
        href: `/boards/${boardId}/cards/${id}`,
        open: () => ports.openElsewhere(boardId, id),
      });
    } catch (error) {
      failed(error);
    }
  };
}
