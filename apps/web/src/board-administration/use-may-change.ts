import { useBoard, useConnection } from '../board-control/hooks/use-board.js';
import { can } from '@kiban/vocabulary';
import { useSession } from '../session/session.js';

/** Whether the signed-in person may change the board, and the board takes changes. */
export function useMayChange(): boolean {
  const { me } = useSession();
  const { readOnly } = useConnection();
  const board = useBoard();
  return can(me, 'updateBoard') && !readOnly && board?.archivedAt == null;
}
