import { useBoard, useConnection } from '../board-control/hooks/use-board.js';
import { useSession } from '../session/session.js';

/** Whether the signed-in person may change the board, and the board takes changes. */
export function useMayChange(): boolean {
  const { me } = useSession();
  const { readOnly } = useConnection();
  const board = useBoard();
  return me.role !== 'viewer' && !readOnly && board?.archivedAt == null;
}
