import type { BoardCommand } from '../../board-model/board-command.js';
import { useSession } from '../../session/session.js';
import { useMessages } from '../../texts/messages.js';
import { faultOf } from '../../ui/fault/fault.js';
import { showToast } from '../../ui/toast/toasts.js';
import { useBoardSession } from './use-board.js';

/** Creates a label of the board and gives it to the cards. */
export function useNewLabel(
  cardIds: readonly number[],
  run: (command: BoardCommand) => Promise<unknown>,
): (name: string, color: string) => void {
  const { api } = useSession();
  const { store } = useBoardSession();
  const messages = useMessages();
  const create = async (name: string, color: string): Promise<void> => {
    try {
      const { body: label } = await api.call('POST', `/boards/${store.base.boardId}/labels`, {
        body: { name, color },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      store.change((base) => {
        if (base.labels.some(({ id }) => id === label.id)) return;
        base.labels = [...base.labels, label];
        base.dirty.add('labels');
      });
      await run({ kind: 'cards.labels', cardIds, add: [label.id], remove: [] });
    } catch (error) {
      showToast({ kind: 'failure', text: faultOf(error as Error, messages) });
    }
  };
  return (name, color) => void create(name, color);
}
